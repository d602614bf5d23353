import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { defaultSort } from '../../../../resources/sorts';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { READ_PAGE_SIZE, readPages } from '../../../lib/readPages';
import type { StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/checkedRows';
import { getEmailKey, hasExisted } from './planRemoval';

/** Most customers that are read to find out whether an import has created all whose points it changed. */
const MAX_NEW_CUSTOMERS = 1000;

/** Whether rows changed the points of customers that aren't newer than the import; true if there are too many newer ones to know. */
export async function hasChangedExisting(
  { createdAt }: StoredRun,
  rows: readonly ImportRow[],
  { getList }: Pick<ConsoleDataProvider, 'getList'>,
): Promise<boolean> {
  const existing = new Set(rows.filter((row) => Number(row['points'] ?? 0) !== 0).map(getEmailKey));
  if (existing.size === 0) return false;
  const read = async (page: number) => {
    const pagination = { page: page + 1, perPage: READ_PAGE_SIZE };
    const list = { pagination, sort: defaultSort(customers), filter: {} };
    const { data, total } = await getList<ConsoleRecord>(customers.name, list);
    return { items: data, total };
  };
  const maxPages = MAX_NEW_CUSTOMERS / READ_PAGE_SIZE;
  // Newest first.
  for await (const { fresh } of readPages(read, { pageSize: READ_PAGE_SIZE, maxPages, getId: ({ id }) => id })) {
    const created = fresh.filter((customer) => !hasExisted(customer, createdAt));
    for (const customer of created) existing.delete(getEmailKey(customer));
    if (existing.size === 0 || created.length < fresh.length) break;
  }
  return existing.size > 0;
}
