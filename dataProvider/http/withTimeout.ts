import { AppError } from '../errors';
import { isOffline } from './isOffline';

/**
 * Runs a call with a timeout. It rejects on timeout or abort even if `run` never settles.
 * @param isWrite marks errors as uncertain, because the write may have reached the server
 * @throws AppError timeout, canceled, offline, server (unreachable), or the error that `run` throws
 */
export async function withTimeout<Result>(
  milliseconds: number,
  callerSignal: AbortSignal | undefined,
  isWrite: boolean,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (callerSignal?.aborted) throw new AppError({ kind: 'canceled' });
  const controller = new AbortController();
  let abortWith: (error: AppError) => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abortWith = (error) => {
      reject(error);
      controller.abort();
    };
  });
  const cancel = () => abortWith(new AppError({ kind: 'canceled', uncertain: isWrite }));
  const timer = setTimeout(() => abortWith(new AppError({ kind: 'timeout', uncertain: isWrite })), milliseconds);
  callerSignal?.addEventListener('abort', cancel);
  try {
    return await Promise.race([run(controller.signal), aborted]);
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : toNetworkError(thrown, isWrite);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', cancel);
  }
}

/**
 * The connection failed. A write may still have reached the server, so it is reported as uncertain rather
 * than offline.
 */
function toNetworkError(cause: unknown, isWrite: boolean): AppError {
  return new AppError({ kind: isOffline() && !isWrite ? 'offline' : 'server', uncertain: isWrite, cause });
}
