import { prefetch } from '../lib/timing/prefetch';
import { runWhenSettled } from '../lib/timing/runWhenSettled';

/**
 * Deletes the changes that can no longer be undone, and expired attempts to write, after the page has loaded: while a
 * prefetch is under way, code that is gone doesn't reload the page. If its own code can't be loaded, the next start deletes
 * them.
 * @param userId the user whose changes are kept; undefined keeps those of all
 */
export function expireChanges(userId?: string | null): void {
  runWhenSettled(() => {
    void prefetch(async () => (await import('./pruneStorage')).pruneStorage(userId));
  });
}
