import type { Entity, Row } from '../resources/entity';
import { reportFaultsOf } from './faultReport';
import { tolerantParse } from './tolerantParse';

/** A row as react-admin wants it: with `id`, which is its `_id`. */
export type EntityRecord = Row & { readonly id: string };

/** One row of an answer; null when it cannot be shown: it has no id, or is no row at all. */
export function toRecord(entity: Entity, raw: unknown): EntityRecord | null {
  const row = tolerantParse(entity.row, raw, reportFaultsOf(entity.name));
  return row ? { ...row, id: row._id } : null;
}

/** The rows of an answer in their order; `leftOut` counts those without an id, and those with the id of one before. */
export function toRecords(entity: Entity, rows: readonly unknown[]): { records: EntityRecord[]; leftOut: number } {
  const records = new Map<string, EntityRecord>();
  for (const raw of rows) {
    const record = toRecord(entity, raw);
    if (record && !records.has(record.id)) records.set(record.id, record);
  }
  if (records.size < rows.length) reportFaultsOf(entity.name)('rows left out');
  return { records: [...records.values()], leftOut: rows.length - records.size };
}
