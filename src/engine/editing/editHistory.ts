/** Undo history of an edited value. All functions are pure. */
import { isDeepEqual } from '../../../dataProvider/writes/mergeEdits';

/** Changes of a field with shorter pauses than this are one step. */
const STEP_PAUSE_MS = 2_000;

/** Maximum number of undo steps. */
const MAX_STEPS = 100;

/** Edited value with its undo history. */
export interface EditHistory<Value> {
  /** Saved value when the edit started, with later remote changes in the parts that were not edited. */
  base: Value;
  present: Value;
  /** Previous values, latest last. */
  past: readonly Value[];
  /** Undone values, nearest first. */
  future: readonly Value[];
  /** Field and time of the last change, if further changes of the field extend its step; else null. */
  open: { merge: string; at: number } | null;
}

/** Creates a history with no undo steps. */
export function createHistory<Value>(base: Value, present: Value = base): EditHistory<Value> {
  return { base, present, past: [], future: [], open: null };
}

/** Adds a step. @param merge name of the edited field, whose changes are merged; null for a separate step */
export function pushStep<Value>(
  history: EditHistory<Value>,
  next: Value,
  merge: string | null,
  at: number,
): EditHistory<Value> {
  const { present, past, open } = history;
  if (isDeepEqual(present, next)) return history;
  const isSameStep = merge !== null && open?.merge === merge && at - open.at < STEP_PAUSE_MS;
  return {
    ...history,
    present: next,
    past: isSameStep ? past : [...past, present].slice(-MAX_STEPS),
    future: [],
    open: merge === null ? null : { merge, at },
  };
}

/** Undoes a step. Returns the same history if there is none. */
export function undoStep<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history;
  const [before] = past.slice(-1);
  if (before === undefined) return history;
  return { ...history, present: before, past: past.slice(0, -1), future: [present, ...future], open: null };
}

/** Redoes a step. Returns the same history if there is none. */
export function redoStep<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { ...history, present: next, past: [...past, present], future: rest, open: null };
}
