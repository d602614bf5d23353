import type { Entity, Row } from '../../resources/entity';
import { parseLenient } from './parseLenient';
import { createSchemaReporter } from './schemaReporter';

/** Row with the `id` that react-admin requires; it equals `_id`. */
export type EntityRecord = Row & { readonly id: string };

/** Parses one row. Returns null if it has no id or is not an object. */
export function toRecord(entity: Entity, raw: unknown): EntityRecord | null {
  const row = parseLenient(entity.row, raw, createSchemaReporter(entity.name));
  return row ? { ...row, id: row._id } : null;
}

/** Parses rows in their order. `leftOut` counts rows that are invalid or repeat an id. */
export function toRecords(entity: Entity, rows: readonly unknown[]): { records: EntityRecord[]; leftOut: number } {
  const records = new Map<string, EntityRecord>();
  for (const raw of rows) {
    const record = toRecord(entity, raw);
    if (record && !records.has(record.id)) records.set(record.id, record);
  }
  if (records.size < rows.length) createSchemaReporter(entity.name)('rows left out');
  return { records: [...records.values()], leftOut: rows.length - records.size };
}
