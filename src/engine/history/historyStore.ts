import { getServerTime } from '../../../dataProvider/http/serverClock';
import { createEmitter } from '../../lib/createStore';
import { createEntryPrefix, HISTORY_MS, historyDb } from './historyDb';
import type { HistoryEntry, NewHistoryEntry } from './historyEntry';

/** Entries in the browser's database, and those that couldn't be stored there. */
export interface HistoryStore {
  add(entry: NewHistoryEntry, at: number): void;
  /** The newest first, with those of other tabs. `isStored` is false if some are lost when the page is reloaded. */
  list(): Promise<{ entries: readonly HistoryEntry[]; isStored: boolean }>;
  /** Calls the listener after each write of this tab. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** @param scope user and site, as in `CurrentSite.preferencesKey` */
export function historyStore(scope: string): HistoryStore {
  const { subscribe, emit } = createEmitter();
  const unstored: HistoryEntry[] = [];
  let count = 0;
  let saving: Promise<void> = Promise.resolve();

  const save = async (entry: HistoryEntry): Promise<void> => {
    try {
      await historyDb(scope).save(entry);
    } catch {
      unstored.push(entry);
    }
    emit();
  };
  const listStored = async () => historyDb(scope).list();

  return {
    subscribe,
    add(entry, at) {
      count += 1;
      const id = `${createEntryPrefix(at)}.${String(count).padStart(6, '0')}.${crypto.randomUUID()}`;
      saving = saving.then(() => save({ ...entry, id, at }));
    },
    async list() {
      await saving;
      const stored = await listStored().catch(() => null);
      const recent = unstored.filter(({ at }) => at > getServerTime() - HISTORY_MS);
      const entries = [...(stored ?? []), ...recent].sort((a, b) => (a.id < b.id ? 1 : -1));
      return { entries, isStored: stored !== null && recent.length === 0 };
    },
  };
}
