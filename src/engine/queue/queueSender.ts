import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { ConsoleRecord } from '../records/consoleRecord';
import { writeRecord } from '../records/recordChange';
import { writeAndVerify } from '../writes/verifiedWrite';
import type { WriteResult } from '../writes/writeResult';
import { isStillPending } from './isStillPending';
import type { QueueCache } from './queueCache';
import { handledElsewhere, recordChanged, writeAccepted, writeRejected } from './queueEvents';
import type { QueueReads } from './queueReads';
import type { QueueEntry, QueueJob, QueueState } from './queueState';

/** Event that needs a notification. */
export type QueueEvent =
  | { kind: 'refused'; entry: QueueEntry; job: QueueJob; error: AppError }
  /** Another user handled the record, or it no longer exists. */
  | { kind: 'elsewhere'; entries: readonly QueueEntry[] };

interface Ports {
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'delete'>;
  cache: Pick<QueueCache, 'find'>;
  reads: Pick<QueueReads, 'refetchRecord'>;
  get(): QueueState;
  change(step: (state: QueueState) => QueueState): void;
  notify(event: QueueEvent): void;
}

type RejectedWrite = Exclude<WriteResult<ConsoleRecord, unknown, never>, { kind: 'written' }>;

/** Returns a function that sends the next write of each entry, and updates the state with the results. */
export function createQueueSender({ dataProvider, cache, reads, get, change, notify }: Ports): () => void {
  const sent = new Set<number>();

  async function send(entry: QueueEntry, job: QueueJob): Promise<void> {
    const { entity, base, key } = entry;
    const isRemoval = 'remove' in job.change;
    try {
      const result = await writeAndVerify({
        write: () => writeRecord(dataProvider, entity, base, job.change),
        load: () => reads.refetchRecord(entity, base),
        verify: (fresh) => (!isRemoval && hasValues(fresh, getValues(job)) ? 'applied' : 'notApplied'),
      });
      if (result.kind === 'written') {
        const latestRecord = isRemoval ? null : (cache.find(entity, base.id) ?? { ...base, ...getValues(job) });
        change((state) => writeAccepted(state, key, job.turn, latestRecord));
      } else handleRejection(entry, job, result);
    } finally {
      sent.delete(job.turn);
    }
  }

  /** Updates the state after a write that threw. The change may still have been saved, by this user or another one. */
  function handleRejection(entry: QueueEntry, job: QueueJob, result: RejectedWrite): void {
    const { key } = entry;
    const error = 'thrown' in result ? toAppError(result.thrown) : result.error;
    const fresh = getVerifiedRecord(result);
    if (fresh !== undefined) {
      if (error.uncertain && result.kind === ('remove' in job.change ? 'gone' : 'applied')) {
        change((state) => writeAccepted(state, key, job.turn, fresh));
        return;
      }
      if (fresh === null || (!isStillPending(entry.entity, fresh) && isStillPending(entry.entity, entry.base))) {
        change((state) => handledElsewhere(state, key, fresh));
        notify({ kind: 'elsewhere', entries: [entry] });
        return;
      }
      change((state) => recordChanged(state, key, fresh));
    }
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

/** Returns the record that was loaded after the write: null if it's gone, undefined if it wasn't loaded. */
const getVerifiedRecord = (result: RejectedWrite): ConsoleRecord | null | undefined =>
  result.kind === 'gone' ? null : (result.state ?? undefined);

const getValues = ({ change }: QueueJob) => ('set' in change ? change.set : {});

function hasValues(record: ConsoleRecord, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).every(([field, value]) => JSON.stringify(record[field]) === JSON.stringify(value));
}
