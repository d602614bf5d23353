import type { Column, Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { meaningfulWhenNull, sharingKinds } from '../cells/cells';
import { type ConsoleRecord, isAbsent, valueAt } from '../records/consoleRecord';

/** One field of a record, with its value. */
export interface CellField {
  path: string;
  kind: FieldKind;
  value: unknown;
}

/** What stands in one line of a cell. */
export interface CellLine {
  /** `plain`: as its kind is read. `text`: words of somebody, folded. `own`: words of the merchant, set apart. */
  kind: 'plain' | 'text' | 'own';
  fields: readonly [CellField, ...CellField[]];
}

/** Fields with a value, line by line; short ones share the line before them, and the merchant's words have their date with them. */
export function cellLines(entity: Entity, column: Column, record: ConsoleRecord): readonly CellLine[] {
  const lines: { kind: CellLine['kind']; fields: [CellField, ...CellField[]] }[] = [];
  for (const path of column.paths) {
    const kind = entity.fields[path]?.kind;
    const value = valueAt(record, path);
    if (kind === undefined || (isAbsent(value) && !meaningfulWhenNull.has(kind))) continue;
    const before = lines.at(-1);
    const isDated = before?.kind === 'own' && kind === 'instant';
    if (before && (isDated || sharingKinds.has(kind))) before.fields.push({ path, kind, value });
    else lines.push({ kind: lineKind(entity, path, kind), fields: [{ path, kind, value }] });
  }
  return lines;
}

function lineKind({ actions }: Entity, path: string, kind: FieldKind): CellLine['kind'] {
  if (Object.values(actions).some(({ text }) => text === path)) return 'own';
  return kind === 'text' || kind === 'longText' ? 'text' : 'plain';
}
