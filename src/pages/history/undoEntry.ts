import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { createBulkPointsAdder } from '../../../dataProvider/methods/addPoints';
import type { Entity } from '../../../resources/entity';
import type { HistoryEntry, PointsEntry, SetEntry } from '../../engine/history/historyEntry';
import type { WriteHistory } from '../../engine/history/writeHistory';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { writeRecord } from '../../engine/records/recordChange';
import { type Comparison, verifiedWrite } from '../../engine/writes/verifiedWrite';
import { findInverseChange, getRecordAfter, isSameValue } from './inverseChange';

export interface UndoPorts {
  dataProvider: Pick<ConsoleDataProvider, 'readFresh' | 'update' | 'delete'>;
  /**
   * Adds points once.
   * @throws AppError
   */
  addPoints: ReturnType<typeof createBulkPointsAdder>;
  history: Pick<WriteHistory, 'record'>;
}

/**
 * Sends the opposite of a write, unless the record was changed since. An entry that is undone already is left as it is.
 * @throws AppError: `conflict` if the record was changed since, `notFound` if it no longer exists
 */
export async function undoEntry(entity: Entity, entry: HistoryEntry, ports: UndoPorts): Promise<void> {
  if (entry.kind === 'points') return undoPoints(entry, ports);
  if (entry.kind === 'set') return undoSet(entity, entry, ports);
  throw new AppError({ kind: 'validation' });
}

async function undoPoints(entry: PointsEntry, { addPoints, history }: UndoPorts): Promise<void> {
  const { record, undoKey, adminNote, customerNote } = entry;
  await addPoints({ customerId: record.id, points: -entry.points, adminNote, customerNote }, undoKey);
  const { id: _id, at: _at, ...written } = entry;
  history.record({
    ...written,
    isUncertain: false,
    points: -entry.points,
    undoKey: `${undoKey}.undo`,
    undoes: undoKey,
  });
}

async function undoSet(entity: Entity, entry: SetEntry, { dataProvider }: UndoPorts): Promise<void> {
  const inverse = findInverseChange(entity, entry);
  if (!inverse || !('set' in inverse)) throw new AppError({ kind: 'validation' });
  const after = getRecordAfter(entry);
  const isReliable = entity.read.one !== undefined;
  const result = await verifiedWrite<{ fresh: ConsoleRecord | null }, boolean, ConsoleRecord>({
    async load() {
      const fresh = await dataProvider.readFresh(entity.name, after);
      return fresh || !isReliable ? { fresh } : null;
    },
    compare: ({ fresh }) => compare(fresh, entry.set, inverse.set),
    write: () => writeRecord(dataProvider, entity, after, inverse),
  });
  switch (result.kind) {
    case 'written':
    case 'applied':
      return;
    case 'conflict':
      throw new AppError({ kind: 'conflict' });
    case 'gone':
      throw new AppError({ kind: 'notFound' });
    default:
      throw result.error;
  }
}

function compare(
  fresh: ConsoleRecord | null,
  set: Readonly<Record<string, unknown>>,
  inverse: Readonly<Record<string, unknown>>,
): Comparison<ConsoleRecord> {
  if (!fresh) return 'unknown';
  const has = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).every(([field, value]) => isSameValue(fresh[field], value));
  if (has(inverse)) return 'applied';
  return has(set) ? 'notApplied' : { conflict: fresh };
}
