import type { ComponentType } from 'react';
import type { LoadActionDialog, ActionDialogProps as OwnProps } from '../../../resources/actionDialog';
import { createSlot } from '../slots/createSlot';
import type { ActionDialogProps } from './actionDialogs';

const slots = new Map<LoadActionDialog, ComponentType<OwnProps>>();

/** The dialog that an action of an extension loads. */
export default function OwnDialog(props: ActionDialogProps) {
  const { entity, name } = props;
  const load = entity.actions[name]?.dialog;
  if (typeof load !== 'function') return null;
  const Dialog = slots.get(load) ?? createSlot(`extend.${entity.name}.actions.${name}`, load);
  slots.set(load, Dialog);
  return <Dialog {...props} />;
}
