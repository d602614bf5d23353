/**
 * The records in React Query's cache, in the shapes that ra-core's hooks give them: `getOne` is the bare record,
 * `getMany` an array, `getList` and `getManyReference` `{ data, total }`, `getInfiniteList` pages of those.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { EntityRecord } from '../parse/records';

/** The key under which react-admin's `useGetOne` caches a record. */
export const recordKey = (resource: string, id: string) => [resource, 'getOne', { id }] as const;

/** Returns a record from any cached list, or undefined. */
export function findListedRecord(queryClient: QueryClient, resource: string, id: string): EntityRecord | undefined {
  const results = queryClient.getQueriesData({ queryKey: [resource, 'getList'] }).map(([, result]) => result);
  return results.flatMap((result) => (isListResult(result) ? result.data : [])).find((record) => record.id === id);
}

/**
 * Stores rows of a list as single records, as react-admin's `useGetList` does, so that an optimistic `useUpdate` finds the
 * whole record. They are stale, so a mounted query still reads them. Records that were read by id are not replaced.
 */
export function cacheListedRecords(queryClient: QueryClient, resource: string, records: readonly EntityRecord[]): void {
  for (const record of records) {
    const key = recordKey(resource, record.id);
    if (isFromList(queryClient.getQueryState(key))) queryClient.setQueryData(key, record, { updatedAt: 0 });
  }
}

/** Whether a cached record comes from a list, and was neither read nor written by its id. */
export function isFromList(state: { dataUpdatedAt: number } | undefined): boolean {
  return (state?.dataUpdatedAt ?? 0) === 0;
}

/**
 * Changes the records of a cached result of any read but `getOne`, or returns the same object if they stay the same.
 * @param count the total after so many records have gone; as it was by default
 */
export function changeRecords(
  result: unknown,
  change: (records: readonly EntityRecord[]) => readonly EntityRecord[],
  count: (total: number, gone: number) => number = (total) => total,
): unknown {
  if (isRecords(result)) return change(result);
  if (isListResult(result)) {
    const data = change(result.data);
    if (data === result.data) return result;
    const gone = result.data.length - data.length;
    return { ...result, data, ...(result.total !== undefined && { total: count(result.total, gone) }) };
  }
  if (!isPages(result)) return result;
  const pages = result.pages.map((page) => changeRecords(page, change, count));
  return pages.some((page, at) => page !== result.pages[at]) ? { ...result, pages } : result;
}

export const isRecord = (value: unknown): value is EntityRecord =>
  typeof value === 'object' && value !== null && 'id' in value && '_id' in value;

const isRecords = (result: unknown): result is EntityRecord[] => Array.isArray(result) && result.every(isRecord);

interface ListResult {
  data: EntityRecord[];
  total?: number;
}

const isListResult = (result: unknown): result is ListResult =>
  typeof result === 'object' && result !== null && 'data' in result && Array.isArray(result.data);

const isPages = (result: unknown): result is { pages: readonly unknown[] } =>
  typeof result === 'object' && result !== null && 'pages' in result && Array.isArray(result.pages);
