import { useRef, useState } from 'react';

/**
 * Work that a press begins, one at a time, however often it is pressed.
 * @returns isPending while its promise has not settled
 */
export function useOnce<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): { isPending: boolean; run: (...given: Given) => void } {
  const isLocked = useRef(false);
  const [isPending, setPending] = useState(false);
  const run = async (...given: Given) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setPending(true);
    try {
      await work(...given);
    } catch (failure) {
      reportError(failure);
    } finally {
      isLocked.current = false;
      setPending(false);
    }
  };
  return { isPending, run: (...given) => void run(...given) };
}
