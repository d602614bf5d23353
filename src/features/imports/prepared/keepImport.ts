import { pick } from 'es-toolkit/object';
import { createStore } from '../../../lib/createStore';
import { delay } from '../../../lib/timing/delay';
import type { FlowState, ImportSource } from '../flow/flowState';
import type { ImportFlow } from '../flow/importFlow';
import type { TableOverview } from '../worker/importSession';
import { choiceNames, type PreparedImport } from './preparedImport';
import type { PreparedStore } from './preparedStore';

/** Whether a reload would lose choices and corrections. */
export type KeptState =
  /** A stored import is being looked for. */
  | 'looking'
  | 'nothing'
  | 'storing'
  | 'stored'
  /** Storage is unavailable or full. */
  | 'failed'
  /** Storage doesn't answer, so that a stored import can't be looked for. */
  | 'unavailable';

export interface KeptImport {
  get(): KeptState;
  subscribe(listener: () => void): () => void;
  /** Restores the last import that was prepared, unless a file was opened already. Never rejects. */
  restore(): Promise<void>;
  /** Deletes the stored import and stops storing. Never rejects. */
  forget(): Promise<void>;
  /** Stops storing. Another tab may take the import over. */
  end(): void;
}

type Choices = Omit<PreparedImport, 'savedAt'>;

interface Stored {
  id: string;
  source: ImportSource | null;
  table: TableOverview | null;
  choices: Choices;
}

/** A browser's database may never answer, for example after its files were damaged. */
const STORAGE_TIMEOUT_MS = 8000;

/** Keeps an import that is being prepared in the browser, so that a reload loses nothing. @param now milliseconds */
export function keepImport(flow: ImportFlow, store: PreparedStore, now: () => number): KeptImport {
  const kept = createStore<KeptState>('looking');
  let stored: Stored | null = null;
  /** Its rows can't be stored. */
  let failedTable: TableOverview | null = null;
  let isBusy = false;
  let isEnded = false;

  /** Returns the next write to the storage; null if it is up to date. */
  function getNextStep(): (() => Promise<void>) | null {
    const state = flow.get();
    const { source, table, reading } = state;
    if (stored && (stored.source !== source || stored.table !== table)) return remove;
    if (reading.kind !== 'open' || !source || !table || table === failedTable) return null;
    const choices = toChoices(state);
    const known = stored;
    if (!known) return () => storeAll({ source, table, choices });
    if (isSame(known.choices, choices)) return null;
    return store.isExpiring(known.id) ? remove : () => save({ ...known, choices });
  }

  async function save(next: Stored): Promise<void> {
    await store.save(next.id, { ...next.choices, savedAt: now() });
    stored = next;
  }

  async function storeAll(next: Omit<Stored, 'id'>): Promise<void> {
    failedTable = next.table;
    const id = await store.create();
    await flow.storeRows(store.rowsKey(id));
    await save({ ...next, id });
    failedTable = null;
  }

  async function remove(): Promise<void> {
    const removed = stored;
    stored = null;
    if (removed) await store.remove(removed.id);
  }

  async function update(): Promise<void> {
    if (isEnded) return;
    isBusy = true;
    try {
      for (let step = getNextStep(); step && !isEnded; step = getNextStep()) {
        kept.set('storing');
        await step();
      }
      kept.set(getSettledState());
    } catch {
      kept.set('failed');
    }
    isBusy = false;
  }
  function getSettledState(): KeptState {
    if (stored) return 'stored';
    return failedTable !== null && failedTable === flow.get().table ? 'failed' : 'nothing';
  }

  function end(): void {
    isEnded = true;
    stop();
    store.release();
  }

  let updating = Promise.resolve();
  const stop = flow.subscribe(() => {
    if (!isBusy) updating = update();
  });

  return {
    get: kept.get,
    subscribe: kept.subscribe,
    async restore() {
      if (isBusy || kept.get() !== 'looking') return;
      isBusy = true;
      const taking = store.takeLast().catch(() => null);
      const found = await Promise.race([taking, delay(STORAGE_TIMEOUT_MS).then(() => 'late' as const)]);
      if (found === 'late') {
        end();
        void taking.then(store.release);
        return kept.set('unavailable');
      }
      if (found && !isEnded && flow.get().source === null) {
        const source = await flow.restore(found.prepared, store.rowsKey(found.id));
        // A damaged import, or one that another file has replaced, has another source, so the update deletes it.
        stored = { id: found.id, source, table: flow.get().table, choices: found.prepared };
      }
      updating = update();
      await updating;
    },
    async forget() {
      isEnded = true;
      stop();
      await updating;
      await remove().catch(() => undefined);
      store.release();
    },
    end,
  };
}

const noRepairs: PreparedImport['repairs'] = [];

const toChoices = (state: FlowState): Choices => ({
  ...pick(state, choiceNames),
  name: state.source?.name ?? null,
  repairs: state.options.repairs ?? noRepairs,
});

const isSame = (choices: Choices, others: Choices) =>
  choices.repairs === others.repairs && choiceNames.every((name) => choices[name] === others[name]);
