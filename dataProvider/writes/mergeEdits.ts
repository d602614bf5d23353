/** Three-way merge of local edits and remote changes. */
/** Part of a value with different local and remote changes. */
export interface MergeConflict {
  /** Property names; empty for the whole value. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

interface Merged {
  value: unknown;
  conflicts: readonly MergeConflict[];
}

/**
 * Merges remote changes into the parts of a value that were not edited. Parts that were changed on both sides keep
 * the local value and are reported as conflicts. Plain objects are merged recursively; an array is one part.
 * @param base saved value when the edit started
 */
export function mergeEdits(base: unknown, mine: unknown, theirs: unknown, path: readonly string[] = []): Merged {
  if (isDeepEqual(mine, theirs) || isDeepEqual(base, theirs)) return { value: mine, conflicts: [] };
  if (isDeepEqual(base, mine)) return { value: theirs, conflicts: [] };
  if (!isPlain(base) || !isPlain(mine) || !isPlain(theirs)) {
    return { value: mine, conflicts: [{ path, mine, theirs }] };
  }
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map((name) => ({
    name,
    ...mergeEdits(getOwn(base, name), getOwn(mine, name), getOwn(theirs, name), [...path, name]),
  }));
  return {
    value: Object.fromEntries(parts.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

/** Immutable set of the part at a path. */
export function setAtPath(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const container = isPlain(value) ? value : {};
  const { [name]: before, ...others } = container;
  const after = setAtPath(before, rest, part);
  // Keeps the order of the keys.
  const names = Object.hasOwn(container, name) ? Object.keys(container) : [...Object.keys(container), name];
  const next = names.map((item) => [item, item === name ? after : others[item]] as const);
  return Object.fromEntries(next.filter(([, item]) => item !== undefined));
}

/** Deep equality of JSON values. Ignores the order of keys; undefined equals a missing key. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, n) => isDeepEqual(part, b[n]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  return (
    Object.keys(a).every((name) => isDeepEqual(a[name], getOwn(b, name))) &&
    Object.keys(b).every((name) => b[name] === undefined || Object.hasOwn(a, name))
  );
}

type Plain = Readonly<Record<string, unknown>>;

/** A part of a value; a name such as `constructor` is one like any other. */
const getOwn = (value: Plain, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
