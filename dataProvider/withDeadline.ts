import { AppError } from './errors';
import { isOffline } from './isOffline';

/**
 * Runs a call that ends after so many milliseconds, or when the caller aborts it, whatever the network does.
 * @param isWrite a write that does not end as it should may have happened: its error is uncertain
 * @throws AppError timeout, cancelled, offline, server (unreachable), or what `run` throws
 */
export async function withDeadline<Answer>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  isWrite: boolean,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (caller?.aborted) throw new AppError({ kind: 'cancelled' });
  const controller = new AbortController();
  let end: (error: AppError) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = (error) => {
      reject(error);
      controller.abort();
    };
  });
  const cancel = () => end(new AppError({ kind: 'cancelled', uncertain: isWrite }));
  const timer = setTimeout(() => end(new AppError({ kind: 'timeout', uncertain: isWrite })), milliseconds);
  caller?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([run(controller.signal), ended]);
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : lost(thrown, isWrite);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  }
}

/** The connection broke, or never was. A write may have got through: of that one "offline, nothing sent" is not said. */
function lost(cause: unknown, isWrite: boolean): AppError {
  return new AppError({ kind: isOffline() && !isWrite ? 'offline' : 'server', uncertain: isWrite, cause });
}
