/** One bulk action from choosing the records to its summary, as a machine that any view can watch. */
import { runBulk } from '../../../dataProvider/bulk';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { applies, changeOf, inverseOf, type NamedAction } from '../actions/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';

export interface Failure {
  record: ConsoleRecord;
  error: AppError;
}

export interface Outcome {
  done: readonly ConsoleRecord[];
  failed: readonly Failure[];
  /** Left unsent when the run was cancelled, or stopped. */
  notSent: readonly ConsoleRecord[];
  /** What would have failed for all the others too, so that they were not sent. */
  stoppedBy: AppError | null;
  /** Whose state did not allow the action. */
  skipped: number;
}

export type BulkPhase =
  | { kind: 'collecting'; found: number }
  | { kind: 'collectingFailed'; error: AppError }
  | { kind: 'confirming'; applicable: readonly ConsoleRecord[]; skipped: number }
  | { kind: 'running'; undoing: boolean; done: number; failed: number; total: number }
  | ({ kind: 'finished'; undone: boolean } & Outcome)
  | { kind: 'closed' };

export interface BulkRunOptions {
  entity: Entity;
  action: NamedAction;
  /** Finds the records: at once those chosen by hand, else page by page all that match. */
  collect: (onPage: (records: readonly ConsoleRecord[]) => void, signal: AbortSignal) => Promise<void>;
  /** Whether the merchant is asked before anything is sent. */
  asksFirst: (applicable: number, skipped: number) => boolean;
  write: (record: ConsoleRecord, change: PendingChange) => Promise<void>;
  /** Does it in place of `write`, where a dialog has asked for more than the action says. */
  work?: BulkWork | undefined;
  /** After each run: lists are read again, the failed ones stay selected. */
  onSettled: (outcome: Outcome) => void;
}

/** What a dialog wants done with every record of a selection. */
export interface BulkWork {
  /** Does it, or takes it back. The same record and way again must not do it twice. @throws AppError */
  perform: (record: ConsoleRecord, undoing: boolean) => Promise<void>;
  canUndo: boolean;
}

export interface BulkRun {
  readonly entity: Entity;
  readonly action: NamedAction;
  /** Whether what was done can be taken back. */
  readonly canUndo: boolean;
  phase(): BulkPhase;
  subscribe(listener: () => void): () => void;
  start(): Promise<void>;
  confirm(): Promise<void>;
  cancel(): void;
  retryFailed(): Promise<void>;
  undo(): Promise<void>;
  close(): void;
}

export function createBulkRun(options: BulkRunOptions): BulkRun {
  const { entity, action, write, work } = options;
  const listeners = new Set<() => void>();
  let phase: BulkPhase = { kind: 'collecting', found: 0 };
  let abort = new AbortController();

  const enter = (next: BulkPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };

  async function run(records: readonly ConsoleRecord[], before: Outcome, undoing: boolean): Promise<void> {
    abort = new AbortController();
    const byId = new Map(records.map((record) => [record.id, record]));
    enter({ kind: 'running', undoing, done: 0, failed: 0, total: records.length });
    const result = await runBulk({
      ids: [...byId.keys()],
      signal: abort.signal,
      run: async (id) => {
        const record = byId.get(id);
        if (record && work) return work.perform(record, undoing);
        const change = record && (undoing ? inverseOf(entity, action, record) : changeOf(action));
        if (record && change) await write(undoing ? { ...record, ...action.action.set } : record, change);
      },
      onProgress: ({ done, failed, total }) => enter({ kind: 'running', undoing, done, failed, total }),
    });
    const recordsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    const outcome: Outcome = {
      done: [...before.done, ...recordsOf(result.done)],
      failed: result.failed.flatMap(({ id, error }) => {
        const record = byId.get(id);
        return record ? [{ record, error }] : [];
      }),
      notSent: recordsOf(result.notSent),
      stoppedBy: result.stoppedBy,
      skipped: before.skipped,
    };
    enter({ kind: 'finished', undone: undoing, ...outcome });
    options.onSettled(outcome);
  }

  return {
    entity,
    action,
    canUndo: work?.canUndo ?? action.action.set !== undefined,
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      const found: ConsoleRecord[] = [];
      enter({ kind: 'collecting', found: 0 });
      try {
        await options.collect((records) => {
          found.push(...records);
          enter({ kind: 'collecting', found: found.length });
        }, abort.signal);
      } catch (error) {
        if (!abort.signal.aborted) enter({ kind: 'collectingFailed', error: toAppError(error) });
      }
      if (abort.signal.aborted) return enter({ kind: 'closed' });
      if (phase.kind === 'collectingFailed') return;
      const applicable = found.filter((record) => applies(action, record));
      const skipped = found.length - applicable.length;
      if (options.asksFirst(applicable.length, skipped)) return enter({ kind: 'confirming', applicable, skipped });
      await run(applicable, { ...nothing, skipped }, false);
    },
    async confirm() {
      if (phase.kind !== 'confirming') return;
      const { applicable, skipped } = phase;
      if (applicable.length === 0) return enter({ kind: 'closed' });
      await run(applicable, { ...nothing, skipped }, false);
    },
    cancel() {
      abort.abort();
      if (phase.kind === 'confirming' || phase.kind === 'collectingFailed') enter({ kind: 'closed' });
    },
    async retryFailed() {
      if (phase.kind !== 'finished') return;
      const { failed, notSent, undone } = phase;
      await run([...failed.map(({ record }) => record), ...notSent], phase, undone);
    },
    async undo() {
      if (phase.kind !== 'finished' || phase.undone) return;
      await run(phase.done, nothing, true);
    },
    close() {
      if (phase.kind !== 'running' && phase.kind !== 'collecting') enter({ kind: 'closed' });
    },
  };
}

const nothing: Outcome = { done: [], failed: [], notSent: [], stoppedBy: null, skipped: 0 };
