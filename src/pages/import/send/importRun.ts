import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { ImportRow } from '../table/importTable';
import type { RunBatch, RunStore, StoredRun } from './storedRun';

/** How an import that is being sent stands. */
export type RunState =
  | { kind: 'sending' }
  /** The merchant paused it; the call under way is finished first. */
  | { kind: 'paused' }
  /** It cannot go on by itself: what failed, and it can be resumed. */
  | { kind: 'stopped'; error: AppError }
  /** Another tab is sending it. */
  | { kind: 'elsewhere' }
  /** Rows that were to be sent are no longer kept here. */
  | { kind: 'lost' }
  | { kind: 'done' };

export interface ImportRun {
  run(): StoredRun;
  state(): RunState;
  subscribe(listener: () => void): () => void;
  /** Takes over what another tab has done since. */
  look(): Promise<void>;
  /** Sends what waits; resolves when it is done, paused or stopped. */
  resume(): Promise<void>;
  pause(): void;
}

interface Ports {
  store: RunStore;
  /** Sends the rows of one batch. @throws AppError */
  send(rows: readonly ImportRow[], batch: RunBatch): Promise<void>;
  /** Waits before a call is sent again. */
  wait(milliseconds: number): Promise<void>;
  /** Does the work while no other tab does it. @returns false where another one is at it */
  alone(work: () => Promise<void>): Promise<boolean>;
  /** Whether rows that were taken are needed again. */
  keepsTaken: boolean;
}

/** Pauses before the second, third and fourth try of a batch. */
const pauses = [1000, 4000, 15_000];

/** Failures that may pass by themselves. The key makes it safe to send a batch again. */
const passing: ReadonlySet<AppError['kind']> = new Set(['timeout', 'server', 'tooMany', 'badAnswer']);

/**
 * Sends an import batch by batch. Every step is kept before the next, and a batch carries the same key in every try,
 * so that no row is sent twice, whatever fails and whenever the page is left. A batch that is refused for a row is
 * halved until the row is alone.
 */
export function createImportRun(initial: StoredRun, { store, send, wait, alone, keepsTaken }: Ports): ImportRun {
  let run = initial;
  let state: RunState = isDone(run) ? { kind: 'done' } : { kind: 'paused' };
  let working: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const show = (next: RunState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function keep(batches: readonly RunBatch[]): Promise<void> {
    const next = { ...run, batches };
    await store.save(next);
    run = next;
    show(state);
  }

  const replaced = (old: RunBatch, ...by: RunBatch[]) => run.batches.flatMap((batch) => (batch === old ? by : [batch]));

  /** Halves a batch that was refused, each half with a key of its own that follows from it. */
  async function halve(batch: RunBatch, rows: readonly ImportRow[]): Promise<void> {
    const middle = Math.ceil(rows.length / 2);
    const halves = [rows.slice(0, middle), rows.slice(middle)].map((half, n) => ({
      half,
      batch: { key: `${batch.key}.${n}`, rows: half.length, state: 'waiting' } as const,
    }));
    for (const { half, batch: part } of halves) await store.saveRows(part.key, half);
    await keep(replaced(batch, ...halves.map((one) => one.batch)));
    await store.forgetRows([batch.key]);
  }

  async function sendOne(batch: RunBatch, rows: readonly ImportRow[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await send(rows, batch);
        await keep(replaced(batch, { ...batch, state: 'taken' }));
        return;
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.kind === 'validation' || error.kind === 'tooLarge') {
          if (rows.length > 1) return halve(batch, rows);
          return keep(replaced(batch, { ...batch, state: 'refused', reason: error.message }));
        }
        const pause = pauses[attempt];
        if (pause === undefined || !passing.has(error.kind) || state.kind !== 'sending') throw error;
        await wait(pause);
      }
    }
  }

  /** What is kept is the truth: another tab may have gone on. @returns false where nothing is kept any more */
  async function reread(): Promise<boolean> {
    const kept = await store.run(run.id);
    if (kept) run = kept;
    return kept !== null;
  }

  /** Rows that are not needed again are not kept a day longer. */
  async function forgetTaken(): Promise<void> {
    if (keepsTaken) return;
    const taken = run.batches.filter(({ state }) => state === 'taken');
    // Where they cannot be forgotten now, they are with the run, or at sign-out.
    await store.forgetRows(taken.map(({ key }) => key)).catch(() => undefined);
  }

  async function work(): Promise<void> {
    try {
      if (!(await reread())) return show({ kind: 'lost' });
      for (let batch = nextOf(run); batch && state.kind === 'sending'; batch = nextOf(run)) {
        const rows = await store.rows(batch.key);
        if (!rows) return show({ kind: 'lost' });
        await sendOne(batch, rows);
      }
      if (!isDone(run)) return;
      await forgetTaken();
      show({ kind: 'done' });
    } catch (thrown) {
      show({ kind: 'stopped', error: toAppError(thrown) });
    }
  }

  /** Works until there is nothing to do; it may be resumed while another tab is just being let in. */
  async function workAlone(): Promise<void> {
    try {
      let isAlone = true;
      while (isAlone && state.kind === 'sending') isAlone = await alone(work);
      if (!isAlone) show({ kind: 'elsewhere' });
    } catch (thrown) {
      show({ kind: 'stopped', error: toAppError(thrown) });
    }
  }

  return {
    run: () => run,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async look() {
      const kept = await store.run(run.id).catch(() => null);
      // What is being sent here is newer than what is kept.
      if (working !== null || !kept) return;
      run = kept;
      show(isDone(run) ? { kind: 'done' } : state);
    },
    resume() {
      if (state.kind === 'done') return Promise.resolve();
      show({ kind: 'sending' });
      working ??= workAlone().finally(() => {
        working = null;
      });
      return working;
    },
    pause() {
      if (state.kind === 'sending') show({ kind: 'paused' });
    },
  };
}

const nextOf = (run: StoredRun) => run.batches.find(({ state }) => state === 'waiting');
const isDone = (run: StoredRun) => nextOf(run) === undefined;
