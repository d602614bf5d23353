import { createStore, del, delMany, getMany, keys, setMany } from 'idb-keyval';
import type * as z from 'zod/mini';
import { type DatabaseName, RECENT_MS } from './databases';

interface RecentEntry {
  /** Unique. Orders the entries of the same millisecond. */
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Recent entries, of the last 24 hours by default, in the browser's database, and those that couldn't be stored there. */
export interface RecentEntries<Entry> {
  /** Adds or replaces entries. Never rejects: those that can't be stored are kept until the page is left. */
  save(...entries: readonly Entry[]): Promise<void>;
  /** The newest first, with those of other tabs. Deletes older ones. `isStored` is false if some are lost with the page. */
  list(): Promise<{ entries: readonly Entry[]; isStored: boolean }>;
  /** Deletes entries. Never rejects: those that can't be read expire. */
  remove(isRemoved: (entry: Entry) => boolean): Promise<void>;
  /** Deletes one entry. Never rejects. */
  removeOne(entry: RecentEntry): Promise<void>;
}

interface RecentEntriesOptions<Entry> {
  database: DatabaseName;
  /** User and site, as in `CurrentSite.preferencesKey`. */
  scope: string;
  /** Stored entries of another shape are left out. */
  shape: z.ZodMiniType<Entry>;
  /** The time in milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds after which an entry is deleted. */
  keptMs?: number;
}

/** Stores entries in IndexedDB, separately for each user and site. */
export function createRecentEntries<Entry extends RecentEntry>({
  database,
  scope,
  shape,
  now,
  keptMs = RECENT_MS,
}: RecentEntriesOptions<Entry>): RecentEntries<Entry> {
  const unstored = new Map<string, Entry>();
  // Opened by the first call, once: connections stay open, and each would keep its listeners until the page is left.
  const store = createStore(database.database, database.store);
  const prefix = `${scope}/`;
  // Keys sort like the time.
  const createKey = (at: number, id: string) => `${prefix}${String(at).padStart(15, '0')}.${id}`;
  const toKey = ({ at, id }: RecentEntry) => createKey(at, id);

  const listStored = async (): Promise<Entry[]> => {
    const ownKeys = (await keys<string>(store)).filter((key) => key.startsWith(prefix));
    const oldest = createKey(now() - keptMs, '');
    await delMany(
      ownKeys.filter((key) => key < oldest),
      store,
    );
    const stored = await getMany<unknown>(
      ownKeys.filter((key) => key >= oldest),
      store,
    );
    return stored.flatMap((value) => {
      const result = shape.safeParse(value);
      return result.success ? [result.data] : [];
    });
  };

  return {
    async save(...entries) {
      const items = entries.map((entry): [string, Entry] => [toKey(entry), entry]);
      try {
        await setMany(items, store);
        for (const [key] of items) unstored.delete(key);
      } catch {
        for (const [key, entry] of items) unstored.set(key, entry);
      }
    },
    async list() {
      const stored = await listStored().catch(() => null);
      const recent = [...unstored.values()].filter(({ at }) => at > now() - keptMs);
      const entries = [...(stored ?? []).filter((entry) => !unstored.has(toKey(entry))), ...recent];
      entries.sort((a, b) => (toKey(a) < toKey(b) ? 1 : -1));
      return { entries, isStored: stored !== null && recent.length === 0 };
    },
    async remove(isRemoved) {
      for (const [key, entry] of unstored) if (isRemoved(entry)) unstored.delete(key);
      try {
        await delMany((await listStored()).filter(isRemoved).map(toKey), store);
      } catch {
        // IndexedDB is not available, or can't be read.
      }
    },
    async removeOne(entry) {
      unstored.delete(toKey(entry));
      try {
        await del(toKey(entry), store);
      } catch {
        // IndexedDB is not available.
      }
    },
  };
}
