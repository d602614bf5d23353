import { columnsOf } from '../../../resources/columns';
import type { Column, Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';

/** How much room the values of a kind need. */
export type ColumnWidth = 'narrow' | 'number' | 'state' | 'middle' | 'wide';

const widthOfKind: Readonly<Record<FieldKind, ColumnWidth>> = {
  attachments: 'middle',
  boolean: 'narrow',
  choice: 'state',
  code: 'middle',
  count: 'number',
  country: 'narrow',
  deadline: 'state',
  discount: 'middle',
  email: 'middle',
  instant: 'state',
  longText: 'wide',
  mark: 'narrow',
  order: 'middle',
  person: 'middle',
  points: 'number',
  product: 'middle',
  program: 'state',
  question: 'middle',
  rating: 'narrow',
  review: 'middle',
  text: 'middle',
};

/** The column whose main line opens the record. */
export function openingColumn(entity: Entity): Column | undefined {
  const columns = columnsOf(entity.list);
  return columns.find((column) => column.opens) ?? columns[0];
}

/** Kinds that take what room is left when they open the record. */
const growing: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'longText', 'person']);

const byRoom: readonly ColumnWidth[] = ['narrow', 'number', 'state', 'middle', 'wide'];

/** The room that the widest field of a column needs; the column that opens the record takes what is left. */
export function widthOf(entity: Entity, column: Column): ColumnWidth {
  const kinds = column.paths.flatMap((path) => entity.fields[path]?.kind ?? []);
  const [first] = kinds;
  if (first !== undefined && growing.has(first) && column.name === openingColumn(entity)?.name) return 'wide';
  const widths = kinds.filter((kind) => kind !== 'longText').map((kind) => widthOfKind[kind]);
  return byRoom.findLast((width) => widths.includes(width)) ?? 'middle';
}

/** Digits line up at the end of a column that holds nothing but a number. */
export function isNumeric(entity: Entity, { paths }: Column): boolean {
  const kind = entity.fields[paths[0]]?.kind;
  return paths.length === 1 && (kind === 'count' || kind === 'points');
}

/** Kinds that say nothing without the heading of their column. */
const bare: ReadonlySet<FieldKind> = new Set<FieldKind>(['boolean', 'code', 'count', 'instant', 'points', 'program']);

/** Whether a card, which has no headings, must name what stands in the column. */
function isNamedOnCard(entity: Entity, { paths }: Column): boolean {
  const kind = entity.fields[paths[0]]?.kind;
  return paths.length === 1 && kind !== undefined && bare.has(kind);
}

/** What says how the cells of a column are drawn, where there is something to say. */
export interface CellLook {
  'data-width': ColumnWidth;
  'data-numeric': true | undefined;
  'data-named': true | undefined;
}

const looks = new WeakMap<Entity, Map<Column, CellLook>>();

/** How the cells of a column are drawn: found once a column, however many rows there are. */
export function cellLook(entity: Entity, column: Column): CellLook {
  const ofEntity = looks.get(entity) ?? new Map<Column, CellLook>();
  looks.set(entity, ofEntity);
  let look = ofEntity.get(column);
  if (!look) {
    look = {
      'data-width': widthOf(entity, column),
      'data-numeric': isNumeric(entity, column) || undefined,
      'data-named': isNamedOnCard(entity, column) || undefined,
    };
    ofEntity.set(column, look);
  }
  return look;
}

/**
 * The columns to show, in order. A stored choice may name columns that are no more, and cannot name
 * those that came since; the column that opens the record is always there.
 */
export function chosenColumns(entity: Entity, names: readonly string[] | null): readonly Column[] {
  const all = columnsOf(entity.list);
  if (names === null) return all.filter((column) => !column.hidden);
  const chosen = [...new Set(names)].flatMap((name) => all.find((column) => column.name === name) ?? []);
  const opening = openingColumn(entity);
  return opening && !chosen.includes(opening) ? [opening, ...chosen] : chosen;
}

/** The list with one entry moved by so many places; unchanged where it would leave the list. */
export function moved(names: readonly string[], name: string, by: number): readonly string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return names;
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}
