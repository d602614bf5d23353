import type { Column, Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';
import { inlineKinds, kindsWithMeaningfulNull } from './cells';

/** A field of a record with its value. */
export interface CellField {
  path: string;
  kind: FieldKind;
  value: unknown;
}

/** One line of a cell. */
export interface CellLine {
  /** `plain` is the default cell, `text` a customer's text (collapsed), `own` a text of the merchant (highlighted). */
  kind: 'plain' | 'text' | 'own';
  fields: readonly [CellField, ...CellField[]];
}

/** Groups non-empty fields into lines. Short ones are appended to the previous line, and so is a reply's date. */
export function cellLines(entity: Entity, column: Column, record: ConsoleRecord): readonly CellLine[] {
  const lines: { kind: CellLine['kind']; fields: [CellField, ...CellField[]] }[] = [];
  for (const path of column.paths) {
    const kind = entity.fields[path]?.kind;
    const value = getFieldValue(record, path);
    if (kind === undefined || (isEmptyValue(value) && !kindsWithMeaningfulNull.has(kind))) continue;
    // A mark is only shown if it is set.
    if (kind === 'mark' && value !== 1) continue;
    const before = lines.at(-1);
    const isDated = before?.kind === 'own' && kind === 'instant';
    if (before && (isDated || inlineKinds.has(kind))) before.fields.push({ path, kind, value });
    else lines.push({ kind: lineKind(entity, path, kind), fields: [{ path, kind, value }] });
  }
  return lines;
}

function lineKind({ actions }: Entity, path: string, kind: FieldKind): CellLine['kind'] {
  if (Object.values(actions).some(({ text }) => text === path)) return 'own';
  return kind === 'text' || kind === 'longText' ? 'text' : 'plain';
}
