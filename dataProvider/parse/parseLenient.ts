/**
 * Lenient parsing. Values of the wrong type are converted if that is lossless, and otherwise set to null. If
 * null is invalid too, the parent is dropped.
 */
import { safeParse, type ZodMiniType } from 'zod/mini';

/** Reports the path of an unexpected value. Never passes the value, which may be private. */
export type SchemaReporter = (path: string) => void;

type Path = readonly PropertyKey[];

/** Returns the parsed value, or null if nothing of it is valid. */
export function parseLenient<Value>(shape: ZodMiniType<Value>, raw: unknown, report: SchemaReporter): Value | null {
  let current = raw;
  /** Fixes tried per path: the second try clears the value, the third its parent. */
  const tries = new Map<string, 'read' | 'cleared'>();
  for (;;) {
    const parsed = safeParse(shape, current);
    if (parsed.success) return parsed.data;
    const lost = new Set<string>();
    for (const { path, ...issue } of [...parsed.error.issues].reverse()) {
      if (path.length === 0) return null;
      const name = path.join('.');
      if (lost.has(name)) continue;
      lost.add(name);
      report(path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.'));
      const expected = 'expected' in issue ? String(issue.expected) : issue.code;
      current = fixIssue(current, path, expected, tries);
      if (current === undefined) return null;
    }
  }
}

/** Fixes one issue. Returns undefined if nothing is left to clear. */
function fixIssue(value: unknown, path: Path, expected: string, tries: Map<string, 'read' | 'cleared'>): unknown {
  const name = path.join('.');
  const done = tries.get(name);
  if (done === undefined) {
    const read = convertTo(valueAt(value, path), expected);
    tries.set(name, read === undefined ? 'cleared' : 'read');
    return setAt(value, path, read ?? null);
  }
  if (done === 'read') {
    tries.set(name, 'cleared');
    return setAt(value, path, null);
  }
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  const list = valueAt(value, parent);
  if (typeof last === 'number' && Array.isArray(list)) {
    // Later items move up, so the tries below this list no longer match their paths.
    for (const tried of [...tries.keys()]) if (tried.startsWith(`${parent.join('.')}.`)) tries.delete(tried);
    return setAt(value, parent, list.toSpliced(last, 1));
  }
  if (parent.length === 0) return undefined;
  return fixIssue(value, parent, '', tries.set(parent.join('.'), tries.get(parent.join('.')) ?? 'read'));
}

/** Converts a value to the expected type if that is lossless; otherwise returns undefined. */
function convertTo(value: unknown, expected: string): unknown {
  if (expected === 'string' && typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (expected === 'boolean') {
    if (value === 'true' || value === 1) return true;
    if (value === 'false' || value === 0) return false;
  }
  if (expected === 'number' || expected === 'invalid_union') {
    if (
      typeof value === 'string' &&
      value !== '' &&
      String(Number(value)) === value &&
      Number.isFinite(Number(value))
    ) {
      return Number(value);
    }
    if (expected === 'invalid_union' && typeof value === 'boolean') return Number(value);
  }
  return undefined;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (isContainer(inner) ? inner[step] : undefined), value);
}

/** Immutable set: copies along the path and shares everything else. */
function setAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  const inner = setAt(isContainer(value) ? value[step] : undefined, rest, replacement);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  return { ...(isContainer(value) ? value : {}), [step]: inner };
}

function isContainer(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
