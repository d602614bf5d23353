import type { Row } from '../../../resources/entity';

/** A record in react-admin's shape: the parsed row, with its id as `id`. */
export type ConsoleRecord = Row & { readonly id: string };

/** The value at a declared path; `$row` is the record itself. Null if a step is missing. */
export function getFieldValue(record: Row, path: string): unknown {
  if (path === '$row') return record;
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value ?? null;
}

/** Whether a value is empty: null, an empty list, or a text of blanks and invisible characters. */
export function isEmptyValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === 'string' && !/[^\s\p{Cf}\p{Cc}]/u.test(value));
}
