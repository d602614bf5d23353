import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { CreateMeta } from '../../../dataProvider/writes/withProof';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { Entity } from '../../../resources/entity';
import type { HistoryEntry, PointsEntry, SetEntry } from '../../engine/history/historyEntry';
import type { WriteHistory } from '../../engine/history/writeHistory';
import { isSent } from '../../engine/records/recordChange';
import { findInverseChange, getRecordAfter } from './inverseChange';

export interface UndoPorts {
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'create'>;
  /** Describes points that weren't added once. */
  describeFinding: NonNullable<CreateMeta['strict']>;
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

async function undoPoints(entry: PointsEntry, { dataProvider, describeFinding, history }: UndoPorts): Promise<void> {
  const { record, undoKey, adminNote, customerNote } = entry;
  const data = { customerId: record.id, points: -entry.points, adminNote, customerNote };
  await dataProvider.create('points', { data, meta: { idempotencyKey: undoKey, strict: describeFinding } });
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
  const meta: UpdateMeta = { expect: entry.set };
  const data = { ...inverse.set };
  await isSent(dataProvider.update(entity.name, { id: after.id, data, previousData: after, meta }));
}
