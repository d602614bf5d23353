import * as z from 'zod/mini';
import { getStoredItem, setStoredItem } from './browserStorage';

interface StoredList<Entry> {
  /** Returns an empty list if the stored one is invalid. */
  read(scope: string): readonly Entry[];
  /** Adds an entry, or replaces the one with its id. */
  put(scope: string, entry: Entry): void;
  remove(scope: string, id: string): void;
}

/**
 * Lists of unfinished work, stored on this device so that another page can complete or report it.
 * @param prefix starts the keys, followed by the scope: user and site, as in `CurrentSite.preferencesKey`
 */
export function createStoredList<Entry extends { id: string }>(
  prefix: string,
  shape: z.ZodMiniType<Entry>,
): StoredList<Entry> {
  const read = (scope: string) => {
    try {
      return z.parse(z.array(shape), JSON.parse(getStoredItem(prefix + scope) ?? '[]'));
    } catch {
      return [];
    }
  };
  const store = (scope: string, entries: readonly Entry[]) =>
    setStoredItem(prefix + scope, entries.length > 0 ? JSON.stringify(entries) : null);
  const others = (scope: string, id: string) => read(scope).filter((entry) => entry.id !== id);
  return {
    read,
    put: (scope, entry) => store(scope, [...others(scope, entry.id), entry]),
    remove: (scope, id) => store(scope, others(scope, id)),
  };
}
