import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { RecordWriter } from '../records/recordWriter';
import { changed, elsewhere, refused, taken } from './queueAnswers';
import type { QueueCache } from './queueCache';
import type { QueueReads } from './queueReads';
import type { Entry, Job, QueueState } from './queueState';
import { stillWaits } from './stillWaits';

/** What is worth a word, beside what the record itself shows. */
export type Told =
  | { kind: 'refused'; entry: Entry; job: Job; error: AppError }
  /** Somebody else was faster, or the record is gone. */
  | { kind: 'elsewhere'; entries: readonly Entry[] };

interface Ports {
  writer: Pick<RecordWriter, 'write' | 'refresh'>;
  cache: Pick<QueueCache, 'find'>;
  reads: Pick<QueueReads, 'lookAgain'>;
  get(): QueueState;
  change(step: (state: QueueState) => QueueState): void;
  tell(what: Told): void;
}

/** Sends what is asked of the server, and tells the state what became of it. @returns sends whatever is due */
export function createQueueCalls({ writer, cache, reads, get, change, tell }: Ports): () => void {
  const sent = new Set<number>();

  async function send(entry: Entry, job: Job): Promise<void> {
    const { entity, base, key } = entry;
    const isRemoval = 'remove' in job.change;
    try {
      await writer.write(entity, base, job.change);
      const told = isRemoval ? null : (cache.find(entity, base.id) ?? { ...base, ...valuesOf(job) });
      change((state) => taken(state, key, job.turn, told));
    } catch (thrown) {
      await settleRefusal(entry, job, toAppError(thrown));
    } finally {
      sent.delete(job.turn);
    }
    if ([...get().entries.values()].every(({ jobs }) => jobs.length === 0)) void writer.refresh(entity);
  }

  /** What a refusal means: where it may be that somebody was faster, or that it was taken after all, the server is asked. */
  async function settleRefusal(entry: Entry, job: Job, error: AppError): Promise<void> {
    const { key } = entry;
    const fresh = await lookAfter(entry, error);
    if (fresh !== undefined) {
      const isAsAsked = 'remove' in job.change ? fresh === null : fresh !== null && holds(fresh, valuesOf(job));
      if (error.uncertain && isAsAsked) {
        change((state) => taken(state, key, job.turn, fresh));
        return;
      }
      if (fresh === null || (!stillWaits(entry.entity, fresh) && stillWaits(entry.entity, entry.base))) {
        change((state) => elsewhere(state, key, fresh));
        tell({ kind: 'elsewhere', entries: [entry] });
        return;
      }
      change((state) => changed(state, key, fresh));
    }
    change((state) => refused(state, key, job.turn, error));
    tell({ kind: 'refused', entry, job, error });
  }

  /** Undefined where there is no reason to ask, or no answer. */
  async function lookAfter({ entity, base }: Entry, error: AppError): Promise<ConsoleRecord | null | undefined> {
    if (error.kind !== 'conflict' && error.kind !== 'notFound' && !error.uncertain) return undefined;
    try {
      return await reads.lookAgain(entity, base);
    } catch {
      return undefined;
    }
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

const valuesOf = ({ change }: Job) => ('set' in change ? change.set : {});

function holds(record: ConsoleRecord, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).every(([field, value]) => JSON.stringify(record[field]) === JSON.stringify(value));
}
