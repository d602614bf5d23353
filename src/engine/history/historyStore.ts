import * as z from 'zod/mini';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import type { AttemptStore } from '../../../dataProvider/writes/withProof';
import { createEmitter } from '../../lib/createStore';
import { HISTORY_DB } from '../../lib/storage/databases';
import { createRecentEntries, type RecentEntries } from '../../lib/storage/recentEntries';
import { createAttemptStore } from '../drafts/attemptStore';
import { createHiddenLog, type HiddenLog } from './hiddenLog';
import { type HistoryEntry, historyEntryShape, type NewHistoryEntry } from './historyEntry';
import { UNSTORED_WRITES_KEY } from './storageKeys';
import { createEntryId } from './undoStack';

/** Entries in the browser's database, and those that couldn't be stored there. */
export interface HistoryStore extends Pick<RecentEntries<HistoryEntry>, 'list'> {
  /** Adds an entry, or replaces the one with this id and time. */
  add(entry: NewHistoryEntry, at: number, onStored?: () => void): void;
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

  const attempts = createAttemptStore(() => scope);
  void inOrder(async () => {
    const left = readUnstored(attempts);
    if (left.length === 0) return;
    const { entries } = await stored.list();
    // The page that was left may have been shown again, and stored their outcomes.
    const certain = new Set(entries.flatMap(({ id, isUncertain }) => (isUncertain ? [] : id)));
    waiting.unshift(...left.filter(({ id }) => !certain.has(id)));
    await saveWaiting();
    attempts.delete(UNSTORED_WRITES_KEY);
  });

  return {
    subscribe,
    add(entry, at, onStored) {
      waiting.push({ id: createEntryId(), ...entry, at });
      void inOrder(saveWaiting).then(onStored);
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

/** The writes that a page couldn't store anymore before it was left. */
function readUnstored(attempts: AttemptStore): readonly HistoryEntry[] {
  try {
    return z.parse(z.array(historyEntryShape), JSON.parse(attempts.get(UNSTORED_WRITES_KEY) ?? '[]'));
  } catch {
    return [];
  }
}
