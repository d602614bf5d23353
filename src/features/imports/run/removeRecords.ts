import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError, toAppError } from '../../../../dataProvider/errors';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import type { StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/checkedRows';
import { isInUse } from './planRemoval';

/** Names of the entities whose records an import creates. */
export const removedEntities = { reviews: 'product-reviews', customers: 'customers' } as const;

/** Reason of a refused removal: the customer has orders, points or other activity since the dry run. */
export const IN_USE = 'inUse';

/**
 * Removes the records of a batch, one by one. Those that no longer exist are skipped, so it can be repeated.
 * @throws AppError
 */
export async function removeRecords(
  dataProvider: Pick<ConsoleDataProvider, 'getOne' | 'delete'>,
  kind: StoredRun['kind'],
  rows: readonly ImportRow[],
): Promise<void> {
  const name = kind === 'reviews' ? removedEntities.reviews : removedEntities.customers;
  for (const { id, points } of rows) {
    const record = await readRecord(dataProvider, name, String(id));
    if (!record) continue;
    if (kind === 'customers' && isInUse(record, Number(points ?? 0)))
      throw new AppError({ kind: 'validation', message: IN_USE });
    await ignoreMissing(dataProvider.delete<ConsoleRecord>(name, { id: String(id), previousData: record }));
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
