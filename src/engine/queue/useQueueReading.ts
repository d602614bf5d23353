import { useEffect } from 'react';
import type { QueueRun } from './queueRun';
import { currentOf, type QueueState, underWay } from './queueState';

/** How often what waits is looked at anew while the page is in sight, in ms. */
const pause = 60_000;

/** Reads what the address says, and looks for what has come and what is gone: on return, at times, and at the end. */
export function useQueueReading(run: QueueRun, state: QueueState, of: string | null, search: string): void {
  useEffect(() => run.choose(of, search), [run, of, search]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void run.check();
    };
    const recover = () => {
      run.retry();
      look();
    };
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', recover);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', recover);
    };
  }, [run]);

  const isAtEnd = currentOf(state) === null && state.entries.size > 0 && underWay(state) === 0;
  useEffect(() => {
    if (isAtEnd) void run.check();
  }, [run, isAtEnd]);
}
