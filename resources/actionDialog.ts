/** What the dialog of an action of an extension gets, and what it does. */
import type { ComponentType } from 'react';
import type { Entity, Row } from './entity';

type ActionRecord = Row & { readonly id: string };

/** Props of the dialog of an action. It opens when it mounts. */
export interface ActionDialogProps {
  entity: Entity;
  /** Name of the action. */
  name: string;
  /**
   * One record, or a selection: its records are null if all that match are selected, which are collected when the run
   * starts.
   */
  target:
    | { kind: 'record'; record: ActionRecord }
    | { kind: 'selection'; count: number; records: readonly ActionRecord[] | null };
  onClose: () => void;
  /**
   * Starts a bulk run over the selection and closes the dialog. `toChange` returns the fields to set of a record, which
   * are the same in every attempt, or null if there is nothing to change.
   */
  onBulk: (work: { toChange: (record: ActionRecord) => { set: Readonly<Record<string, unknown>> } | null }) => void;
}

/** Loads the dialog of an action: `() => import('./GiftDialog')`. */
export type LoadActionDialog = () => Promise<{ default: ComponentType<ActionDialogProps> }>;
