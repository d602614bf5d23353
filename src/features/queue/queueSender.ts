import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError, toAppError } from '../../../dataProvider/errors';
import { readBefore } from '../../../dataProvider/uncertainty';
import type { Entity } from '../../../resources/entity';
import type { UndoStack } from '../../engine/history/undoStack';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { forgetRecord } from '../../engine/records/inverse';
import { writeRecord } from '../../engine/records/recordChange';
import { isStillPending } from './isStillPending';
import { recordChanged, writeAccepted, writeRejected } from './queueEvents';
import type { QueueEntry, QueueJob, QueueState } from './queueState';

/** Event that needs a notification. */
export type QueueEvent =
  | { kind: 'refused'; entry: QueueEntry; job: QueueJob; error: AppError }
  /** Another user handled the record, or it no longer exists. `job` wanted something else, so the record is shown next. */
  | { kind: 'elsewhere'; entries: readonly QueueEntry[]; job?: QueueJob };

interface Ports {
  dataProvider: Pick<ConsoleDataProvider, 'readFresh' | 'update' | 'delete'>;
  cache: Pick<QueueCache, 'find'>;
  get(): QueueState;
  change(step: (state: QueueState) => QueueState): void;
  undoStack: Pick<UndoStack, 'remove' | 'setUndone'>;
  /** Another user has handled the record, or it is gone (null). It is shown next if it was to become something else. */
  skip(entry: QueueEntry, fresh: ConsoleRecord | null, isReturned: boolean): void;
  notify(event: QueueEvent): void;
}

/** Returns a function that sends the next write of each entry, and updates the state with the results. */
export function createQueueSender({ dataProvider, cache, get, change, undoStack, skip, notify }: Ports): () => void {
  const sent = new Set<number>();

  /**
   * Reads a record, so that a decision doesn't replace one that was made elsewhere since it was loaded. If it can't be
   * found, the server decides. @throws AppError conflict
   */
  async function expectPending(entity: Entity, record: ConsoleRecord): Promise<void> {
    const fresh = await readBefore(() => dataProvider.readFresh(entity.name, record));
    if (fresh && !isStillPending(entity, fresh)) throw new AppError({ kind: 'conflict', fresh });
  }

  async function send(entry: QueueEntry, job: QueueJob): Promise<void> {
    const { entity, base, key } = entry;
    const isRemoval = 'remove' in job.change;
    try {
      const { id, held } = job.entry;
      const meta = { entryId: id, isSent: held?.isSent };
      if (!isRemoval && isStillPending(entity, base)) await expectPending(entity, base);
      const isDone = await writeRecord(dataProvider, entity, base, job.change, job.isUndo ? { undoes: id } : meta);
      if (isRemoval && isDone) forgetRecord(undoStack, job.entry);
      const latestRecord = isRemoval ? null : (cache.find(entity, base.id) ?? { ...base, ...getValues(job) });
      change((state) => writeAccepted(state, key, job.turn, latestRecord));
    } catch (thrown) {
      handleRejection(entry, job, toAppError(thrown));
    } finally {
      sent.delete(job.turn);
    }
  }

  /** Updates the state after a write that threw. The record may have been changed by another user. */
  function handleRejection(entry: QueueEntry, job: QueueJob, error: AppError): void {
    const { entity, base, key } = entry;
    const { fresh } = error;
    if (fresh !== undefined) {
      if (fresh === null || (!isStillPending(entity, fresh) && isStillPending(entity, base))) {
        // The cache may have shown the decision already, but it isn't one of this run.
        change((state) => recordChanged(state, key, base));
        const isOther =
          fresh !== null && Object.entries(getValues(job)).some(([field, value]) => fresh[field] !== value);
        skip(entry, fresh, isOther);
        notify({ kind: 'elsewhere', entries: [entry], ...(isOther && { job }) });
        return;
      }
      change((state) => recordChanged(state, key, fresh));
    }
    if (job.isUndo) undoStack.setUndone(job.entry.id, false);
    else undoStack.remove(({ id }) => id === job.entry.id);
    change((state) => writeRejected(state, key, job.turn, error));
    notify({ kind: 'refused', entry, job, error });
  }

  return () => {
    for (const entry of get().entries.values()) {
      const [job] = entry.jobs;
      if (!job || sent.has(job.turn)) continue;
      sent.add(job.turn);
      void send(entry, job);
    }
  };
}

const getValues = ({ change }: QueueJob) => ('set' in change ? change.set : {});

interface CachedRecords {
  data: readonly ConsoleRecord[];
}

/**
 * The queue's records in the React Query cache. Each write updates every cached list, so changes made in
 * composers and dialogs reach the queue too.
 */
interface QueueCache {
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
