/**
 * The records in React Query's cache, in the shapes that ra-core's hooks give them: `getOne` is the bare record,
 * `getMany` an array, `getList` and `getManyReference` `{ data, total }`, `getInfiniteList` pages of those.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleRecord } from './consoleRecord';
import { recordKey } from './recordQuery';

type Change = (records: readonly ConsoleRecord[]) => ConsoleRecord[];

/** Returns a record from any cached list, or undefined. */
export function findListedRecord(queryClient: QueryClient, resource: string, id: string): ConsoleRecord | undefined {
  const results = queryClient.getQueriesData({ queryKey: [resource, 'getList'] }).map(([, result]) => result);
  return results.flatMap((result) => (isListResult(result) ? result.data : [])).find((record) => record.id === id);
}

/** Merges a response into every cache entry that contains the record. */
export function updateCachedRecord(queryClient: QueryClient, resource: string, record: ConsoleRecord): void {
  changeLists(queryClient, resource, record.id, (records) =>
    records.map((item) => (item.id === record.id ? { ...item, ...record } : item)),
  );
  queryClient.setQueriesData({ queryKey: [resource, 'getOne'] }, (known: unknown) =>
    isRecord(known) && known.id === record.id ? { ...known, ...record } : known,
  );
}

/**
 * Stores rows of a list as single records, as react-admin's `useGetList` does, so that an optimistic `useUpdate` finds the
 * whole record. They are stale, so a mounted query still reads them. Records that were read by id are not replaced.
 */
export function cacheListedRecords(
  queryClient: QueryClient,
  resource: string,
  records: readonly ConsoleRecord[],
): void {
  for (const record of records) {
    const key = recordKey(resource, record.id);
    if (isFromList(queryClient.getQueryState(key))) queryClient.setQueryData(key, record, { updatedAt: 0 });
  }
}

/** Whether a cached record comes from a list, and was neither read nor written by its id. */
export function isFromList(state: { dataUpdatedAt: number } | undefined): boolean {
  return (state?.dataUpdatedAt ?? 0) === 0;
}

/** Removes a deleted record from the cache. */
export function removeFromCache(queryClient: QueryClient, resource: string, id: string): void {
  changeLists(queryClient, resource, id, (records) => records.filter((record) => record.id !== id));
  queryClient.removeQueries({ queryKey: recordKey(resource, id), type: 'inactive' });
}

/** Changes only the entries that contain the record, to avoid re-rendering others. */
function changeLists(queryClient: QueryClient, resource: string, id: string, change: Change): void {
  for (const call of ['getList', 'getManyReference', 'getMany', 'getInfiniteList']) {
    for (const [key, result] of queryClient.getQueriesData({ queryKey: [resource, call] })) {
      const next = changeResult(result, id, change);
      if (next !== result) queryClient.setQueryData(key, next);
    }
  }
}

/** The changed result, or the same object if it does not contain the record. */
function changeResult(result: unknown, id: string, change: Change): unknown {
  if (isRecords(result)) return result.some((record) => record.id === id) ? change(result) : result;
  if (isListResult(result)) {
    if (!result.data.some((record) => record.id === id)) return result;
    const data = change(result.data);
    const gone = result.data.length - data.length;
    return { ...result, data, ...(result.total !== undefined && { total: Math.max(0, result.total - gone) }) };
  }
  if (!isPages(result)) return result;
  const pages = result.pages.map((page) => changeResult(page, id, change));
  return pages.some((page, at) => page !== result.pages[at]) ? { ...result, pages } : result;
}

const isRecord = (value: unknown): value is ConsoleRecord =>
  typeof value === 'object' && value !== null && 'id' in value && '_id' in value;

const isRecords = (result: unknown): result is ConsoleRecord[] => Array.isArray(result) && result.every(isRecord);

interface ListResult {
  data: ConsoleRecord[];
  total?: number;
}

const isListResult = (result: unknown): result is ListResult =>
  typeof result === 'object' && result !== null && 'data' in result && Array.isArray(result.data);

const isPages = (result: unknown): result is { pages: readonly unknown[] } =>
  typeof result === 'object' && result !== null && 'pages' in result && Array.isArray(result.pages);
