import { AppError, toAppError } from './errors';
import { isOffline } from './isOffline';

/** Resolves after so many milliseconds; rejects with an AppError `cancelled` when the signal aborts. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Milliseconds before a read is sent again. */
const pauses = [300, 900];
/** Seconds that a read waits at most when the server asks for patience. */
const longestPatience = 5;

/** Runs a read, at most twice more when that may help. @throws AppError */
export async function repeatRead(
  read: () => Promise<unknown>,
  signal: AbortSignal | undefined,
  wait: Wait = pause,
): Promise<unknown> {
  for (const rest of pauses) {
    try {
      return await read();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!mayPass(error)) throw error;
      await wait(Math.max(rest, (error.retryAfter ?? 0) * 1000), signal);
    }
  }
  return read();
}

/** Whether sending a read again may help. */
function mayPass({ kind, status, retryAfter }: AppError): boolean {
  if (isOffline() || status === 501 || (retryAfter ?? 0) > longestPatience) return false;
  return kind === 'offline' || kind === 'timeout' || kind === 'server';
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new AppError({ kind: 'cancelled' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, milliseconds);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}
