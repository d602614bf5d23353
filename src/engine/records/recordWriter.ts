import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from './consoleRecord';
import type { PendingChange, PendingWrites } from './pendingWrites';
import { dropRecord, putRecord } from './recordCache';

/** The one place that changes records: seen at once, sent in order, taken back exactly when refused. */
export interface RecordWriter {
  /**
   * Writes a change of one record. Writes on one record wait for each other; one that still waits is
   * replaced by the next on the same fields, so that the last intent wins and at most one is under way.
   * A change that is sent `quietly` is not shown before the server took it: a text is only there when it is.
   * @returns false when it was replaced before it was sent: the newer one tells what became of the record
   * @throws AppError when the server refused; the record then shows what the server last said
   */
  write(entity: Entity, record: ConsoleRecord, change: PendingChange, options?: WriteOptions): Promise<boolean>;
  /** Reads again whatever shows records of this entity. */
  refresh(entity: Entity): Promise<void>;
}

interface WriteOptions {
  quietly?: boolean;
}

interface Job {
  record: ConsoleRecord;
  change: PendingChange;
  takeAway: () => void;
  result: Promise<boolean>;
  resolve: (isSent: boolean) => void;
  reject: (reason: unknown) => void;
}

export function createRecordWriter(
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'delete' | 'deletePart'>,
  queryClient: QueryClient,
  pending: PendingWrites,
): RecordWriter {
  const waiting = new Map<string, Job[]>();

  async function send(entity: Entity, { record, change }: Job): Promise<void> {
    if ('remove' in change) {
      await dataProvider.delete(entity.name, { id: record.id, previousData: record });
      dropRecord(queryClient, entity.name, record.id);
      return;
    }
    if (change.part) {
      await dataProvider.deletePart(entity.name, change.part.field, change.part.id);
      putRecord(queryClient, entity.name, { id: record.id, _id: record._id, ...change.set });
      return;
    }
    // Not the record as it is shown: that may hold changes which the server has yet to take, or refused.
    const { id, _id } = record;
    const { data } = await dataProvider.update<ConsoleRecord>(entity.name, {
      id,
      data: { ...(change.sent ?? change.set) },
      previousData: { id, _id },
    });
    // An answer may say nothing of what was sent under another name.
    putRecord(queryClient, entity.name, change.sent ? { ...change.set, ...data } : data);
  }

  async function work(entity: Entity, key: string): Promise<void> {
    const jobs = waiting.get(key) ?? [];
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      try {
        await send(entity, job);
        job.takeAway();
        job.resolve(true);
      } catch (error) {
        job.takeAway();
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
        last.takeAway();
        last.resolve(false);
      }
      const takeAway = quietly ? () => {} : pending.add(entity.name, record.id, change);
      const job = createJob(record, change, takeAway);
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

function createJob(record: ConsoleRecord, change: PendingChange, takeAway: () => void): Job {
  let resolve: (isSent: boolean) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const result = new Promise<boolean>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { record, change, takeAway, result, resolve, reject };
}

function setSameFields(one: PendingChange, other: PendingChange): boolean {
  if (!('set' in one) || !('set' in other) || one.part || other.part) return false;
  const fields = Object.keys(one.set).sort().join();
  return fields === Object.keys(other.set).sort().join();
}
