/** Queue run of a site: state, reads, writes, and persistence. */
import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import { isOffline } from '../../../dataProvider/http/isOffline';
import type { Entity } from '../../../resources/entity';
import type { HeldWrite } from '../../engine/history/undoableMutations';
import { createEntryId, type UndoEntry, type UndoStack } from '../../engine/history/undoStack';
import { type NamedAction, toActionChange } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { getAction, getInverse, getRemoveAction, isUndoable } from '../../engine/records/inverse';
import type { RecordChange } from '../../engine/records/recordChange';
import { createEmitter } from '../../lib/createStore';
import {
  countAction,
  handledElsewhere,
  leftKeysLoaded,
  readProgressChanged,
  recordChanged,
  textSent,
} from './queueEvents';
import { loadQueueMemory, saveQueueMemory } from './queueMemory';
import { createQueueReads } from './queueReads';
import { createQueueCache, createQueueSender, type QueueEvent } from './queueSender';
import {
  createEmptyQueue,
  getCurrentEntry,
  getVisibleRecord,
  type QueueEntry,
  type QueueState,
  toEntryKey,
} from './queueState';
import { goBack, leaveHidden, requestChange, requestUndo, setView, skipCurrent, updateEntry } from './queueTransitions';
import type { TriageGroup } from './triageGroups';

export interface QueueRun {
  readonly entities: readonly Entity[];
  get(): QueueState;
  subscribe(listener: () => void): () => void;
  /** Sets the view and loads its records. */
  choose(entityName: string | null, search: string, group?: TriageGroup | null): void;
  /**
   * Runs an action on a record.
   * @param given the change chosen by the user, if the action has a dialog
   * @param after the text action that was sent before, together with this one
   */
  act(key: string, named: NamedAction, given?: RecordChange, after?: string): void;
  /** Leaves a pending record hidden. */
  leave(key: string): void;
  /** Reads again which records were left hidden, which another tab may have changed. */
  readLeft(): void;
  /** The last change of the run; undefined if there is none. */
  lastChange(): UndoEntry | undefined;
  /**
   * Undoes a change, by default the last one, unless it is a bulk run or of an attachment. One that can't be undone is only
   * forgotten.
   * @returns the change, if any, and true if it was undone
   */
  undo(entry?: UndoEntry): { entry: UndoEntry; isUndone: boolean } | null;
  /** Returns false if there is no other record to show. */
  skip(): boolean;
  back(): void;
  /** Records what a composer has sent. `before` is the entry when the composer was opened. */
  recordText(sent: UndoEntry, before: QueueEntry): void;
  /** Counts a write of a bulk action, and its undo as -1. */
  countBulkWrite(entity: Entity, action: string, by: 1 | -1): void;
  /** Retries failed reads. */
  retry(): void;
  /** Checks for new records and for records that are no longer pending. */
  check(): Promise<void>;
  /** Sets the listener for events. */
  onEvent(listener: (event: QueueEvent) => void): void;
}

interface Ports {
  entities: readonly Entity[];
  dataProvider: Pick<ConsoleDataProvider, 'getList' | 'readFresh' | 'update' | 'delete'>;
  queryClient: QueryClient;
  undoStack: UndoStack;
  /** Holds a deletion back, see `holdDeletion`. */
  hold: (entry: UndoEntry) => HeldWrite;
  /** Called when a record is left hidden, and when that is undone. */
  onLeft?: (entity: Entity, record: ConsoleRecord, isLeft: boolean) => void;
  /** Reads the keys of the records that were left hidden; none by default. */
  readLeftKeys?: () => Promise<ReadonlySet<string>>;
  /** Key of the stored state. */
  memoryKey: string;
}

/** The changes of the queue on the undo stack. */
export const UNDO_SCOPE = 'queue';

export function createQueueRun({
  entities,
  dataProvider,
  queryClient,
  undoStack,
  hold,
  onLeft,
  readLeftKeys = async () => new Set(),
  memoryKey,
}: Ports): QueueRun {
  const { subscribe, emit } = createEmitter();
  const cache = createQueueCache(queryClient, entities);
  let state = createEmptyQueue(
    entities.map(({ name }) => name),
    loadQueueMemory(memoryKey),
  );
  let notify: (event: QueueEvent) => void = () => {};

  const get = () => state;
  const change = (transition: (state: QueueState) => QueueState) => {
    const before = state;
    state = transition(before);
    if (state === before) return;
    syncCache(before);
    saveQueueMemory(memoryKey, state);
    emit();
    sendDue();
    for (const entity of entitiesToRead()) void reads.prefetchPending(entity);
  };
  /** Entities to load: those in the view and, for their counts, the first page of the others. */
  const entitiesToRead = () =>
    entities.filter(({ name }) => {
      const isVisible = (state.view.entityName ?? name) === name;
      return isVisible || (state.view.search === '' && state.readProgress[name] === undefined);
    });

  /** Updates the cache after entries have changed. */
  function syncCache(before: QueueState): void {
    if (before.entries === state.entries) return;
    const stale = new Set<Entity>();
    for (const [key, { entity, base }] of state.entries) if (before.entries.get(key)?.base !== base) stale.add(entity);
    for (const entity of stale) {
      const entries = [...state.entries.values()].filter((entry) => entry.entity === entity && !entry.isRemoved);
      cache.put(
        entity,
        entries.map(({ base }) => base),
      );
    }
  }

  let leftKeysRead: Promise<void> | undefined;
  async function readLeft(): Promise<void> {
    // If they can't be read, the records are shown as pending.
    const keys = await readLeftKeys().catch(() => null);
    if (keys) change((now) => leftKeysLoaded(now, keys));
  }

  const reads = createQueueReads({
    dataProvider,
    get,
    change,
    waitForLeftKeys: () => (leftKeysRead ??= readLeft()),
    onMissing: (entity, ids) => void skipHandledElsewhere(entity, ids),
  });
  /** Another user has handled the record, so its changes can't be undone. */
  function skip({ key, entity, base }: QueueEntry, fresh: ConsoleRecord | null, isReturned = false): void {
    undoStack.remove((item) => item.entity === entity && item.record.id === base.id);
    change((now) => handledElsewhere(now, key, fresh, isReturned));
  }

  const sendDue = createQueueSender({
    dataProvider,
    cache,
    get,
    change,
    undoStack,
    skip,
    notify: (event) => notify(event),
  });

  /** Handles records that are no longer in the pending view. Refetches them if possible. */
  async function skipHandledElsewhere(entity: Entity, ids: readonly string[]): Promise<void> {
    const skipped: QueueEntry[] = [];
    for (const id of ids) {
      const entry = state.entries.get(toEntryKey(entity, id));
      if (!entry || entry.jobs.length > 0) continue;
      const fresh = await dataProvider.readFresh(entity.name, entry.base).catch(() => null);
      // The user may have acted on the record during the refetch.
      if (state.entries.get(entry.key)?.lastTouchedTurn !== entry.lastTouchedTurn) continue;
      skip(entry, fresh);
      skipped.push(entry);
    }
    if (skipped.length > 0) notify({ kind: 'elsewhere', entries: skipped });
  }

  cache.subscribe((entity, records) => {
    for (const record of records) change((now) => recordChanged(now, toEntryKey(entity, record.id), record));
  });

  return {
    entities,
    get,
    subscribe,
    choose: (entityName, search, group = null) => change((now) => setView(now, { entityName, search, group })),
    act(key, named, given, after) {
      const entry = state.entries.get(key);
      const requestedChange = given ?? toActionChange(named);
      if (!entry || !requestedChange) return;
      const { name } = named;
      // Writes are not queued while offline, so the action is refused.
      if (isOffline()) {
        const writeFailure = { action: name, undoing: false, error: new AppError({ kind: 'offline' }), after };
        change((now) => updateEntry(now, key, (item) => ({ ...item, writeFailure })));
        return;
      }
      const set = 'set' in requestedChange ? requestedChange.set : null;
      const { entity } = entry;
      const made: UndoEntry = { id: createEntryId(), entity, record: getVisibleRecord(entry), set };
      if (!set) made.held = hold(made);
      const request = { action: name, change: requestedChange, entry: undoStack.push(UNDO_SCOPE, made), after };
      change((now) => requestChange(now, key, request));
    },
    leave(key) {
      const entry = state.entries.get(key);
      if (!entry) return;
      const { entity, base: record } = entry;
      undoStack.push(UNDO_SCOPE, { id: createEntryId(), entity, record, set: null, isLeft: true });
      onLeft?.(entity, record, true);
      change((now) => leaveHidden(now, key, true));
    },
    readLeft() {
      leftKeysRead = readLeft();
    },
    lastChange: () => undoStack.last(UNDO_SCOPE),
    undo(entry = undoStack.last(UNDO_SCOPE)) {
      if (!entry || undoStack.isUndone(entry.id)) return null;
      const { id, entity, record, held, part, run } = entry;
      const isUndone = isUndoable(entry);
      if (run || part) return { entry, isUndone: false };
      // One that can't be undone keeps its place: a second press would take back an older change, which may not be shown.
      if (isUndone && entry.isLeft) {
        undoStack.setUndone(id, true);
        onLeft?.(entity, record, false);
        change((now) => leaveHidden(now, toEntryKey(entity, record.id), false));
      } else if (isUndone) {
        undoStack.setUndone(id, true);
        held?.cancel();
        const set = getInverse(entry) ?? {};
        const action = (held ? getRemoveAction(entity) : getAction(entry))?.name ?? '';
        change((now) => requestUndo(now, toEntryKey(entity, record.id), { action, change: { set }, entry }));
      }
      return { entry, isUndone };
    },
    skip() {
      const before = getCurrentEntry(state)?.key;
      change(skipCurrent);
      return getCurrentEntry(state)?.key !== before;
    },
    back: () => change(goBack),
    recordText(sent, before) {
      const { entity, key, base } = before;
      const cached = cache.find(entity, base.id);
      undoStack.push(UNDO_SCOPE, sent);
      change((now) => textSent(cached ? recordChanged(now, key, cached) : now, before, sent));
    },
    countBulkWrite: (entity, action, by) => change((now) => countAction(now, entity, action, by)),
    retry() {
      for (const { name } of entities) {
        if (state.readProgress[name]?.kind === 'failed')
          change((now) => readProgressChanged(now, name, { kind: 'part' }));
      }
    },
    async check() {
      await Promise.allSettled(entities.map((entity) => reads.reconcile(entity)));
    },
    onEvent(listener) {
      notify = listener;
    },
  };
}
