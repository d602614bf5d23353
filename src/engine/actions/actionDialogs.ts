import { type ComponentType, createContext } from 'react';
import type { Entity } from '../../../resources/entity';
import type { BulkWork } from '../records/bulkChanges';
import type { ConsoleRecord } from '../records/consoleRecord';

/** What an action is applied to: one record, or a selection. */
export type ActionTarget =
  | { kind: 'record'; record: ConsoleRecord }
  /** `records` is null if all that match are selected: they are collected when the run starts. */
  | { kind: 'selection'; count: number; records: readonly ConsoleRecord[] | null };

/** Props of an action's dialog. It opens when it mounts. */
export interface ActionDialogProps {
  entity: Entity;
  /** Name of the action. */
  name: string;
  target: ActionTarget;
  onClose: () => void;
  /** Starts a bulk run over the selection and closes the dialog. */
  onBulk: (work: BulkWork) => void;
}

/** Dialogs of actions, by `<entity>.<action>`. */
export type ActionDialogs = Readonly<Record<string, ComponentType<ActionDialogProps>>>;

export const ActionDialogsContext = createContext<ActionDialogs>({});
