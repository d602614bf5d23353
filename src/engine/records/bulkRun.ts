/** State machine of one bulk action, from collecting records to the summary. */

import { type AppError, toAppError } from '../../../dataProvider/errors';
import { runBulk } from '../../../dataProvider/rest/bulk';
import type { Entity } from '../../../resources/entity';
import { createStore } from '../../lib/createStore';
import { findLeftHidden, wouldShow } from '../history/hiddenLog';
import { createEntryId, type UndoEntry } from '../history/undoStack';
import { isApplicable, type NamedAction, toActionChange } from './actions';
import { type BulkPorts, type BulkWork, createBulkChanges } from './bulkChanges';
import type { ConsoleRecord } from './consoleRecord';
import { findOpposite } from './inverse';
import { sumPoints } from './undoEntry';

export interface RecordError {
  record: ConsoleRecord;
  error: AppError;
}

export interface BulkSummary {
  done: readonly ConsoleRecord[];
  failed: readonly RecordError[];
  /** Not sent, because the run was canceled or stopped. */
  notSent: readonly ConsoleRecord[];
  /** The error that stopped the run, because the remaining writes would fail the same way. */
  stoppedBy: AppError | null;
  /** Number of records to which the action does not apply; of an undo, those that were as before already. */
  skipped: number;
  /** After an Undo: the records that had failed before it and were left alone. */
  failedBefore: readonly RecordError[];
}

export type BulkPhase =
  | { kind: 'collecting'; found: number }
  | { kind: 'collectingFailed'; error: AppError }
  /** `leftHidden` is the number of records that would be published although they were left hidden in this browser. */
  | { kind: 'confirming'; applicable: readonly ConsoleRecord[]; skipped: number; leftHidden: number }
  | { kind: 'running'; undoing: boolean; done: number; failed: number; total: number }
  | ({ kind: 'finished'; undone: boolean } & BulkSummary)
  | { kind: 'closed' };

export interface BulkRunOptions {
  entity: Entity;
  /** The list or queue whose undo key undoes the run; by default, none does. */
  scope?: string;
  action: NamedAction;
  /**
   * Collects the records: those selected individually, or all matching ones page by page. `leftOut` is the number of
   * those that were selected and that the merchant would no longer see.
   */
  collect: (
    onPage: (records: readonly ConsoleRecord[], leftOut?: number) => void,
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** Whether a collected record is still shown as selected when the merchant confirms. */
  isStillSelected?: (record: ConsoleRecord) => boolean;
  /** Whether the merchant must confirm before anything is sent. */
  requiresConfirmation: (applicable: readonly ConsoleRecord[], skipped: number, leftHidden: number) => boolean;
  ports: BulkPorts;
  /** Called before each write, and each undo of one. @throws AppError; it isn't sent then */
  beforeWrite?: (undoing: boolean) => Promise<unknown>;
  /** Called after each change of a record. @param undoing whether the action was undone */
  onChanged?: (action: NamedAction, undoing: boolean) => void;
  /** Replaces the change that the action makes, for actions with a dialog that collects more values. */
  work?: BulkWork | undefined;
  /** The run undoes these changes. */
  undoes?: readonly UndoEntry[];
  /** Called after each run, to keep the failed records selected. @param undoing whether the action was undone */
  onSettled: (outcome: BulkSummary, undoing: boolean) => void;
}

export interface BulkRun {
  readonly entity: Entity;
  /** The action, or its opposite after `runOpposite`. */
  readonly action: NamedAction;
  /**
   * Added points (negative if they were deducted) and the number of customers. A customer may have several of the records.
   * `earlier` is the number of records for which an earlier run has added them.
   */
  addedPoints(): { points: number; customers: number; earlier: number };
  /** The number of changed records that can be undone. */
  undoableCount(): number;
  /**
   * How a change whose response was lost is tried again: `checked` first, `repeated` without harm, or `unchecked`, which
   * may do it twice.
   */
  getRetry(record: ConsoleRecord): 'checked' | 'repeated' | 'unchecked';
  /** The action that `runOpposite` runs on the changed records, if they can't be given their previous values. */
  opposite(): NamedAction | null;
  phase(): BulkPhase;
  subscribe(listener: () => void): () => void;
  start(): Promise<void>;
  confirm(): Promise<void>;
  cancel(): void;
  retryFailed(): Promise<void>;
  /** Sends the inverse writes. Uncertain writes are included, because they may have been applied. */
  undo(): Promise<void>;
  runOpposite(): Promise<void>;
  close(): void;
}

export function createBulkRun(options: BulkRunOptions): BulkRun {
  const { entity, ports, work, undoes } = options;
  const { undoStack } = ports.history;
  const startsUndoing = undoes !== undefined;
  let { action } = options;
  const store = createStore<BulkPhase>({ kind: 'collecting', found: 0 });
  let abort = new AbortController();
  const toChange = (record: ConsoleRecord) => (work ? work.toChange(record) : toActionChange(action));
  const changes = createBulkChanges(entity, ports, undoes);
  /** Id of the run on the stack. */
  const runId = createEntryId();

  const { get: getPhase, set: setPhase } = store;

  async function run(records: readonly ConsoleRecord[], before: BulkSummary, undoing: boolean): Promise<void> {
    abort = new AbortController();
    const byId = new Map(records.map((record) => [record.id, record]));
    const doneBefore = before.done.length;
    const total = doneBefore + records.length;
    setPhase({ kind: 'running', undoing, done: doneBefore, failed: 0, total });
    if (work && !undoing) {
      work.onStart?.();
      await changes.readEarlier();
    }
    const result = await runBulk({
      ids: [...byId.keys()],
      signal: abort.signal,
      run: async (id) => {
        const record = byId.get(id);
        if (options.beforeWrite) await options.beforeWrite(undoing);
        if (record) await (undoing ? changes.undo(record) : changes.make(record, action, toChange(record)));
        options.onChanged?.(action, undoing);
      },
      onProgress: ({ done, failed }) => setPhase({ kind: 'running', undoing, done: doneBefore + done, failed, total }),
    });
    for (const { id, error } of result.failed) if (error.uncertain) changes.setUncertain(id, undoing);
    const getRecords = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    const sent = getRecords(result.done);
    const done = undoing ? sent.filter((record) => !changes.wasUnchanged(record)) : sent;
    const outcome: BulkSummary = {
      done: [...before.done, ...done],
      failed: result.failed.flatMap(({ id, error }) => {
        const record = byId.get(id);
        return record ? [{ record, error }] : [];
      }),
      notSent: getRecords(result.notSent),
      stoppedBy: result.stoppedBy,
      skipped: before.skipped + sent.length - done.length,
      failedBefore: before.failedBefore,
    };
    if (!undoing) keepPlace(outcome.done);
    else if (outcome.done.length > 0) undoStack.setUndone(runId, true);
    if (!undoing) work?.onSettled?.([...result.failed.map(({ id }) => id), ...result.notSent]);
    setPhase({ kind: 'finished', undone: undoing, ...outcome });
    options.onSettled(outcome, undoing);
  }

  async function countLeftHidden(records: readonly ConsoleRecord[]): Promise<number> {
    const published = records.filter((record) => {
      const change = toChange(record);
      return change && 'set' in change && wouldShow(entity, record, change.set);
    });
    if (published.length === 0) return 0;
    const left = findLeftHidden((await (await ports.history.open()).hidden.list()).entries, entity);
    return published.filter(({ id }) => left.has(id)).length;
  }

  /** Adds the run to the stack, so that the undo key doesn't take back the change before it. */
  function keepPlace(done: readonly ConsoleRecord[]): void {
    const entries = changes.entriesOf(done);
    const [first] = entries;
    if (!first || options.scope === undefined) return;
    const ids = new Set(entries.map(({ record }) => record.id));
    const isRemoval = first.set === null && !first.added;
    undoStack.remove((item) => item.id === runId || (isRemoval && item.entity === entity && ids.has(item.record.id)));
    const undo = () => {
      const isPossible = getUndoable().length > 0;
      if (isPossible) void undoAll();
      return isPossible;
    };
    undoStack.push(options.scope, { ...first, id: runId, run: { action: action.name, undo } });
  }

  /** The changed records of a finished run that weren't undone, by it or elsewhere; empty while it runs. */
  const getChangedRecords = (): readonly ConsoleRecord[] => {
    const phase = getPhase();
    if (phase.kind !== 'finished' || phase.undone) return [];
    const own = phase.done.filter((record) => !changes.wasDoneEarlier(record));
    return own.filter((record) => !undoStack.isUndone(changes.entryOf(record)?.id ?? ''));
  };
  const getUndoable = () => {
    const changed = getChangedRecords();
    return changed.every(changes.canUndo) ? changed : [];
  };
  async function undoAll(): Promise<void> {
    const phase = getPhase();
    const undoable = getUndoable();
    if (phase.kind !== 'finished' || undoable.length === 0) return;
    // An addition is relative, so its inverse is only correct if it was certainly applied.
    const isIncluded = ({ error, record }: RecordError) =>
      error.uncertain && changes.canUndo(record) && !changes.entryOf(record)?.added;
    const uncertain = phase.failed.filter(isIncluded).map(({ record }) => record);
    const failedBefore = phase.failed.filter((failure) => !isIncluded(failure));
    await run([...undoable, ...uncertain], { ...nothing, failedBefore }, true);
  }

  const opposite = () =>
    getChangedRecords().length > 0 && !work && getUndoable().length === 0 ? findOpposite(entity, action) : null;

  return {
    entity,
    get action() {
      return action;
    },
    addedPoints() {
      const phase = getPhase();
      const done = phase.kind === 'finished' && !phase.undone ? phase.done : [];
      const added = changes.entriesOf(done);
      return {
        points: sumPoints(added),
        customers: new Set(added.map(({ record }) => record.id)).size,
        earlier: done.filter(changes.wasDoneEarlier).length,
      };
    },
    undoableCount: () => getUndoable().length,
    getRetry(record) {
      const phase = getPhase();
      if (phase.kind === 'finished' && phase.undone) return 'checked';
      const change = toChange(record);
      if (change && 'call' in change) return 'unchecked';
      return change && 'resource' in change ? 'checked' : 'repeated';
    },
    opposite,
    phase: getPhase,
    subscribe(listener) {
      const unsubscribe = [store.subscribe(listener), undoStack.subscribe(listener)];
      return () => {
        for (const stop of unsubscribe) stop();
      };
    },
    async start() {
      const found: ConsoleRecord[] = [];
      let leftOut = 0;
      setPhase({ kind: 'collecting', found: 0 });
      try {
        await options.collect((records, notFound = 0) => {
          found.push(...records);
          leftOut += notFound;
          setPhase({ kind: 'collecting', found: found.length });
        }, abort.signal);
      } catch (error) {
        if (!abort.signal.aborted) setPhase({ kind: 'collectingFailed', error: toAppError(error) });
      }
      if (abort.signal.aborted) return setPhase({ kind: 'closed' });
      if (getPhase().kind === 'collectingFailed') return;
      const isAffected = (record: ConsoleRecord) => isApplicable(action, record) && toChange(record) !== null;
      const applicable = startsUndoing ? found : found.filter(isAffected);
      const skipped = found.length - applicable.length + leftOut;
      // If its code can't be loaded, they count as pending, as in the queue.
      const leftHidden = startsUndoing ? 0 : await countLeftHidden(applicable).catch(() => 0);
      if (abort.signal.aborted) return setPhase({ kind: 'closed' });
      if (options.requiresConfirmation(applicable, skipped, leftHidden))
        return setPhase({ kind: 'confirming', applicable, skipped, leftHidden });
      await run(applicable, { ...nothing, skipped }, startsUndoing);
    },
    async confirm() {
      const phase = getPhase();
      if (phase.kind !== 'confirming') return;
      const { applicable, skipped } = phase;
      if (applicable.length === 0) return setPhase({ kind: 'closed' });
      const selected = applicable.filter(options.isStillSelected ?? (() => true));
      await run(selected, { ...nothing, skipped: skipped + applicable.length - selected.length }, startsUndoing);
    },
    cancel() {
      abort.abort();
      const phase = getPhase();
      if (phase.kind === 'confirming' || phase.kind === 'collectingFailed') setPhase({ kind: 'closed' });
    },
    async retryFailed() {
      const phase = getPhase();
      if (phase.kind !== 'finished') return;
      const { failed, notSent, undone } = phase;
      await run([...failed.map(({ record }) => record), ...notSent], phase, undone);
    },
    undo: undoAll,
    async runOpposite() {
      const phase = getPhase();
      const next = opposite();
      if (phase.kind !== 'finished' || !next) return;
      const changed = phase.done.map((record) => ({ ...record, ...action.action.set }));
      action = next;
      await run(changed, { ...nothing, failedBefore: phase.failed }, false);
    },
    close() {
      const phase = getPhase();
      if (phase.kind !== 'running' && phase.kind !== 'collecting') setPhase({ kind: 'closed' });
    },
  };
}

const nothing: BulkSummary = { done: [], failed: [], notSent: [], stoppedBy: null, skipped: 0, failedBefore: [] };
