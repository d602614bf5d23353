import type { QueryClient } from '@tanstack/react-query';
import type { EntityRecord } from '../parse/records';
import { findListedRecord, recordKey } from './recordCache';

/** Returns a record as the server sent it last, or undefined if it is not cached. */
export function findCachedRecord(queryClient: QueryClient, resource: string, id: string): EntityRecord | undefined {
  return queryClient.getQueryData<EntityRecord>(recordKey(resource, id)) ?? findListedRecord(queryClient, resource, id);
}
