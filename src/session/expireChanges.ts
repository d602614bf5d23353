import { prefetch } from '../lib/timing/prefetch';
import { runWhenIdle } from '../lib/timing/runWhenIdle';

/**
 * Deletes the changes that can no longer be undone when the browser is idle. Its code isn't needed for the first rows; if
 * it can't be loaded, the next start deletes them.
 * @param userId the user whose changes are kept; undefined keeps those of all
 */
export function expireChanges(userId?: string | null): void {
  runWhenIdle(() => {
    void prefetch(async () => (await import('../lib/storage/pruneRecentEntries')).pruneRecentEntries(userId));
  });
}
