import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { HISTORY_DB } from '../../lib/storage/databases';
import { type HistoryEntry, historyEntryShape } from './historyEntry';

/** How long a write can be undone. */
export const HISTORY_MS = 24 * 60 * 60 * 1000;

interface HistoryDb {
  save(entry: HistoryEntry): Promise<void>;
  /** Entries of the last 24 hours, in any order. Older ones are deleted. */
  list(): Promise<HistoryEntry[]>;
}

/**
 * Stores the history in IndexedDB, separately for each user and site. All promises reject if storage is unavailable or full.
 * @throws Error if the browser has no IndexedDB
 * @param scope user and site, as in `CurrentSite.preferencesKey`
 */
export function historyDb(scope: string): HistoryDb {
  const store = createStore(HISTORY_DB.database, HISTORY_DB.store);
  const toKey = (entry: string) => `${scope}/${entry}`;
  return {
    save: (entry) => set(toKey(entry.id), entry, store),
    async list() {
      const own = (await keys<string>(store)).filter((key) => key.startsWith(toKey('')));
      const oldest = toKey(createEntryPrefix(getServerTime() - HISTORY_MS));
      await delMany(
        own.filter((key) => key < oldest),
        store,
      );
      const stored = await getMany<unknown>(
        own.filter((key) => key >= oldest),
        store,
      );
      return stored.flatMap((value) => {
        const result = historyEntryShape.safeParse(value);
        return result.success ? [result.data] : [];
      });
    },
  };
}

/** Start of the ids of entries at a time. Sorts like the time. */
export const createEntryPrefix = (at: number): string => String(at).padStart(15, '0');
