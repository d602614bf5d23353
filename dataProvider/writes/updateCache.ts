/** Writes responses into React Query's cache. Loaded with the first write. */
import type { QueryClient } from '@tanstack/react-query';
import type { EntityRecord } from '../parse/records';
import { changeRecords, isRecord, recordKey } from './recordCache';

type Change = (records: readonly EntityRecord[]) => EntityRecord[];

/** Merges a response into every cache entry that contains the record. */
export function updateCachedRecord(queryClient: QueryClient, resource: string, record: EntityRecord): void {
  changeLists(queryClient, resource, record.id, (records) =>
    records.map((item) => (item.id === record.id ? { ...item, ...record } : item)),
  );
  queryClient.setQueriesData({ queryKey: [resource, 'getOne'] }, (known: unknown) =>
    isRecord(known) && known.id === record.id ? { ...known, ...record } : known,
  );
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

/** The changed result, or the same object if it does not contain the record. Removed records are not counted. */
function changeResult(result: unknown, id: string, change: Change): unknown {
  return changeRecords(
    result,
    (records) => (records.some((record) => record.id === id) ? change(records) : records),
    (total, gone) => Math.max(0, total - gone),
  );
}
