import { useRef, useState } from 'react';

/**
 * Wraps an async handler so that calls during a pending run are ignored. Rejections are reported as uncaught errors.
 * @returns `isPending` while the promise is pending, and `run`
 */
export function useAsyncAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): { isPending: boolean; run: (...args: Args) => void } {
  const isLocked = useRef(false);
  const [isPending, setPending] = useState(false);
  const run = async (...args: Args) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setPending(true);
    try {
      await action(...args);
    } catch (error) {
      reportError(error);
    } finally {
      isLocked.current = false;
      setPending(false);
    }
  };
  return { isPending, run: (...args) => void run(...args) };
}
