import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { getSort } from '../../../../resources/sorts';
import { fetchAllMatching } from '../../../engine/bulk/fetchAllMatching';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import type { KnownCustomer } from '../table/compareWithCustomers';

/** Stores with more customers aren't compared, since every 100 customers cost a request. */
export const MAX_COMPARED_CUSTOMERS = 5000;

/**
 * Fetches all customers with their balances.
 * @returns null if there are too many, or the total is unknown
 * @throws AppError
 */
export async function fetchAllCustomers(
  dataProvider: ConsoleDataProvider,
  signal: AbortSignal,
): Promise<readonly KnownCustomer[] | null> {
  const sort = Object.keys(customers.list.sorts)[0] ?? '';
  const { total } = await dataProvider.getList<ConsoleRecord>(customers.name, {
    pagination: { page: 1, perPage: 1 },
    sort: getSort(customers, sort),
    filter: {},
    signal,
  });
  if (total === undefined || total > MAX_COMPARED_CUSTOMERS) return null;
  const knownCustomers: KnownCustomer[] = [];
  const listProvider = { getList: dataProvider.getList<ConsoleRecord> };
  await fetchAllMatching(
    listProvider,
    customers,
    { filters: {}, sort, total },
    (records) => {
      for (const { emailAddress, totalPoints } of records) {
        const points = typeof totalPoints === 'number' ? totalPoints : 0;
        if (typeof emailAddress === 'string') knownCustomers.push({ email: emailAddress, points });
      }
    },
    signal,
  );
  signal.throwIfAborted();
  return knownCustomers;
}
