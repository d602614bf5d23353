import type { EditHistory } from './editHistory';
import { begun } from './editHistory';
import { type Dispute, isSameValue, mergeEdits, withPart } from './mergeEdits';

/** Makes a value of the edited type of something that was put together; null where it is none. */
export type ReadValue<Value> = (raw: unknown) => Value | null;

/** Which of two values is to stand. */
export type Side = 'mine' | 'theirs';

/**
 * The history over what is saved now: what was not edited follows it, in every step, so that nothing of it is
 * taken back by an undo. What was edited and saved elsewhere keeps its old base, by which it is known as disputed.
 */
export function rebased<Value>(history: EditHistory<Value>, saved: Value, read: ReadValue<Value>): EditHistory<Value> {
  const { base, present, past, future } = history;
  if (isSameValue(base, saved)) return history;
  // Nothing of it is ours: there is nothing to keep.
  if (isSameValue(present, base)) return begun(saved);
  const over = (value: Value) => read(mergeEdits(base, value, saved).value) ?? value;
  const next = over(present);
  return {
    ...history,
    base: disputesOf(history, saved, read).reduce<Value>(
      (known, { path }) => read(withPart(known, path, partAt(base, path))) ?? base,
      saved,
    ),
    present: next,
    past: past.map(over),
    future: future.map(over),
  };
}

/** What was edited here, and saved as something else elsewhere. */
export function disputesOf<Value>(
  { base, present }: EditHistory<Value>,
  saved: Value,
  read: ReadValue<Value>,
): readonly Dispute[] {
  // As it is while somebody types, and nobody saves: nothing is to be brought together.
  if (isSameValue(base, saved)) return none;
  const { value, disputes } = mergeEdits(base, present, saved);
  // Parts that are fine alone may not go together.
  return read(value) === null ? [{ path: [], mine: present, theirs: saved }] : disputes;
}

/** The history after it was said whose value is to stand at a path. */
export function decided<Value>(
  history: EditHistory<Value>,
  saved: Value,
  { path, theirs }: Dispute,
  side: Side,
  read: ReadValue<Value>,
): EditHistory<Value> {
  const { base, present, past } = history;
  const known = { ...history, base: read(withPart(base, path, partAt(saved, path))) ?? saved };
  if (side === 'mine') return known;
  const next = read(withPart(present, path, theirs)) ?? saved;
  return { ...known, present: next, past: [...past, present], future: [], open: null };
}

const none: readonly Dispute[] = [];

function partAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (whole, name) => (Object.hasOwn(Object(whole), name) ? Object(whole)[name] : undefined),
    value,
  );
}
