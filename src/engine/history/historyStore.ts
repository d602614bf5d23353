import { getServerTime } from '../../../dataProvider/http/serverClock';
import { createEmitter } from '../../lib/createStore';
import { HISTORY_DB } from '../../lib/storage/databases';
import { createRecentEntries, type RecentEntries } from '../../lib/storage/recentEntries';
import { createHiddenLog, type HiddenLog } from './hiddenLog';
import { type HistoryEntry, historyEntryShape, type NewHistoryEntry } from './historyEntry';
import { createEntryId } from './undoStack';

/** Entries in the browser's database, and those that couldn't be stored there. */
export interface HistoryStore extends Pick<RecentEntries<HistoryEntry>, 'list'> {
  /** Adds an entry, or replaces the one with this id and time. */
  add(entry: NewHistoryEntry, at: number): void;
  /** Removes an entry. */
  remove(entry: Pick<HistoryEntry, 'id' | 'at'>): void;
  /** Resolves when everything is stored that was added before. */
  whenStored(): Promise<void>;
  /** The records that the writes have hidden. What it stores and reads is in order with the writes. */
  readonly hidden: HiddenRecords;
  /** Calls the listener after each write of this tab, and each change of `hidden`. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface HiddenRecords extends Pick<HiddenLog, 'list' | 'answer' | 'withdraw'> {
  /** Calls the listener after each answer and each withdrawal, but not after writes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** @param scope user and site, as in `CurrentSite.preferencesKey` */
export function historyStore(scope: string): HistoryStore {
  const { subscribe, emit } = createEmitter();
  const answers = createEmitter();
  const emitAnswer = () => {
    emit();
    answers.emit();
  };
  const stored = createRecentEntries({
    database: HISTORY_DB,
    scope,
    shape: historyEntryShape,
    now: getServerTime,
  });
  const log = createHiddenLog(scope);
  let saving: Promise<unknown> = Promise.resolve();
  const inOrder = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = saving.then(task);
    saving = result;
    return result;
  };

  const waiting: HistoryEntry[] = [];
  /** Stores all that waits at once: a bulk run is faster than one transaction after the other. */
  async function saveWaiting(): Promise<void> {
    const entries = waiting.splice(0);
    if (entries.length === 0) return;
    const forgets = (entry: HistoryEntry) => entry.kind === 'removal' && entry.forgetsRecord === true;
    const isForgotten = (entry: HistoryEntry, later: readonly HistoryEntry[]) =>
      later.some((one) => forgets(one) && one.resource === entry.resource && one.record.id === entry.record.id);
    if (entries.some(forgets)) await stored.remove((entry) => isForgotten(entry, entries));
    await stored.save(...entries.filter((entry, index) => !isForgotten(entry, entries.slice(index + 1))));
    await log.note(entries);
    emit();
  }

  return {
    subscribe,
    add(entry, at) {
      waiting.push({ id: createEntryId(), ...entry, at });
      void inOrder(saveWaiting);
    },
    remove(entry) {
      void inOrder(() => stored.removeOne(entry)).then(emit);
    },
    whenStored: () => inOrder(async () => undefined),
    list: () =>
      inOrder(async () => {
        const { entries, isStored } = await stored.list();
        const confirmed = new Set(entries.flatMap((entry) => (entry.isUncertain ? [] : getKey(entry))));
        // A later attempt has settled what an earlier one left open.
        const isSettled = (entry: HistoryEntry) => entry.isUncertain && getKey(entry).some((key) => confirmed.has(key));
        return { entries: entries.filter((entry) => !isSettled(entry)), isStored };
      }),
    hidden: {
      list: () => inOrder(log.list),
      answer: (...given) => inOrder(() => log.answer(...given)).then(emitAnswer),
      withdraw: (...given) => inOrder(() => log.withdraw(...given)).then(emitAnswer),
      subscribe: answers.subscribe,
    },
  };
}

const getKey = (entry: HistoryEntry) => (entry.kind === 'points' ? [entry.undoKey] : []);
