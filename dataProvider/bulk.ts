/** Many writes, some at a time, each with its own outcome. */
import { type AppError, toAppError } from './errors';

/** How far a bulk is. */
export interface BulkProgress {
  done: number;
  failed: number;
  total: number;
}

interface BulkOptions<Id> {
  ids: readonly Id[];
  /** One write; it is never repeated. */
  run: (id: Id, signal: AbortSignal) => Promise<void>;
  /** Writes under way at a time. */
  concurrency?: number;
  /** Cancels: what is under way runs to its end, so that its outcome is known; nothing more is sent. */
  signal?: AbortSignal | undefined;
  /** Called after every outcome. */
  onProgress?: (progress: BulkProgress) => void;
}

/** The outcome of every record, each in exactly one of the lists. */
export interface BulkResult<Id> {
  done: Id[];
  failed: { id: Id; error: AppError }[];
  notSent: Id[];
  /** What ended it early: no sign-in, no network, or a server that asks for fewer calls; null otherwise. */
  stoppedBy: AppError | null;
}

/** Runs every write once. Never throws; a failure that all others would share ends it. */
export async function runBulk<Id>(options: BulkOptions<Id>): Promise<BulkResult<Id>> {
  const { ids, run, concurrency = 6, signal = new AbortController().signal, onProgress } = options;
  const result: BulkResult<Id> = { done: [], failed: [], notSent: [], stoppedBy: null };
  const unique = [...new Set(ids)];
  const waiting = unique.values();

  const settle = async (id: Id) => {
    try {
      await run(id, signal);
      result.done.push(id);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'cancelled' && !error.uncertain) {
        result.notSent.push(id);
        return;
      }
      result.failed.push({ id, error });
      if (endsAll(error)) result.stoppedBy ??= error;
    }
    onProgress?.({ done: result.done.length, failed: result.failed.length, total: unique.length });
  };
  const work = async () => {
    for (const id of waiting) {
      if (signal.aborted || result.stoppedBy) result.notSent.push(id);
      else await settle(id);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
  return result;
}

function endsAll({ kind, uncertain }: AppError): boolean {
  return kind === 'auth' || kind === 'tooMany' || (kind === 'offline' && !uncertain);
}
