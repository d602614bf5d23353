import type { Entity } from '../../../resources/entity';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../../engine/records/consoleRecord';

/** Filters of the entity's pending view. Returns null for entities without one. */
export function getPendingFilters(entity: Entity): Readonly<Record<string, string>> | null {
  const { waiting, views } = entity.list;
  return (waiting !== undefined && views[waiting]) || null;
}

/**
 * Checks if a record is pending: it matches the choice filters of the pending view, and the field in `waitsFor`,
 * if declared, is empty.
 */
export function isStillPending(entity: Entity, record: ConsoleRecord): boolean {
  const { filters, waitsFor } = entity.list;
  if (waitsFor !== undefined && !isEmptyValue(getFieldValue(record, waitsFor))) return false;
  return Object.entries(getPendingFilters(entity) ?? {}).every(([name, value]) => {
    const filter = filters[name];
    return filter?.kind !== 'choice' || filter.path === undefined || getFieldValue(record, filter.path) === value;
  });
}
