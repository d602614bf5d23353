import type { Entity, PickRecordAction } from '../../../resources/entity';
import { objectFieldSelections } from '../../../resources/objectFieldSelections';
import type { PendingChange } from './pendingWrites';

/**
 * The change that puts a chosen record in a field: its id is sent, and the field shows its parts. Null if the value is
 * no record.
 */
export function toChoiceChange(
  { fields }: Pick<Entity, 'fields'>,
  { choose, sends }: PickRecordAction,
  chosen: unknown,
): PendingChange | null {
  const kind = fields[choose]?.kind ?? '';
  const parts = Object.entries(objectFieldSelections).find(([known]) => known === kind)?.[1] ?? [];
  const visibleParts = Object.fromEntries(parts.map((part) => [part, getPart(chosen, part)]));
  const id = parts[0] === undefined ? null : visibleParts[parts[0]];
  return typeof id === 'string' ? { set: { [choose]: visibleParts }, sent: { [sends]: id } } : null;
}

function getPart(value: unknown, part: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.getOwnPropertyDescriptor(value, part)?.value ?? null;
}
