/** A run through what waits: the state, the calls that follow from it, and what is kept of it. Once a shop. */
import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import { isOffline } from '../../../dataProvider/isOffline';
import type { Entity } from '../../../resources/entity';
import { changeOf, inverseOf, type NamedAction } from '../actions/actions';
import type { PendingChange } from '../records/pendingWrites';
import type { RecordWriter } from '../records/recordWriter';
import { changed, elsewhere, reading, texted } from './queueAnswers';
import { createQueueCache } from './queueCache';
import { createQueueCalls, type Told } from './queueCalls';
import { readMemory, writeMemory } from './queueMemory';
import { act, back, choose, skip, undo, withEntry } from './queueMoves';
import { createQueueReads } from './queueReads';
import { currentOf, type Entry, emptyQueue, keyOf, type QueueState, type Setting, shownOf } from './queueState';

export interface QueueRun {
  readonly entities: readonly Entity[];
  get(): QueueState;
  subscribe(listener: () => void): () => void;
  /** Chooses what is in the queue, and reads it. */
  choose(of: string | null, search: string): void;
  /** Runs an action on a record; `given` is the change that the merchant has chosen, where it asks for one. */
  act(key: string, named: NamedAction, given?: PendingChange): void;
  /** False where there is nothing to take back. */
  undo(): boolean;
  /** False where no other is left to show. */
  skip(): boolean;
  back(): void;
  /** A text of the merchant was sent from a box of its own; `before` is the record as it was when that was opened. */
  texted(named: NamedAction, before: Entry): void;
  /** Reads again what could not be read. */
  retry(): void;
  /** Looks for what has come and what is gone. */
  check(): Promise<void>;
  /** Who is told of what happens out of sight. */
  onTell(listener: (what: Told) => void): void;
}

interface Ports {
  entities: readonly Entity[];
  dataProvider: Pick<ConsoleDataProvider, 'getList' | 'readFresh'>;
  writer: Pick<RecordWriter, 'write' | 'refresh'>;
  queryClient: QueryClient;
  /** Key of what the tab keeps. */
  memory: string;
}

export function createQueueRun({ entities, dataProvider, writer, queryClient, memory }: Ports): QueueRun {
  const listeners = new Set<() => void>();
  const cache = createQueueCache(queryClient, entities);
  let state = emptyQueue(
    entities.map(({ name }) => name),
    readMemory(memory),
  );
  let tell: (what: Told) => void = () => {};

  const get = () => state;
  const change = (step: (state: QueueState) => QueueState) => {
    const before = state;
    state = step(before);
    if (state === before) return;
    putChanged(before);
    writeMemory(memory, state);
    for (const listener of listeners) listener();
    sendDue();
    for (const entity of inView()) void reads.feed(entity);
  };
  const inView = () => entities.filter(({ name }) => (state.view.of ?? name) === name);

  /** Keeps the cache's records the same as those of the state. */
  function putChanged(before: QueueState): void {
    if (before.entries === state.entries) return;
    const stale = new Set<Entity>();
    for (const [key, { entity, base }] of state.entries) if (before.entries.get(key)?.base !== base) stale.add(entity);
    for (const entity of stale) {
      const own = [...state.entries.values()].filter((entry) => entry.entity === entity && !entry.removed);
      cache.put(
        entity,
        own.map(({ base }) => base),
      );
    }
  }

  const reads = createQueueReads({ dataProvider, get, change, onMissing: (entity, ids) => void passOver(entity, ids) });
  const sendDue = createQueueCalls({ writer, cache, reads, get, change, tell: (what) => tell(what) });

  /** Records that are gone from the waiting view: what became of them is looked up where that is possible. */
  async function passOver(entity: Entity, ids: readonly string[]): Promise<void> {
    const passed: Entry[] = [];
    for (const id of ids) {
      const entry = state.entries.get(keyOf(entity, id));
      if (!entry || entry.jobs.length > 0) continue;
      const fresh = await dataProvider.readFresh(entity.name, entry.base).catch(() => null);
      // The merchant may have acted while it was looked up.
      if (state.entries.get(entry.key)?.touched !== entry.touched) continue;
      change((now) => elsewhere(now, entry.key, fresh));
      passed.push(entry);
    }
    if (passed.length > 0) tell({ kind: 'elsewhere', entries: passed });
  }

  cache.subscribe((entity, records) => {
    for (const record of records) change((now) => changed(now, keyOf(entity, record.id), record));
  });

  return {
    entities,
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(of, search) {
      change((now) => choose(now, { of, search }));
    },
    act(key, named, given) {
      const entry = state.entries.get(key);
      const wanted = given ?? changeOf(named);
      if (!entry || !wanted) return;
      const { name } = named;
      // Nothing is sent later by itself: what is decided offline would be a promise that nobody keeps.
      if (isOffline()) {
        const trouble = { action: name, undoing: false, error: new AppError({ kind: 'offline' }) };
        change((now) => withEntry(now, key, (one) => ({ ...one, trouble })));
        return;
      }
      const inverse = settingOf(inverseOf(entry.entity, named, shownOf(entry)));
      change((now) => act(now, key, { action: name, change: wanted, inverse }));
    },
    undo() {
      const before = state;
      change(undo);
      return state !== before;
    },
    skip() {
      const before = currentOf(state)?.key;
      change(skip);
      return currentOf(state)?.key !== before;
    },
    back: () => change(back),
    texted(named, before) {
      const { entity, key, base } = before;
      const told = cache.find(entity, base.id);
      const inverse = settingOf(inverseOf(entity, named, base));
      change((now) => texted(told ? changed(now, key, told) : now, before, named.name, inverse));
    },
    retry() {
      for (const { name } of entities) {
        if (state.readings[name]?.kind === 'failed') change((now) => reading(now, name, { kind: 'part' }));
      }
    },
    async check() {
      await Promise.allSettled(entities.map((entity) => reads.check(entity)));
    },
    onTell(listener) {
      tell = listener;
    },
  };
}

function settingOf(change: PendingChange | null): Setting | null {
  return change && 'set' in change ? change : null;
}
