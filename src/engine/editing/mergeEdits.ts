/** What was edited here, brought together with what was saved elsewhere meanwhile. */

/** A part of a value that was changed here and elsewhere, to two different things. */
export interface Dispute {
  /** Names that lead to it; none for the value as a whole. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

interface Merged {
  value: unknown;
  disputes: readonly Dispute[];
}

/**
 * The edited value with what was saved elsewhere in those parts that were not edited; what was both edited and
 * saved elsewhere stays as it was edited, and is told. Only plain objects are looked into: a list is one part.
 * @param base what was saved when the editing began
 */
export function mergeEdits(base: unknown, mine: unknown, theirs: unknown, path: readonly string[] = []): Merged {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return { value: mine, disputes: [] };
  if (isSameValue(base, mine)) return { value: theirs, disputes: [] };
  if (!isPlain(base) || !isPlain(mine) || !isPlain(theirs)) {
    return { value: mine, disputes: [{ path, mine, theirs }] };
  }
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map((name) => ({
    name,
    ...mergeEdits(ownPart(base, name), ownPart(mine, name), ownPart(theirs, name), [...path, name]),
  }));
  return {
    value: Object.fromEntries(parts.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value])),
    disputes: parts.flatMap(({ disputes }) => disputes),
  };
}

/** A value with another part at a path. */
export function withPart(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const whole = isPlain(value) ? value : {};
  const { [name]: before, ...others } = whole;
  const after = withPart(before, rest, part);
  // In the order it had, so that nothing else looks changed.
  const names = Object.hasOwn(whole, name) ? Object.keys(whole) : [...Object.keys(whole), name];
  const next = names.map((one) => [one, one === name ? after : others[one]] as const);
  return Object.fromEntries(next.filter(([, one]) => one !== undefined));
}

/** Whether two values are the same as JSON, whatever the order of their parts; what is not there is as undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, n) => isSameValue(part, other[n]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  return (
    Object.keys(one).every((name) => isSameValue(one[name], ownPart(other, name))) &&
    Object.keys(other).every((name) => other[name] === undefined || Object.hasOwn(one, name))
  );
}

const ownPart = (value: Plain, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
