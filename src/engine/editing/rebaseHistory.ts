import { isDeepEqual, type MergeConflict, mergeEdits, setAtPath } from '../../../dataProvider/writes/mergeEdits';
import type { EditHistory } from './editHistory';
import { createHistory } from './editHistory';

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
