import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { collectMatching } from '../../../engine/bulk/collectMatching';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import type { KnownCustomer } from '../table/againstShop';

/** Customers that are read for a comparison at most: each hundred is a call. */
export const mostCompared = 5000;

/**
 * The customers of the shop with what they have.
 * @returns null where there are too many to read them all, or nobody knows how many
 * @throws AppError
 */
export async function readCustomers(
  dataProvider: ConsoleDataProvider,
  signal: AbortSignal,
): Promise<readonly KnownCustomer[] | null> {
  const sort = Object.keys(customers.list.sorts)[0] ?? '';
  const { total } = await dataProvider.getList<ConsoleRecord>(customers.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: sort, order: 'DESC' },
    filter: {},
    signal,
  });
  if (total === undefined || total > mostCompared) return null;
  const found: KnownCustomer[] = [];
  const reader = { getList: dataProvider.getList<ConsoleRecord> };
  await collectMatching(
    reader,
    customers,
    { filters: {}, sort, total },
    (records) => {
      for (const { emailAddress, totalPoints } of records) {
        const points = typeof totalPoints === 'number' ? totalPoints : 0;
        if (typeof emailAddress === 'string') found.push({ email: emailAddress, points });
      }
    },
    signal,
  );
  signal.throwIfAborted();
  return found;
}
