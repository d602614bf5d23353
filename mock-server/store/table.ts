import type { Entity, Row, Sort } from '../../resources/entity';
import { pathReader } from './getRowValue';

/** Comparable value of a field: a number, milliseconds of an instant, or a text in lower case; null if there is none. */
type Key = number | string | null;

/** Row with what lists compare and search, computed once. */
export interface Entry {
  row: Row;
  /** By field. */
  keys: Record<string, Key>;
  /** Values of the search fields, in lower case. */
  searchText: string;
}

/** Checks a row. */
export type RowPredicate = (entry: Entry) => boolean;

export interface Page {
  /** Number of rows that match the filters. */
  total: number;
  items: Row[];
}

/** Sort of an entity that declares none. */
export const NEWEST_FIRST = 'newestFirst';

/** All entries, in the order of a sort if they are sorted. */
interface SortedList {
  entries: Entry[];
  isSorted: boolean;
  compare: (a: Entry, b: Entry) => number;
}

/** Rows of one entity of one site. */
export class Table {
  private readonly byId = new Map<string, Entry>();
  private readonly lists: ReadonlyMap<string, SortedList>;
  private readonly keyReaders: ReadonlyMap<string, (row: Row) => Key>;
  private readonly searchReaders: readonly ((row: Row) => unknown)[];

  constructor(readonly entity: Entity) {
    const filters = Object.values(entity.list.filters);
    const declared = Object.entries(entity.list.sorts);
    const sorts: typeof declared =
      declared.length > 0 ? declared : [[NEWEST_FIRST, { field: 'createdAt', order: 'DESC' }]];
    this.lists = new Map(
      sorts.map(([name, sort]) => [name, { entries: [], isSorted: true, compare: createComparator(sort) }]),
    );
    const days = filters.flatMap((filter) => (filter.kind === 'days' ? [filter.path] : []));
    const paths = new Set(['createdAt', ...days, ...sorts.map(([, { field }]) => field)]);
    this.keyReaders = new Map(
      [...paths].map((path) => {
        const isInstant = path === 'createdAt' || days.includes(path) || entity.fields[path]?.kind === 'instant';
        return [path, keyReader(entity.fields[path]?.value ?? pathReader(path), isInstant)];
      }),
    );
    this.searchReaders = filters.flatMap((filter) => (filter.kind === 'search' ? filter.paths.map(pathReader) : []));
  }

  get size(): number {
    return this.byId.size;
  }

  get(id: string): Row | undefined {
    return this.byId.get(id)?.row;
  }

  *all(): Iterable<Row> {
    for (const { row } of this.byId.values()) yield row;
  }

  /** Rows that match a predicate, in no particular order. */
  *matching(test: RowPredicate): Iterable<Row> {
    for (const entry of this.byId.values()) if (test(entry)) yield entry.row;
  }

  /** Replaces all rows. */
  load(rows: readonly Row[]): void {
    this.byId.clear();
    for (const list of this.lists.values()) list.entries = [];
    for (const row of rows) this.put(row);
    for (const list of this.lists.values()) sort(list);
  }

  /** Inserts a row or replaces the one with its id. */
  put(row: Row): void {
    const entry = this.toEntry(row);
    const existing = this.byId.get(row._id);
    if (existing) {
      for (const list of this.lists.values()) list.isSorted &&= list.compare(existing, entry) === 0;
      Object.assign(existing, entry);
      return;
    }
    this.byId.set(row._id, entry);
    for (const list of this.lists.values()) {
      list.entries.push(entry);
      list.isSorted = false;
    }
  }

  delete(id: string): void {
    const entry = this.byId.get(id);
    if (!entry) return;
    this.byId.delete(id);
    for (const list of this.lists.values()) list.entries.splice(list.entries.indexOf(entry), 1);
  }

  /**
   * One page of the rows that match all predicates.
   * @param sortName name of a declared sort, or {@link NEWEST_FIRST} if there is none
   */
  page(sortName: string, tests: readonly RowPredicate[], offset: number, limit: number): Page {
    const list = this.lists.get(sortName);
    if (!list) throw new Error(`${this.entity.name} has no sort '${sortName}'`);
    if (!list.isSorted) sort(list);
    const found =
      tests.length === 0 ? list.entries : list.entries.filter((entry) => tests.every((test) => test(entry)));
    return { total: found.length, items: found.slice(offset, offset + limit).map(({ row }) => row) };
  }

  private toEntry(row: Row): Entry {
    const keys: Record<string, Key> = {};
    for (const [path, read] of this.keyReaders) keys[path] = read(row);
    const texts = this.searchReaders.map((read) => read(row)).filter((value) => typeof value === 'string');
    return { row, keys, searchText: texts.join('\n').toLowerCase() };
  }
}

/** Predicate for rows with one of these values at a path. */
export function isOneOf(path: string, values: readonly unknown[]): RowPredicate {
  const read = pathReader(path);
  return ({ row }) => values.includes(read(row));
}

/** Predicate for instants between two others, in milliseconds, both inclusive. @param path of a filter by days */
export function isBetween(path: string, from: number, to: number): RowPredicate {
  return ({ keys }) => {
    const key = keys[path];
    return typeof key === 'number' && key >= from && key <= to;
  };
}

/** Predicate for rows that contain every word of a text in their search fields. */
export function containsWords(text: string): RowPredicate {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ searchText }) => words.every((word) => searchText.includes(word));
}

/** Fast after few changes, since the built-in sort makes use of parts that are in order already. */
function sort(list: SortedList): void {
  list.entries.sort(list.compare);
  list.isSorted = true;
}

/** Predicate for rows whose value at a path contains a text. */
export function containsText(path: string, text: string): RowPredicate {
  const read = pathReader(path);
  return ({ row }) =>
    String(read(row) ?? '')
      .toLowerCase()
      .includes(text.trim().toLowerCase());
}

/** Total order: equal rows by creation date (newest first), then by id. */
function createComparator({ field, order }: Sort): SortedList['compare'] {
  const sign = order === 'ASC' ? 1 : -1;
  return (a, b) =>
    compareKeys(a.keys[field], b.keys[field], sign) ||
    compareKeys(a.keys['createdAt'], b.keys['createdAt'], -1) ||
    compareKeys(a.row._id, b.row._id, 1);
}

/** Rows without a value come last in both directions. */
function compareKeys(a: Key | undefined, b: Key | undefined, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return a < b ? -sign : sign;
}

function keyReader(read: (row: Row) => unknown, isInstant: boolean): (row: Row) => Key {
  return (row) => {
    const value = read(row);
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') return null;
    if (!isInstant) return value.toLowerCase();
    const instant = Date.parse(value);
    return Number.isNaN(instant) ? null : instant;
  };
}
