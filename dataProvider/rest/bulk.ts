/** Bulk writes with limited concurrency and a result per record. */
import { type AppError, toAppError } from '../errors';

/** Progress of a bulk run. */
export interface BulkProgress {
  done: number;
  failed: number;
  total: number;
}

interface BulkOptions<Id> {
  ids: readonly Id[];
  /** Writes one record. Never called twice for the same id. */
  run: (id: Id, signal: AbortSignal) => Promise<void>;
  /** Maximum number of concurrent writes. */
  concurrency?: number;
  /** Stops sending. Writes in flight are completed so that their results are known. */
  signal?: AbortSignal | undefined;
  /** Called after each result. */
  onProgress?: (progress: BulkProgress) => void;
}

/** Results by record. Each id is in exactly one of the lists. */
export interface BulkResult<Id> {
  done: Id[];
  failed: { id: Id; error: AppError }[];
  notSent: Id[];
  /** Error that stopped the run early (auth, offline, rate limit); null otherwise. */
  stoppedBy: AppError | null;
}

/**
 * Runs each write once and never throws. Stops early on errors that would also fail the rest (auth, rate
 * limit, offline).
 */
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
      if (error.kind === 'canceled' && !error.uncertain) {
        result.notSent.push(id);
        return;
      }
      result.failed.push({ id, error });
      if (abortsBatch(error)) result.stoppedBy ??= error;
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

function abortsBatch({ kind, uncertain }: AppError): boolean {
  return kind === 'auth' || kind === 'tooMany' || (kind === 'offline' && !uncertain);
}
