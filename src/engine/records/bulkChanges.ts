/** Makes and undoes the changes of a bulk run. */

import type { ConsoleDataProvider } from '../../../dataProvider';
import type { EndpointRequest } from '../../../dataProvider/methods/call';
import type { Entity } from '../../../resources/entity';
import type { PointsEntry } from '../history/historyEntry';
import { type AddedPoints, createEntryId, type UndoEntry } from '../history/undoStack';
import type { WriteHistory } from '../history/writeHistory';
import type { NamedAction } from './actions';
import type { ConsoleRecord } from './consoleRecord';
import { isUndoable } from './inverse';
import { type RecordChange, writeRecord } from './recordChange';
import { type Addition, add, type UndoPorts, undoEntry } from './undoEntry';

/** What a run writes with, in its store. */
export interface BulkPorts extends UndoPorts {
  dataProvider: UndoPorts['dataProvider'] & Pick<ConsoleDataProvider, 'delete' | 'call'>;
}

/** The change of a record, which is the same in every attempt; null if there is nothing to change. A call can't be undone. */
type BulkChange = RecordChange | { call: EndpointRequest } | (Addition & { undo: AddedPoints | null }) | null;

/** What a dialog does with every record of a selection. */
export interface BulkWork {
  toChange: (record: ConsoleRecord) => BulkChange;
  /** Called before each attempt that isn't an undo. */
  onStart?: () => void;
  /** Called after each run that isn't an undo, with the ids of the records that weren't done for certain. */
  onSettled?: (remainingIds: readonly string[]) => void;
}

/** The changes of a bulk run, one for each record. */
interface BulkChanges {
  /** Reads the points of an earlier run with the same keys, whose page was left. They aren't added again. */
  readEarlier(): Promise<void>;
  /** @throws AppError */
  make(record: ConsoleRecord, action: NamedAction, change: BulkChange): Promise<void>;
  /** @throws AppError */
  undo(record: ConsoleRecord): Promise<void>;
  /** Whether the undo of an uncertain change found that there was nothing to undo. */
  wasUnchanged(record: ConsoleRecord): boolean;
  canUndo(record: ConsoleRecord): boolean;
  /** Whether an earlier run has added the points. They aren't a change of this run, which doesn't undo them. */
  wasDoneEarlier(record: ConsoleRecord): boolean;
  /** The response for a record was lost: its state is read before another write. @param undoing that of an undo */
  setUncertain(recordId: string, undoing: boolean): void;
  entryOf(record: ConsoleRecord): UndoEntry | undefined;
  entriesOf(records: readonly ConsoleRecord[]): readonly UndoEntry[];
}

/** @param undoes the changes that the run undoes, if it begins with that */
export function createBulkChanges(entity: Entity, ports: BulkPorts, undoes?: readonly UndoEntry[]): BulkChanges {
  /** By the ids of the records. */
  const entries = new Map(undoes?.map((entry) => [entry.record.id, entry]));
  const uncertainIds = new Set<string>();
  const earlierIds = new Set<string>();
  const unchangedIds = new Set<string>();
  let earlier: SentPoints = { added: new Set(), undone: new Set() };
  const entryOf = ({ id }: ConsoleRecord) => entries.get(id);

  return {
    async readEarlier() {
      earlier = await readSentPoints(ports.history);
    },
    async make(record, action, change) {
      if (!change) return;
      if ('call' in change) return void (await ports.dataProvider.call(change.call));
      const entry: UndoEntry = { id: createEntryId(), entity, record, set: 'set' in change ? change.set : null };
      if (!('resource' in change)) {
        entries.set(record.id, entry);
        await writeRecord(ports.dataProvider, entity, record, change, { entryId: entry.id });
        return;
      }
      const { customerId } = change.data;
      const owner = { ...record, id: customerId, _id: customerId };
      let { key, undo: points } = change;
      // After an undo, the same points are an intent of their own.
      while (points && earlier.undone.has(points.undoKey)) {
        key += '.again';
        points = { ...points, undoKey: `${points.undoKey}.again` };
      }
      if (points && earlier.added.has(points.undoKey)) return void earlierIds.add(record.id);
      const added = { ...entry, record: owner, added: { action: action.name, points } };
      entries.set(record.id, added);
      await add(ports, added, { ...change, key });
    },
    async undo(record) {
      const entry = entryOf(record);
      if (!entry) return;
      const outcome = await undoEntry(ports, entry, undoes !== undefined || uncertainIds.has(record.id));
      if (outcome === 'unchanged') unchangedIds.add(record.id);
    },
    canUndo(record) {
      const entry = entryOf(record);
      return entry !== undefined && isUndoable(entry);
    },
    wasUnchanged: ({ id }) => unchangedIds.has(id),
    wasDoneEarlier: ({ id }) => earlierIds.has(id),
    setUncertain(recordId, undoing) {
      uncertainIds.add(recordId);
      const entry = entries.get(recordId);
      if (entry && !undoing) entries.set(recordId, { ...entry, isUncertain: true });
    },
    entryOf,
    entriesOf: (records) => records.flatMap((record) => entryOf(record) ?? []),
  };
}

/** Points of the history, by their `undoKey`. */
interface SentPoints {
  added: ReadonlySet<string>;
  undone: ReadonlySet<string>;
}

async function readSentPoints({ open }: Pick<WriteHistory, 'open'>): Promise<SentPoints> {
  const { entries } = await (await open()).list();
  const sent = entries.filter((entry): entry is PointsEntry => entry.kind === 'points' && !entry.isUncertain);
  return {
    added: new Set(sent.map(({ undoKey }) => undoKey)),
    undone: new Set(sent.flatMap(({ undoes }) => undoes ?? [])),
  };
}
