import { normalizeColumns } from '../../../resources/columns';
import type { Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { getTitleText } from '../../../resources/title';
import { kindsWithMeaningfulNull } from '../cells/cells';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';

/**
 * Section of a record that shows a field: summary line, status, texts, texts of the store, images, other fields, or those
 * after the button More: codes that the list hides, such as the author's IP address or the platform's ID, which decide rarely.
 */
export type RecordSection = 'lead' | 'state' | 'text' | 'own' | 'pictures' | 'facts' | 'more';

const sectionOfKind: Readonly<Partial<Record<FieldKind, RecordSection>>> = {
  rating: 'lead',
  points: 'lead',
  discount: 'lead',
  mark: 'state',
  longText: 'text',
  attachments: 'pictures',
};

export interface SectionField {
  path: string;
  kind: FieldKind;
  value: unknown;
}

/** Fields of a record by section, without empty ones: an empty field is only listed if its column says that it is unknown. */
export function groupFieldsBySection(
  entity: Entity,
  record: ConsoleRecord,
): Readonly<Record<RecordSection, readonly SectionField[]>> {
  const textFields = new Set(Object.values(entity.actions).map(({ text }) => text));
  const found: Record<RecordSection, SectionField[]> = {
    lead: [],
    state: [],
    text: [],
    own: [],
    pictures: [],
    facts: [],
    more: [],
  };
  const title = getTitleText(entity, record);
  const columns = normalizeColumns(entity.list);
  const unknownPaths = new Set(columns.flatMap(({ name, unknown }) => (unknown ? [name] : [])));
  const hiddenPaths = new Set(columns.flatMap(({ paths, hidden }) => (hidden ? paths : [])));
  for (const [path, field] of Object.entries(entity.fields)) {
    const value = getFieldValue(record, path);
    if (isEmptyValue(value) && !kindsWithMeaningfulNull.has(field.kind) && !unknownPaths.has(path)) continue;
    const isState = field.kind === 'choice' && Object.values(field.choices).some((tone) => tone !== 'neutral');
    const others = field.kind === 'code' && hiddenPaths.has(path) ? 'more' : 'facts';
    // A short text that isn't the title needs its label.
    const isTitle = field.kind === 'text' && value === title;
    const section = isState ? 'state' : ((isTitle ? 'text' : sectionOfKind[field.kind]) ?? others);
    found[textFields.has(path) ? 'own' : section].push({ path, kind: field.kind, value });
  }
  return found;
}
