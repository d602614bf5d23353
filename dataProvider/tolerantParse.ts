/**
 * Parsing that gives up as little as it can: a value of the wrong type is read as the right one where
 * nothing is lost by it, else it is null; what cannot do without it goes with it.
 */
import { safeParse, type ZodMiniType } from 'zod/mini';

/** Tells of a value that was not what the shape asks for. Never carries the value: it may be private. */
export type ReportFault = (path: string) => void;

type Path = readonly PropertyKey[];

/** The parsed value, or null when nothing of it could be kept. */
export function tolerantParse<Value>(shape: ZodMiniType<Value>, raw: unknown, report: ReportFault): Value | null {
  let current = raw;
  /** What was done to a path already: the second try gives the value up, the third its parent. */
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
      current = mend(current, path, expected, tries);
      if (current === undefined) return null;
    }
  }
}

/** The value with one fault less; undefined when it has nothing left to give up. */
function mend(value: unknown, path: Path, expected: string, tries: Map<string, 'read' | 'cleared'>): unknown {
  const name = path.join('.');
  const done = tries.get(name);
  if (done === undefined) {
    const read = readAs(valueAt(value, path), expected);
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
    // The others move up: what was tried below this list is no longer where it was.
    for (const tried of [...tries.keys()]) if (tried.startsWith(`${parent.join('.')}.`)) tries.delete(tried);
    return setAt(value, parent, list.toSpliced(last, 1));
  }
  if (parent.length === 0) return undefined;
  return mend(value, parent, '', tries.set(parent.join('.'), tries.get(parent.join('.')) ?? 'read'));
}

/** The same value as the type that is asked for, where nothing is lost; else undefined. */
function readAs(value: unknown, expected: string): unknown {
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

/** A copy in which one value is another; everything beside its path is shared. */
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
