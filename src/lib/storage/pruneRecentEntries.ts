import { getServerTime } from '../../../dataProvider/http/serverClock';
import { COPY_DB, HISTORY_DB, openStore, PREPARED_DB, RECENT_MS } from './databases';

/**
 * Deletes the changes that can no longer be undone, forgotten imports, and those of other users. They hold customers' data,
 * so this runs at each start and sign-in, and when a token has expired. Never throws.
 * @param userId the user whose changes and imports are kept; undefined keeps those of all
 */
export function pruneRecentEntries(userId?: string | null): void {
  const oldest = getServerTime() - RECENT_MS;
  const isKept = (key: string) => {
    // The keys of `createRecentEntries` and `createPreparedStore`: user and site, and the time.
    const at = Number(/\/(\d{15})\.[^/]*$/.exec(key)?.[1]);
    return at >= oldest && (userId === undefined || key.startsWith(`${userId ?? ''}.`));
  };
  for (const name of [HISTORY_DB, COPY_DB, PREPARED_DB]) {
    openStore(name, (objects) => {
      const request = objects?.getAllKeys();
      request?.addEventListener('success', () => {
        for (const key of request.result) if (!isKept(String(key))) objects?.delete(key);
      });
    });
  }
}
