import { getServerTime } from '../../../dataProvider/http/serverClock';
import { createAttemptStore } from '../drafts/attemptStore';
import type { HistoryEntry, NewHistoryEntry } from './historyEntry';
import type { HistoryStore } from './historyStore';
import { UNSTORED_WRITES_KEY } from './storageKeys';
import { createUndoableMutations, type UndoableMutations } from './undoableMutations';
import { createEntryId, createUndoStack, type UndoStack } from './undoStack';

/** The writes of the last 24 hours that were sent from this browser, by one user for one site. */
export interface WriteHistory {
  /** Those of this tab that can be undone. */
  readonly undoStack: UndoStack;
  /** Those that aren't sent yet. */
  readonly undoable: UndoableMutations;
  /** User and site, as in `CurrentSite.preferencesKey`. */
  readonly scope: () => string;
  /** Stores a write. Never throws: if it can't be stored, it is kept until the page is reloaded. */
  record(entry: NewHistoryEntry): void;
  /** Keeps the writes that aren't stored yet for the next page, when this one is left: databases are too slow then. */
  keepUnstored(): void;
  /**
   * Stores a write before it is sent, as uncertain, so that it isn't missing if the page is left before the response. A
   * second one with the same id replaces the first until that one's outcome is known.
   * @returns a function that takes the outcome: the write that was saved or may have been saved, or null. Resolves when
   * the outcome is stored
   */
  begin(entry: NewHistoryEntry): (written: NewHistoryEntry | null) => Promise<void>;
  /** The stored history. @throws AppError if its code can't be loaded */
  open(): Promise<HistoryStore>;
}

/**
 * Creates the history. Its code is loaded with the first write.
 * @param scope user and site, as in `CurrentSite.preferencesKey`
 */
export function createWriteHistory(scope: () => string): WriteHistory {
  const waiting: HistoryEntry[] = [];
  /** Those that wait, and those that are being stored, by id. */
  const unstored = new Map<string, HistoryEntry>();
  const attempts = createAttemptStore(scope);
  let loaded: HistoryStore | null = null;
  const open = async () => {
    const { historyStore } = await import('./historyStore');
    loaded ??= historyStore(scope());
    const store = loaded;
    for (const entry of waiting.splice(0))
      store.add(entry, entry.at, () => {
        if (unstored.get(entry.id) === entry) unstored.delete(entry.id);
      });
    return store;
  };
  const record = (entry: NewHistoryEntry) => {
    if (entry.kind === 'set' && entry.undoes !== undefined && !entry.isUncertain)
      undoStack.setUndone(entry.undoes, true);
    const stamped = { id: createEntryId(), at: getServerTime(), ...entry };
    unstored.set(stamped.id, stamped);
    waiting.push(stamped);
    open().catch(() => undefined);
  };
  const undoStack = createUndoStack();
  /** Times of the writes whose outcome isn't known, by id. */
  const begun = new Map<string, number>();
  return {
    undoStack,
    undoable: createUndoableMutations(),
    scope,
    open,
    record,
    keepUnstored() {
      if (unstored.size === 0) return;
      const left = attempts.get(UNSTORED_WRITES_KEY) ?? '[]';
      attempts.set(UNSTORED_WRITES_KEY, JSON.stringify([...JSON.parse(left), ...unstored.values()]));
    },
    begin(entry) {
      const { id = createEntryId() } = entry;
      const at = begun.get(id) ?? entry.at ?? getServerTime();
      begun.set(id, at);
      record({ ...entry, id, at, isUncertain: true });
      return async (written) => {
        begun.delete(id);
        if (written) record({ ...written, id, at });
        // Without its code, it is kept until the page is left.
        const store = await open().catch(() => null);
        if (!written) {
          unstored.delete(id);
          store?.remove({ id, at });
        }
        await store?.whenStored();
      };
    },
  };
}
