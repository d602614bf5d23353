import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError, toAppError } from '../../../../dataProvider/errors';
import { customers } from '../../../../resources/customers';
import { reviews } from '../../../../resources/reviews';
import { settleDeletion } from '../../../engine/history/settleDeletion';
import type { WriteHistory } from '../../../engine/history/writeHistory';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import type { StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/checkedRows';
import { isInUse } from './planRemoval';

/** Reason of a refused removal: the customer has orders, points or other activity since the dry run. */
export const IN_USE = 'inUse';

/**
 * Removes the records of a batch, one by one. Those that no longer exist are skipped, so it can be repeated: the history
 * then knows what became of the deletion that was interrupted.
 * @throws AppError
 */
export async function removeRecords(
  dataProvider: Pick<ConsoleDataProvider, 'getOne' | 'delete'>,
  history: WriteHistory,
  kind: StoredRun['kind'],
  rows: readonly ImportRow[],
): Promise<void> {
  const entity = kind === 'reviews' ? reviews : customers;
  const { name } = entity;
  const { entries } = await (await history.open()).list();
  const openDeletions = entries
    .filter((entry) => entry.kind === 'removal')
    .filter(({ isUncertain, resource, field }) => isUncertain && resource === name && field === null);
  for (const { id, points } of rows) {
    const entry = openDeletions.find(({ record }) => record.id === id);
    // The deletion has the same id, and so replaces the entry.
    const settle = entry && history.begin(entry);
    const record = await readRecord(dataProvider, name, String(id));
    if (record && kind === 'customers' && isInUse(record, Number(points ?? 0)))
      throw new AppError({ kind: 'validation', message: IN_USE });
    const meta = entry && { entryId: entry.id };
    const deleted =
      record &&
      (await ignoreMissing(dataProvider.delete<ConsoleRecord>(name, { id: String(id), previousData: record, meta })));
    if (!deleted && entry && settle) await settleDeletion(history, entity, entry, settle);
  }
}

const readRecord = (dataProvider: Pick<ConsoleDataProvider, 'getOne'>, name: string, id: string) =>
  ignoreMissing(dataProvider.getOne<ConsoleRecord>(name, { id }).then(({ data }) => data));

/** Returns null if the record no longer exists. @throws AppError */
async function ignoreMissing<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await request;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind !== 'notFound') throw error;
    return null;
  }
}
