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
