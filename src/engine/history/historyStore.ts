import { getServerTime } from '../../../dataProvider/http/serverClock';
import { createEmitter } from '../../lib/createStore';
import { HISTORY_DB } from '../../lib/storage/databases';
import { createRecentEntries, type RecentEntries } from '../../lib/storage/recentEntries';
import { type HistoryEntry, historyEntryShape, type NewHistoryEntry } from './historyEntry';
import { createEntryId } from './undoStack';

/** Entries in the browser's database, and those that couldn't be stored there. */
export interface HistoryStore extends Pick<RecentEntries<HistoryEntry>, 'list'> {
  add(entry: NewHistoryEntry, at: number): void;
  /** Calls the listener after each write of this tab. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** @param scope user and site, as in `CurrentSite.preferencesKey` */
export function historyStore(scope: string): HistoryStore {
  const { subscribe, emit } = createEmitter();
  const stored = createRecentEntries({
    database: HISTORY_DB,
    scope,
    shape: historyEntryShape,
    now: getServerTime,
  });
  let saving: Promise<void> = Promise.resolve();

  async function save(entry: HistoryEntry): Promise<void> {
    if (entry.kind === 'removal' && entry.forgetsRecord) {
      await stored.remove(({ resource, record }) => resource === entry.resource && record.id === entry.record.id);
    }
    await stored.save(entry);
  }

  return {
    subscribe,
    add(entry, at) {
      const stamped = { id: createEntryId(), ...entry, at };
      saving = saving.then(() => save(stamped)).then(emit);
    },
    async list() {
      await saving;
      return stored.list();
    },
  };
}
