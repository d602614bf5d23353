/** Compares responses with their schemas. Values are never reported, because they may be private. */
import { type core, safeParse, type ZodMiniType } from 'zod/mini';

/** A part of a response that does not fit. */
export interface Misfit {
  /** Keys with dots between; `*` is any item of a list and `$` the whole response. */
  path: string;
  /** Type or condition of the schema, such as `boolean`. */
  expected: string;
  /** Type of the value, such as `string`. */
  actual: string;
}

/** Path of the whole response. */
const ROOT_PATH = '$';

/** Returns one misfit for each path of the value that does not fit. */
export function inspectShape(shape: ZodMiniType, value: unknown): readonly Misfit[] {
  const parsed = safeParse(shape, value);
  if (parsed.success) return [];
  const byPath = new Map<string, Misfit>();
  for (const issue of parsed.error.issues) {
    const path = issue.path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.') || ROOT_PATH;
    if (!byPath.has(path)) {
      byPath.set(path, { path, expected: describeIssue(issue), actual: describeType(valueAt(value, issue.path)) });
    }
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Type of a value, without the value. */
export function describeType(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return value === '' ? 'empty string' : typeof value;
}

function describeIssue(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'nonoptional' ? 'any value' : issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' or ');
    case 'invalid_union':
      return issue.errors.map(([inner]) => (inner ? describeIssue(inner) : '')).join(' or ');
    case 'too_small':
      return issue.origin === 'string' ? 'not empty' : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return `no ${issue.keys.join(', ')}`;
    case 'custom':
      return 'ISO 8601 instant';
    default:
      return issue.code;
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, step) => Object(inner)[step], value);
}
