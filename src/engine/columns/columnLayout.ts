import { normalizeColumns } from '../../../resources/columns';
import type { Column, Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';

/** Width class of a column. */
export type ColumnWidth = 'narrow' | 'number' | 'state' | 'middle' | 'wide';

const widthByKind: Readonly<Record<FieldKind, ColumnWidth>> = {
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
  money: 'state',
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

/** The column whose main line links to the record. */
export function findLinkColumn(entity: Entity): Column | undefined {
  const columns = normalizeColumns(entity.list);
  return columns.find((column) => column.opens) ?? columns[0];
}

/** Kinds whose column takes the remaining width if it links to the record. */
const growingKinds: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'longText', 'person']);

const columnWidths: readonly ColumnWidth[] = ['narrow', 'number', 'state', 'middle', 'wide'];

/** The width of a column's widest field; the column that links to the record takes the remaining width. */
export function getColumnWidth(entity: Entity, column: Column): ColumnWidth {
  const kinds = column.paths.flatMap((path) => entity.fields[path]?.kind ?? []);
  const [first] = kinds;
  if (first !== undefined && growingKinds.has(first) && column.name === findLinkColumn(entity)?.name) return 'wide';
  const widths = kinds.filter((kind) => kind !== 'longText').map((kind) => widthByKind[kind]);
  return columnWidths.findLast((width) => widths.includes(width)) ?? 'middle';
}

/** How the columns fit a table: with space to spare, only if each is as narrow as its content, or not at all. */
export type TableFit = 'fits' | 'tight' | 'scrolls';

/** Widths in px as in `EntityTable.module.css`: the usual one on a tablet, and the least one of a tight table. */
const tabletWidths: Readonly<Record<ColumnWidth, readonly [usual: number, least: number]>> = {
  narrow: [90, 90],
  number: [92, 62],
  state: [148, 96],
  middle: [144, 132],
  wide: [200, 150],
};

/** Width of a table in a window of 1024 px, without the checkboxes. */
const TABLET_WIDTH = 744;

/**
 * How the columns fit a window of 1024 px.
 * @param buttons the maximum number of buttons of a row, without its menu
 */
export function getTableFit(entity: Entity, columns: readonly Column[], buttons: number): TableFit {
  const widths = columns.map((column) => getColumnWidth(entity, column));
  const getTotal = (index: 0 | 1) =>
    widths.reduce((sum, width) => sum + tabletWidths[width][index], buttons > 0 ? 142 : 40);
  if (getTotal(1) > TABLET_WIDTH) return 'scrolls';
  // Without names that take the remaining width, the columns share it.
  return widths.includes('wide') && getTotal(0) > TABLET_WIDTH ? 'tight' : 'fits';
}

/** Whether a column holds one number, so that its digits are aligned at the end. */
export function isNumeric(entity: Entity, { paths }: Column): boolean {
  const kind = entity.fields[paths[0]]?.kind;
  return paths.length === 1 && (kind === 'count' || kind === 'points' || kind === 'money');
}

/** Kinds whose values need a label where there is no column heading. */
const unlabeledKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'boolean',
  'code',
  'count',
  'instant',
  'money',
  'points',
  'program',
]);

/** Whether the card layout, which has no headings, must show the column name. */
function isLabeledOnCard(entity: Entity, { paths }: Column): boolean {
  const kind = entity.fields[paths[0]]?.kind;
  return paths.length === 1 && kind !== undefined && unlabeledKinds.has(kind);
}

/** Data attributes that style the cells of a column. */
export interface CellAttributes {
  'data-width': ColumnWidth;
  'data-numeric': true | undefined;
  'data-named': true | undefined;
}

const cellAttributes = new WeakMap<Entity, Map<Column, CellAttributes>>();

/** The attributes of a column's cells. Cached per column, since every row reads them. */
export function getCellAttributes(entity: Entity, column: Column): CellAttributes {
  const entityAttributes = cellAttributes.get(entity) ?? new Map<Column, CellAttributes>();
  cellAttributes.set(entity, entityAttributes);
  let attributes = entityAttributes.get(column);
  if (!attributes) {
    attributes = {
      'data-width': getColumnWidth(entity, column),
      'data-numeric': isNumeric(entity, column) || undefined,
      'data-named': isLabeledOnCard(entity, column) || undefined,
    };
    entityAttributes.set(column, attributes);
  }
  return attributes;
}

/**
 * The visible columns, in order. Stored names of removed columns are ignored; the column that links to the record is
 * always included.
 */
export function resolveColumns(entity: Entity, names: readonly string[] | null): readonly Column[] {
  const all = normalizeColumns(entity.list);
  if (names === null) return all.filter((column) => !column.hidden);
  const chosen = [...new Set(names)].flatMap((name) => all.find((column) => column.name === name) ?? []);
  const linkColumn = findLinkColumn(entity);
  return linkColumn && !chosen.includes(linkColumn) ? [linkColumn, ...chosen] : chosen;
}
