import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { createEmitter } from '../../../lib/createStore';
import type { ImportRow } from '../table/checkedRows';
import { canCheckAgain, countApplications, getCheckOutcome, type ImportEffects, readSamples } from './batchCheck';
import { isComplete, type RunBatch, type RunStore, type StoredRun } from './storedRun';

/** State of sending an import. */
export type ImportRunState =
  /** `retriedError`: what failed, while it waits to send the batch again. */
  | { kind: 'sending'; retriedError?: AppError }
  /** Paused by the user. The current request is completed first. */
  | { kind: 'paused' }
  /** Stopped by an error. Can be resumed. */
  | { kind: 'stopped'; error: AppError }
  /** Another tab is sending it. */
  | { kind: 'elsewhere' }
  /** Pending rows are no longer stored. */
  | { kind: 'lost' }
  | { kind: 'done' };

export interface ImportRun {
  /** Whether all its rows had been sent before it was opened in this tab. */
  readonly isEarlier: boolean;
  run(): StoredRun;
  state(): ImportRunState;
  subscribe(listener: () => void): () => void;
  /** Loads progress made by another tab. */
  refetch(): Promise<void>;
  /** Sends the pending batches. Resolves when the run is done, paused, or stopped. */
  resume(): Promise<void>;
  pause(): void;
  /** Checks again the accepted batches that aren't known to be applied once. */
  checkAgain(): Promise<void>;
}

interface Ports {
  store: RunStore;
  /**
   * Sends one batch. Resolves with the ID of the provider's job, if there is one.
   * @throws AppError
   */
  send(rows: readonly ImportRow[], batch: RunBatch): Promise<unknown>;
  /** Resolves after a retry delay. */
  wait(milliseconds: number): Promise<void>;
  /**
   * Runs `work` under a cross-tab lock.
   * @returns false if another tab holds it
   */
  withLock(work: () => Promise<void>): Promise<boolean>;
  /** Keeps accepted rows, which are needed to revert the import. */
  shouldStoreTakenRows: boolean;
  /** Reads what the rows change, to check that each batch was applied once. */
  effects: ImportEffects;
}

/** Delays before the second, third, and fourth attempt of a batch. */
const RETRY_DELAYS_MS = [1000, 4000, 15_000];

/** Transient errors. Retrying is safe because of the Idempotency-Key. */
const retryableErrors: ReadonlySet<AppError['kind']> = new Set(['timeout', 'server', 'tooMany', 'badAnswer']);

/**
 * Sends an import batch by batch. Each step is persisted before the next, and retries reuse the batch's
 * Idempotency-Key, so no row is sent twice. A batch that is refused because of a row is halved until the row is
 * isolated.
 */
export function createImportRun(
  initial: StoredRun,
  { store, send, wait, withLock, shouldStoreTakenRows, effects }: Ports,
): ImportRun {
  let run = initial;
  let state: ImportRunState = isComplete(run) ? { kind: 'done' } : { kind: 'paused' };
  let activeWork: Promise<void> | null = null;
  const { subscribe, emit } = createEmitter();

  const setState = (next: ImportRunState) => {
    state = next;
    emit();
  };

  async function persistBatches(batches: readonly RunBatch[]): Promise<void> {
    const next = { ...run, batches };
    await store.save(next);
    run = next;
    setState(state);
  }

  const isSending = () => state.kind === 'sending';
  const replaceBatch = (target: RunBatch, ...replacements: RunBatch[]) =>
    run.batches.flatMap((batch) => (batch === target ? replacements : [batch]));

  /** Halves a refused batch. Each half gets a key derived from the batch's key. */
  async function splitBatch(batch: RunBatch, rows: readonly ImportRow[]): Promise<void> {
    const middle = Math.ceil(rows.length / 2);
    const halves = [rows.slice(0, middle), rows.slice(middle)].map((half, n) => ({
      half,
      batch: { key: `${batch.key}.${n}`, rows: half.length, state: 'waiting' } as const,
    }));
    for (const { half, batch: part } of halves) await store.saveRows(part.key, half);
    await persistBatches(replaceBatch(batch, ...halves.map((item) => item.batch)));
    await store.forgetRows([batch.key]);
  }

  /** Splits a refused batch, or marks its only row. */
  function refuseBatch(batch: RunBatch, rows: readonly ImportRow[], { message }: AppError): Promise<void> {
    if (rows.length > 1) return splitBatch(batch, rows);
    const { samples: _, ...refused } = batch;
    return persistBatches(replaceBatch(batch, { ...refused, state: 'refused', reason: message }));
  }

  /** Waits before another attempt, for as long as `Retry-After` says. @throws AppError if there is none */
  async function waitForRetry(error: AppError, attempt: number): Promise<void> {
    const retryDelay = RETRY_DELAYS_MS[attempt];
    if (retryDelay === undefined || !retryableErrors.has(error.kind) || !isSending()) throw error;
    setState({ kind: 'sending', retriedError: error });
    await wait(Math.max(retryDelay, (error.retryAfter ?? 0) * 1000));
    if (isSending()) setState({ kind: 'sending' });
  }

  /**
   * Stores the values before the first attempt, which tell that there was one. A later one, also after a reload, is
   * compared with the same.
   */
  async function storeSamples(batch: RunBatch, rows: readonly ImportRow[]): Promise<RunBatch> {
    if (batch.samples !== undefined) return batch;
    const samples = await readSamples(effects, rows);
    const prepared = { ...batch, samples };
    await persistBatches(replaceBatch(batch, prepared));
    return prepared;
  }

  /** Compares an accepted batch with the values before it. Keeps the earlier result if the values are inconclusive. */
  async function checkBatch(batch: RunBatch): Promise<void> {
    const { samples, times = null, ...checked } = batch;
    if (!samples) return;
    const count = samples.length > 0 ? await countApplications(effects, samples) : 1;
    await persistBatches(replaceBatch(batch, count === 1 ? checked : { ...batch, times: count ?? times }));
  }

  /** Returns the accepted batch; null if it was refused or is still pending. */
  async function sendBatch(batch: RunBatch, rows: readonly ImportRow[]): Promise<RunBatch | null> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const jobId = await send(rows, batch);
        const taken: RunBatch = { ...batch, state: 'taken', ...(typeof jobId === 'string' && { jobId }) };
        await persistBatches(replaceBatch(batch, taken));
        return taken;
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.kind === 'validation' || error.kind === 'tooLarge') {
          await refuseBatch(batch, rows, error);
          return null;
        }
        await waitForRetry(error, attempt);
        // Paused while waiting: the batch stays pending.
        if (!isSending()) return null;
      }
    }
  }

  /**
   * Reloads the run, since another tab may have made progress.
   * @returns false if it is no longer stored
   */
  async function reloadRun(): Promise<boolean> {
    const stored = await store.run(run.id);
    if (stored) run = stored;
    return stored !== null;
  }

  /** Deletes accepted rows unless they are needed to revert the import or only its extra points. */
  async function deleteAcceptedRows(): Promise<void> {
    if (shouldStoreTakenRows) return;
    const acceptedBatches = run.batches.filter((batch) => batch.state === 'taken' && getCheckOutcome(batch) === 'once');
    // If this fails, they are deleted with the run or at sign-out.
    await store.forgetRows(acceptedBatches.map(({ key }) => key)).catch(() => undefined);
  }

  async function work(): Promise<void> {
    try {
      if (!(await reloadRun())) return setState({ kind: 'lost' });
      for (let batch = findPendingBatch(run); batch && state.kind === 'sending'; batch = findPendingBatch(run)) {
        const rows = await store.rows(batch.key);
        if (!rows) return setState({ kind: 'lost' });
        const accepted = await sendBatch(await storeSamples(batch, rows), rows);
        if (accepted) await checkBatch(accepted);
      }
      if (!isComplete(run)) return;
      await deleteAcceptedRows();
      setState({ kind: 'done' });
    } catch (thrown) {
      setState({ kind: 'stopped', error: toAppError(thrown) });
    }
  }

  /** Sends until nothing is pending. Loops, since the run may be resumed just as the lock is released. */
  async function runExclusively(): Promise<void> {
    try {
      let hasLock = true;
      while (hasLock && state.kind === 'sending') hasLock = await withLock(work);
      if (!hasLock) setState({ kind: 'elsewhere' });
    } catch (thrown) {
      setState({ kind: 'stopped', error: toAppError(thrown) });
    }
  }

  return {
    isEarlier: isComplete(initial),
    run: () => run,
    state: () => state,
    subscribe,
    async refetch() {
      const stored = await store.run(run.id).catch(() => null);
      // While this tab is sending, its state is newer than the stored one.
      if (activeWork !== null || !stored) return;
      run = stored;
      setState(isComplete(run) ? { kind: 'done' } : state);
    },
    resume() {
      if (state.kind === 'done') return Promise.resolve();
      setState({ kind: 'sending' });
      activeWork ??= runExclusively().finally(() => {
        activeWork = null;
      });
      return activeWork;
    },
    pause() {
      if (state.kind === 'sending') setState({ kind: 'paused' });
    },
    async checkAgain() {
      for (const batch of run.batches.filter(canCheckAgain)) await checkBatch(batch);
      if (state.kind === 'done') await deleteAcceptedRows();
    },
  };
}

const findPendingBatch = (run: StoredRun) => run.batches.find(({ state }) => state === 'waiting');
