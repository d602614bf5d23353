import type { Row } from '../../../resources/entity';

/** A record as react-admin wants it: the parsed row and its id under `id`. */
export type ConsoleRecord = Row & { readonly id: string };

/** The value at a declared path; `$row` is the record itself. Null where any step is missing. */
export function valueAt(record: Row, path: string): unknown {
  if (path === '$row') return record;
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value ?? null;
}

/** Nothing to show: no value, an empty list, or a text of blanks and invisible characters only. */
export function isAbsent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === 'string' && !/[^\s\p{Cf}\p{Cc}]/u.test(value));
}
