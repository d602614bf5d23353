import { normalizeColumns } from '../../../resources/columns';
import type { Column, Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';

/** How wide a column is: as its value in one line, as its value in several lines, or all that others leave. */
export type ColumnWidth = 'state' | 'middle' | 'wide';

/** Kinds whose values are short. */
const shortKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'boolean',
  'choice',
  'count',
  'country',
  'deadline',
  'instant',
  'mark',
  'money',
  'points',
  'rating',
]);

/** The column whose main line links to the record. */
export function findLinkColumn(entity: Entity): Column | undefined {
  const columns = normalizeColumns(entity.list);
  return columns.find((column) => column.opens) ?? columns[0];
}

/** The width of a column. Texts and persons take what others leave; without them, the column that links to the record. */
function getColumnWidth(entity: Entity, column: Column): ColumnWidth {
  const columns = normalizeColumns(entity.list).filter(({ hidden }) => !hidden);
  const growing = columns.some((item) => isGrowing(entity, item)) ? isGrowing(entity, column) : isLink(entity, column);
  if (growing) return 'wide';
  const kinds = column.paths.map((path) => entity.fields[path]?.kind);
  return kinds.every((kind) => kind !== undefined && shortKinds.has(kind)) ? 'state' : 'middle';
}

const isLink = (entity: Entity, { name }: Column) => name === findLinkColumn(entity)?.name;

const isGrowing = ({ fields }: Entity, { paths: [first, ...others] }: Column) =>
  fields[first]?.kind === 'person' || [first, ...others].some((path) => fields[path]?.kind === 'longText');

/** Whether a column holds one number, so that its digits are aligned at the end. */
function isNumeric(entity: Entity, { paths }: Column): boolean {
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

/** Data attributes that style the heading and the cells of a column. */
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
