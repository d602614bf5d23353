import type { QueryClient } from '@tanstack/react-query';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';

interface CachedRecords {
  data: readonly ConsoleRecord[];
}

/**
 * The queue's records in the React Query cache. Each write updates every cached list, so changes made in
 * composers and dialogs reach the queue too.
 */
export interface QueueCache {
  put(entity: Entity, records: readonly ConsoleRecord[]): void;
  /** Returns null if the record is not cached or was deleted. */
  find(entity: Entity, id: string): ConsoleRecord | null;
  /** Calls the listener with the records of an entity after an update. Returns an unsubscribe function. */
  subscribe(listener: (entity: Entity, records: readonly ConsoleRecord[]) => void): () => void;
}

export function createQueueCache(queryClient: QueryClient, entities: readonly Entity[]): QueueCache {
  // These queries have no observers, so they must not be garbage-collected. Without structural sharing, record
  // identities are preserved.
  const queryDefaults = { gcTime: Infinity, structuralSharing: false };
  for (const entity of entities) queryClient.setQueryDefaults(getQueryKey(entity), queryDefaults);
  const read = (entity: Entity) => queryClient.getQueryData<CachedRecords>(getQueryKey(entity))?.data ?? [];
  return {
    put: (entity, data) => void queryClient.setQueryData<CachedRecords>(getQueryKey(entity), { data }),
    find: (entity, id) => read(entity).find((record) => record.id === id) ?? null,
    subscribe: (listener) =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || !isQueueKey(query.queryKey)) return;
        const entity = entities.find(({ name }) => name === query.queryKey[0]);
        if (entity) listener(entity, read(entity));
      }),
  };
}

const queueParams = { queue: true } as const;

const getQueryKey = ({ name }: Entity) => [name, 'getList', queueParams];

const isQueueKey = ([, , params]: readonly unknown[]) =>
  typeof params === 'object' && params !== null && 'queue' in params;
