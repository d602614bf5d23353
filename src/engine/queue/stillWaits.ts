import type { Entity } from '../../../resources/entity';
import { type ConsoleRecord, isAbsent, valueAt } from '../records/consoleRecord';

/** The filters of the view that holds what waits; null for entities that nobody has to decide on. */
export function waitingFilters(entity: Entity): Readonly<Record<string, string>> | null {
  const { waiting, views } = entity.list;
  return (waiting !== undefined && views[waiting]) || null;
}

/**
 * Whether a record waits for the merchant as it stands: told by the values that the waiting view compares
 * with, and by the field whose absence keeps it waiting.
 */
export function stillWaits(entity: Entity, record: ConsoleRecord): boolean {
  const { filters, waitsFor } = entity.list;
  if (waitsFor !== undefined && !isAbsent(valueAt(record, waitsFor))) return false;
  return Object.entries(waitingFilters(entity) ?? {}).every(([name, value]) => {
    const filter = filters[name];
    return filter?.kind !== 'choice' || filter.path === undefined || valueAt(record, filter.path) === value;
  });
}
