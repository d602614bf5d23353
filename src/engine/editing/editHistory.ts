/** Undo history of an edited value. All functions are pure. */
import { isDeepEqual, type MergeConflict, mergeEdits, setAtPath } from '../../../dataProvider/writes/mergeEdits';

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

/** Parses a merged value. Returns null if it is invalid. */
export type ParseValue<Value> = (raw: unknown) => Value | null;

/** Side of a conflict whose value is kept. */
export type ConflictSide = 'mine' | 'theirs';

/**
 * Rebases a history onto a new saved value. Parts that were not edited follow it in every step, so that undo does
 * not revert them. Parts in conflict keep their old base, which identifies them.
 */
export function rebaseHistory<Value>(
  history: EditHistory<Value>,
  saved: Value,
  read: ParseValue<Value>,
): EditHistory<Value> {
  const { base, present, past, future } = history;
  if (isDeepEqual(base, saved)) return history;
  // There are no local edits.
  if (isDeepEqual(present, base)) return createHistory(saved);
  const over = (value: Value) => read(mergeEdits(base, value, saved).value) ?? value;
  const next = over(present);
  return {
    ...history,
    base: findConflicts(history, saved, read).reduce<Value>(
      (current, { path }) => read(setAtPath(current, path, getAtPath(base, path))) ?? base,
      saved,
    ),
    present: next,
    past: past.map(over),
    future: future.map(over),
  };
}

/** Parts with different local and remote changes. */
export function findConflicts<Value>(
  { base, present }: EditHistory<Value>,
  saved: Value,
  read: ParseValue<Value>,
): readonly MergeConflict[] {
  // Fast path while typing: nothing to merge.
  if (isDeepEqual(base, saved)) return none;
  const { value, conflicts } = mergeEdits(base, present, saved);
  // Parts that are valid alone may be invalid together.
  return read(value) === null ? [{ path: [], mine: present, theirs: saved }] : conflicts;
}

/** Resolves a conflict with the value of one side. */
export function resolveConflict<Value>(
  history: EditHistory<Value>,
  saved: Value,
  { path, theirs }: MergeConflict,
  side: ConflictSide,
  read: ParseValue<Value>,
): EditHistory<Value> {
  const { base, present, past } = history;
  const current = { ...history, base: read(setAtPath(base, path, getAtPath(saved, path))) ?? saved };
  if (side === 'mine') return current;
  const next = read(setAtPath(present, path, theirs)) ?? saved;
  return { ...current, present: next, past: [...past, present], future: [], open: null };
}

const none: readonly MergeConflict[] = [];

/** Reads the part at a path; undefined if there is none. */
export function getAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (container, name) => (Object.hasOwn(Object(container), name) ? Object(container)[name] : undefined),
    value,
  );
}
