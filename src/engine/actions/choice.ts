import { compoundParts } from '../../../resources/compoundParts';
import type { ChooseAction, Entity } from '../../../resources/entity';
import type { PendingChange } from '../records/pendingWrites';

/**
 * The change that puts a record in the field of a choice: its id is sent, and what the field shows of it
 * is shown. Null for what is no record.
 */
export function choiceOf(
  { fields }: Pick<Entity, 'fields'>,
  { choose, sends }: ChooseAction,
  chosen: unknown,
): PendingChange | null {
  const kind = fields[choose]?.kind ?? '';
  const parts = Object.entries(compoundParts).find(([known]) => known === kind)?.[1] ?? [];
  const shown = Object.fromEntries(parts.map((part) => [part, partOf(chosen, part)]));
  const id = parts[0] === undefined ? null : shown[parts[0]];
  return typeof id === 'string' ? { set: { [choose]: shown }, sent: { [sends]: id } } : null;
}

function partOf(value: unknown, part: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.getOwnPropertyDescriptor(value, part)?.value ?? null;
}
