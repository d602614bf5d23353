import { AppError, toAppError } from '../errors';
import { isOffline } from './isOffline';

/** Resolves after the delay. Rejects with an AppError `canceled` if the signal aborts. */
export type Delay = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

const RETRY_DELAYS_MS = [300, 900];
/** Reads are not retried if `Retry-After` is longer. */
const MAX_RETRY_AFTER_SECONDS = 5;

/** Runs a read and retries transient failures up to twice. @throws AppError */
export async function retryRead(
  read: () => Promise<unknown>,
  signal: AbortSignal | undefined,
  wait: Delay = sleep,
): Promise<unknown> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await read();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!isTransient(error)) throw error;
      await wait(Math.max(delay, (error.retryAfter ?? 0) * 1000), signal);
    }
  }
  return read();
}

function isTransient({ kind, status, retryAfter }: AppError): boolean {
  if (isOffline() || status === 501 || (retryAfter ?? 0) > MAX_RETRY_AFTER_SECONDS) return false;
  return kind === 'offline' || kind === 'timeout' || kind === 'server';
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new AppError({ kind: 'canceled' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, milliseconds);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}
