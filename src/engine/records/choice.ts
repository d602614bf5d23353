import type { Entity, PickRecordAction } from '../../../resources/entity';
import { objectFieldSelections } from '../../../resources/objectFieldSelections';
import type { RecordChange } from './recordChange';

type FieldChange = Extract<RecordChange, { set: unknown }>;

/** The change that puts a chosen record in a field, with the parts that are shown. Null if the value is no record. */
export function toChoiceChange(
  entity: Pick<Entity, 'fields'>,
  { choose }: Pick<PickRecordAction, 'choose'>,
  chosen: unknown,
): FieldChange | null {
  const parts = getParts(entity, choose);
  const visibleParts = Object.fromEntries(parts.map((part) => [part, getPart(chosen, part)]));
  return getChosenId(entity, { choose }, chosen) === null ? null : { set: { [choose]: visibleParts } };
}

/** The id of a chosen record; null if the value is no record. */
export function getChosenId(
  entity: Pick<Entity, 'fields'>,
  { choose }: Pick<PickRecordAction, 'choose'>,
  chosen: unknown,
): string | null {
  const [idPart] = getParts(entity, choose);
  const id = idPart === undefined ? null : getPart(chosen, idPart);
  return typeof id === 'string' ? id : null;
}

function getParts({ fields }: Pick<Entity, 'fields'>, field: string): readonly string[] {
  const kind = fields[field]?.kind ?? '';
  return Object.entries(objectFieldSelections).find(([known]) => known === kind)?.[1] ?? [];
}

function getPart(value: unknown, part: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.getOwnPropertyDescriptor(value, part)?.value ?? null;
}
