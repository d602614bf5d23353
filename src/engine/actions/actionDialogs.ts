import { type ComponentType, createContext } from 'react';
import type { Entity } from '../../../resources/entity';
import type { BulkWork } from '../bulk/bulkRun';
import type { ConsoleRecord } from '../records/consoleRecord';

/** What an action is done with: one record, or a selection. */
export type ActionTarget =
  | { kind: 'record'; record: ConsoleRecord }
  /** `records` is null for all that match: they are found when it begins. */
  | { kind: 'selection'; count: number; records: readonly ConsoleRecord[] | null };

/** What the dialog of an action gets. It opens when it is mounted. */
export interface ActionDialogProps {
  entity: Entity;
  target: ActionTarget;
  onClose: () => void;
  /** Begins it on the selection, with progress, a summary and another try for what failed; closes the dialog. */
  onBulk: (work: BulkWork) => void;
}

/** Dialogs of actions, by `<entity>.<action>`. */
export type ActionDialogs = Readonly<Record<string, ComponentType<ActionDialogProps>>>;

export const ActionDialogsContext = createContext<ActionDialogs>({});
