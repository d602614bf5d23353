/** A value that is edited, with the steps that led to it. */
import { isSameValue } from './mergeEdits';

/** What was typed in one field is one step, as long as nobody paused for longer than this. */
const pause = 2_000;

/** Steps that can be taken back. */
const longest = 100;

/** A value under edit. All functions of this file leave what they are given as it is. */
export interface EditHistory<Value> {
  /** What was saved when the editing began; in parts that were not edited, what is saved now. */
  base: Value;
  present: Value;
  /** Values before, the latest last. */
  past: readonly Value[];
  /** Values that were taken back, the nearest first. */
  future: readonly Value[];
  /** What the last step merges with: the field that it changed, and when. */
  open: { merge: string; at: number } | null;
}

/** The beginning: nothing to take back. */
export function begun<Value>(base: Value, present: Value = base): EditHistory<Value> {
  return { base, present, past: [], future: [], open: null };
}

/** One step on. @param merge name of the field that is typed in; null where the step stands for itself */
export function stepped<Value>(
  history: EditHistory<Value>,
  next: Value,
  merge: string | null,
  at: number,
): EditHistory<Value> {
  const { present, past, open } = history;
  if (isSameValue(present, next)) return history;
  const isSameStep = merge !== null && open?.merge === merge && at - open.at < pause;
  return {
    ...history,
    present: next,
    past: isSameStep ? past : [...past, present].slice(-longest),
    future: [],
    open: merge === null ? null : { merge, at },
  };
}

/** One step back; the same where there is none. */
export function undone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history;
  const [before] = past.slice(-1);
  if (before === undefined) return history;
  return { ...history, present: before, past: past.slice(0, -1), future: [present, ...future], open: null };
}

/** The step that was taken back last, again; the same where there is none. */
export function redone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { ...history, present: next, past: [...past, present], future: rest, open: null };
}
