import type { QueryClient } from '@tanstack/react-query';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';

interface Kept {
  data: readonly ConsoleRecord[];
}

/**
 * The queue's records among the lists that the console keeps. Whatever is written anywhere, by the queue, a text box
 * or a dialog, is put into every list by the one writer: so it is put into this one too.
 */
export interface QueueCache {
  put(entity: Entity, records: readonly ConsoleRecord[]): void;
  /** The record as it was last told; null where it is not there, or was deleted. */
  find(entity: Entity, id: string): ConsoleRecord | null;
  /** Tells every list of the queue that somebody else has changed, with its records. */
  subscribe(listener: (entity: Entity, records: readonly ConsoleRecord[]) => void): () => void;
}

export function createQueueCache(queryClient: QueryClient, entities: readonly Entity[]): QueueCache {
  // Nobody observes it, and it is kept all the same; a record in it is the very one that was put there.
  const kept = { gcTime: Infinity, structuralSharing: false };
  for (const entity of entities) queryClient.setQueryDefaults(keyOf(entity), kept);
  const read = (entity: Entity) => queryClient.getQueryData<Kept>(keyOf(entity))?.data ?? [];
  return {
    put: (entity, data) => void queryClient.setQueryData<Kept>(keyOf(entity), { data }),
    find: (entity, id) => read(entity).find((record) => record.id === id) ?? null,
    subscribe: (listener) =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || !isQueueKey(query.queryKey)) return;
        const entity = entities.find(({ name }) => name === query.queryKey[0]);
        if (entity) listener(entity, read(entity));
      }),
  };
}

const mark = { queue: true } as const;

const keyOf = ({ name }: Entity) => [name, 'getList', mark];

const isQueueKey = ([, , params]: readonly unknown[]) =>
  typeof params === 'object' && params !== null && 'queue' in params;
