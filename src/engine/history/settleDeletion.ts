import type { Entity } from '../../../resources/entity';
import type { HistoryEntry } from './historyEntry';
import type { WriteHistory } from './writeHistory';

/**
 * Stores that a deletion whose outcome wasn't known has happened. Nothing of a deleted person is kept.
 * @param settle what `begin` returned for the entry, before the record was looked up
 */
export async function settleDeletion(
  history: WriteHistory,
  { isPersonal }: Entity,
  entry: Extract<HistoryEntry, { kind: 'removal' }>,
  settle: ReturnType<WriteHistory['begin']>,
): Promise<void> {
  const { id } = entry.record;
  const forgotten = isPersonal && entry.field === null && { record: { id, _id: id }, forgetsRecord: true };
  // After a failed write has removed it.
  await (await history.open()).whenStored();
  await settle({ ...entry, isUncertain: false, ...forgotten });
}
