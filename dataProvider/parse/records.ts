import type { Entity, Row } from '../../resources/entity';
import { parseLenient } from './parseLenient';
import { createSchemaReporter } from './schemaReporter';

/** Row with the `id` that react-admin requires; it equals `_id`. */
export type EntityRecord = Row & { readonly id: string };

/** Parses one row. Returns null if it has no id or is not an object. */
export function toRecord(entity: Entity, raw: unknown): EntityRecord | null {
  const row = parseLenient(entity.row, raw, createSchemaReporter(entity.name));
  return row ? withComputed(entity, { ...row, id: row._id }) : null;
}

/** The record with the values that its entity computes. One that throws is null, and reported. */
export function withComputed({ name, fields }: Entity, record: EntityRecord): EntityRecord {
  const values: Record<string, unknown> = {};
  for (const [path, { value }] of Object.entries(fields)) {
    if (!value) continue;
    try {
      values[path] = value(record) ?? null;
    } catch (error) {
      values[path] = null;
      console.error(`The field '${path}' of '${name}' couldn't be computed`, error);
    }
  }
  return { ...record, ...values };
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
