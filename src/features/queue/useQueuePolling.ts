import { useEffect } from 'react';
import type { QueueRun } from './queueRun';
import { countJobsInFlight, getCurrentEntry, type QueueState } from './queueState';
import type { QueueUrlState } from './useQueueUrlState';

/** Polling interval while the page is visible, in ms. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Loads the view in the URL. Checks for new and handled records on return to the page, periodically, and at
 * the end.
 */
export function useQueuePolling(run: QueueRun, state: QueueState, { entityName, search, group }: QueueUrlState): void {
  useEffect(() => run.choose(entityName, search, group), [run, entityName, search, group]);

  useEffect(() => {
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void run.check();
    };
    const recover = () => {
      run.retry();
      checkIfVisible();
    };
    // Records loaded before the user left the page are stale.
    if (run.get().entries.size > 0) checkIfVisible();
    const timer = setInterval(checkIfVisible, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', checkIfVisible);
    window.addEventListener('online', recover);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
      window.removeEventListener('online', recover);
    };
  }, [run]);

  const isAtEnd = getCurrentEntry(state) === null && state.entries.size > 0 && countJobsInFlight(state) === 0;
  useEffect(() => {
    if (isAtEnd) void run.check();
  }, [run, isAtEnd]);
}
