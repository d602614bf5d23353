import type { Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { meaningfulWhenNull } from '../cells/cells';
import { type ConsoleRecord, isAbsent, valueAt } from '../records/consoleRecord';

/** Where a field stands on the screen: what it is, how it stands, the texts themselves, our own texts, or the rest. */
export type Zone = 'lead' | 'state' | 'text' | 'own' | 'pictures' | 'facts';

const zones: Readonly<Partial<Record<FieldKind, Zone>>> = {
  rating: 'lead',
  points: 'lead',
  discount: 'lead',
  mark: 'state',
  text: 'text',
  longText: 'text',
  attachments: 'pictures',
};

export interface ZoneField {
  path: string;
  kind: FieldKind;
  value: unknown;
}

/** The fields of a record that have a value, by their zone. */
export function zonesOf(entity: Entity, record: ConsoleRecord): Readonly<Record<Zone, readonly ZoneField[]>> {
  const own = new Set(Object.values(entity.actions).map(({ text }) => text));
  const found: Record<Zone, ZoneField[]> = { lead: [], state: [], text: [], own: [], pictures: [], facts: [] };
  for (const [path, field] of Object.entries(entity.fields)) {
    const value = valueAt(record, path);
    if (isAbsent(value) && !meaningfulWhenNull.has(field.kind)) continue;
    const isState = field.kind === 'choice' && Object.values(field.choices).some((tone) => tone !== 'neutral');
    const zone = isState ? 'state' : (zones[field.kind] ?? 'facts');
    found[own.has(path) ? 'own' : zone].push({ path, kind: field.kind, value });
  }
  return found;
}
