import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { NewHistoryEntry } from '../history/historyEntry';
import type { ConsoleRecord } from './consoleRecord';
import type { PendingChange, PendingWrites } from './pendingWrites';
import { removeFromCache, updateCachedRecord } from './recordCache';

/** Writes records: optimistically, in order, and with an exact rollback. */
export interface RecordWriter {
  /**
   * Writes a change of one record. Writes on the same record are sent one after the other; a waiting one is replaced by
   * a later one on the same fields, so the last value wins and at most one request is in flight.
   * With `quietly`, the change shows only after the server accepted it: for texts.
   * @returns false if the write was replaced before it was sent; the later one reports the outcome
   * @throws AppError if the server rejects it; the change is then removed
   */
  write(entity: Entity, record: ConsoleRecord, change: PendingChange, options?: WriteOptions): Promise<boolean>;
  /** Refetches the entity's lists and records. */
  refresh(entity: Entity): Promise<void>;
}

interface WriteOptions {
  quietly?: boolean;
}

interface Job {
  record: ConsoleRecord;
  change: PendingChange;
  removeOverlay: () => void;
  result: Promise<boolean>;
  resolve: (isSent: boolean) => void;
  reject: (reason: unknown) => void;
}

/** @param onWritten called with each write that was saved, or that may have been saved because its response was lost */
export function createRecordWriter(
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'delete' | 'deletePart'>,
  queryClient: QueryClient,
  pending: PendingWrites,
  onWritten: (entry: NewHistoryEntry) => void = () => {},
): RecordWriter {
  const waiting = new Map<string, Job[]>();

  async function send(entity: Entity, { record, change }: Job): Promise<void> {
    if ('remove' in change) {
      await dataProvider.delete(entity.name, { id: record.id, previousData: record });
      removeFromCache(queryClient, entity.name, record.id);
      return;
    }
    if (change.part) {
      await dataProvider.deletePart(entity.name, change.part.field, change.part.id);
      updateCachedRecord(queryClient, entity.name, { id: record.id, _id: record._id, ...change.set });
      return;
    }
    // Not the record as shown, which may include pending or rejected changes.
    const { id, _id } = record;
    const { data } = await dataProvider.update<ConsoleRecord>(entity.name, {
      id,
      data: { ...(change.sent ?? change.set) },
      previousData: { id, _id },
    });
    // The response may omit a field that was sent under another name.
    updateCachedRecord(queryClient, entity.name, change.sent ? { ...change.set, ...data } : data);
  }

  async function work(entity: Entity, key: string): Promise<void> {
    const jobs = waiting.get(key) ?? [];
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      try {
        await send(entity, job);
        onWritten(toHistoryEntry(entity, job, false));
        job.removeOverlay();
        job.resolve(true);
      } catch (error) {
        if (toAppError(error).uncertain) onWritten(toHistoryEntry(entity, job, true));
        job.removeOverlay();
        job.reject(error);
      }
    }
    waiting.delete(key);
  }

  return {
    write(entity, record, change, { quietly = false } = {}) {
      const key = `${entity.name}/${record.id}`;
      const jobs = waiting.get(key);
      const last = jobs?.at(-1);
      if (last && setSameFields(last.change, change)) {
        jobs?.pop();
        last.removeOverlay();
        last.resolve(false);
      }
      const removeOverlay = quietly ? () => {} : pending.add(entity.name, record.id, change);
      const job = createJob(record, change, removeOverlay);
      if (jobs) {
        jobs.push(job);
      } else {
        waiting.set(key, [job]);
        void work(entity, key);
      }
      return job.result;
    },
    async refresh(entity) {
      await queryClient.invalidateQueries({ queryKey: [entity.name] });
    },
  };
}

function createJob(record: ConsoleRecord, change: PendingChange, removeOverlay: () => void): Job {
  let resolve: (isSent: boolean) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const result = new Promise<boolean>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { record, change, removeOverlay, result, resolve, reject };
}

function toHistoryEntry(entity: Entity, { record, change }: Job, isUncertain: boolean): NewHistoryEntry {
  const base = { resource: entity.name, record, isUncertain };
  if ('remove' in change) {
    const forgetsRecord = entity.isPersonal === true && !isUncertain;
    const { id, _id } = record;
    return { ...base, kind: 'removal', field: null, ...(forgetsRecord && { forgetsRecord, record: { id, _id } }) };
  }
  if (change.part) return { ...base, kind: 'removal', field: change.part.field };
  return { ...base, kind: 'set', set: { ...change.set } };
}

function setSameFields(a: PendingChange, b: PendingChange): boolean {
  if (!('set' in a) || !('set' in b) || a.part || b.part) return false;
  const fields = Object.keys(a.set).sort().join();
  return fields === Object.keys(b.set).sort().join();
}
