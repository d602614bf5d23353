import type { Entity, Row, Sort } from '../../resources/entity';
import { pathReader } from './getRowValue';
import { DictionaryColumn, NumberColumn } from './growingColumns';
import { KeyIndex } from './keyIndex';
import { SortIndex } from './sortIndex';

/** Checks the row of a slot. */
export type RowPredicate = (slot: number) => boolean;

export interface Page {
  /** Number of rows that match the filters. */
  total: number;
  items: Row[];
}

/** Sort of an entity that declares none. */
export const NEWEST_FIRST = 'newestFirst';

/** Rows of one entity of one site, with indexes for its sorts, filters, and search. */
export class Table {
  private readonly rows: (Row | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly slotById = new Map<string, number>();
  private readonly codes = new Map<string, DictionaryColumn>();
  private readonly booleanColumns = new Map<string, DictionaryColumn>();
  private readonly instants = new Map<string, NumberColumn>();
  private readonly keys = new Map<string, KeyIndex>();
  private readonly created: NumberColumn;
  private readonly searchTexts: string[] = [];
  private readonly setters: ((slot: number, row: Row) => void)[] = [];
  private readonly sorts = new Map<string, SortIndex>();

  constructor(readonly entity: Entity) {
    this.created = this.addInstantColumn('createdAt');
    for (const filter of Object.values(entity.list.filters)) {
      if (filter.kind === 'search') this.addSearchText(filter.paths);
      else if (filter.kind === 'days') this.instantsAt(filter.path);
      else if (filter.kind === 'reference')
        continue; // High cardinality and rarely used, so the column is created on first use.
      else if (filter.path !== undefined) this.addCodeColumn(filter.path);
    }
    const declared = Object.entries(entity.list.sorts);
    if (declared.length === 0) declared.push([NEWEST_FIRST, { field: 'createdAt', order: 'DESC' }]);
    for (const [name, sort] of declared) this.sorts.set(name, this.sortIndex(sort));
  }

  get size(): number {
    return this.slotById.size;
  }

  get(id: string): Row | undefined {
    const slot = this.slotById.get(id);
    return slot === undefined ? undefined : this.rows[slot];
  }

  *all(): Iterable<Row> {
    for (const row of this.rows) if (row) yield row;
  }

  /**
   * Finds a row by key. The index is created on first use.
   * @param name identifies `getKey`
   */
  findBy(name: string, getKey: (row: Row) => string | null, key: string): Row | undefined {
    const cached = this.keys.get(name);
    if (cached) return cached.find(key, this.rows);
    const index = new KeyIndex(getKey);
    this.keys.set(name, index);
    this.addSetter((slot, row) => index.set(slot, row));
    return index.find(key, this.rows);
  }

  /** Rows that match a predicate, in no particular order. */
  *matching(test: RowPredicate): Iterable<Row> {
    for (const [slot, row] of this.rows.entries()) if (row && test(slot)) yield row;
  }

  /** Replaces all rows. */
  load(rows: readonly Row[]): void {
    this.rows.length = 0;
    this.free.length = 0;
    this.slotById.clear();
    for (const row of rows) {
      const slot = this.rows.length;
      this.rows.push(row);
      this.slotById.set(row._id, slot);
      this.setKeys(slot, row);
    }
    const slots = this.rows.map((_, slot) => slot);
    for (const index of this.sorts.values()) index.fill(slots);
  }

  /** Inserts a row or replaces the one with its id. */
  put(row: Row): void {
    let slot = this.slotById.get(row._id);
    if (slot === undefined) {
      slot = this.free.pop() ?? this.rows.length;
      this.slotById.set(row._id, slot);
    } else {
      for (const index of this.sorts.values()) index.remove(slot);
    }
    this.rows[slot] = row;
    this.setKeys(slot, row);
    for (const index of this.sorts.values()) index.insert(slot);
  }

  /** Inserts many rows in one pass, each like {@link put}. Later rows replace earlier ones. */
  putAll(rows: readonly Row[]): void {
    const [first] = rows;
    if (rows.length === 1 && first) {
      this.put(first);
      return;
    }
    const put = new Map<number, Row>();
    const replaced = new Set<number>();
    let end = this.rows.length;
    for (const row of rows) {
      let slot = this.slotById.get(row._id);
      if (slot === undefined) {
        slot = this.free.pop() ?? end++;
        this.slotById.set(row._id, slot);
      } else if (this.rows[slot]) replaced.add(slot);
      put.set(slot, row);
    }
    if (replaced.size > 0) for (const index of this.sorts.values()) index.removeAll(replaced);
    for (const [slot, row] of put) {
      this.rows[slot] = row;
      this.setKeys(slot, row);
    }
    for (const index of this.sorts.values()) index.insertAll([...put.keys()]);
  }

  delete(id: string): void {
    const slot = this.slotById.get(id);
    if (slot === undefined) return;
    for (const index of this.sorts.values()) index.remove(slot);
    this.slotById.delete(id);
    this.rows[slot] = undefined;
    this.free.push(slot);
  }

  /**
   * One page of the rows that match all predicates.
   * @param sort name of a declared sort, or {@link NEWEST_FIRST} if there is none
   */
  page(sort: string, tests: readonly RowPredicate[], offset: number, limit: number): Page {
    const index = this.sorts.get(sort);
    if (!index) throw new Error(`${this.entity.name} has no sort '${sort}'`);
    const items: Row[] = [];
    const take = (slot: number) => {
      const row = this.rows[slot];
      if (row) items.push(row);
    };
    if (tests.length === 0) {
      for (let position = offset; position < Math.min(index.size, offset + limit); position += 1) {
        take(index.at(position));
      }
      return { total: index.size, items };
    }
    let total = 0;
    for (let position = 0; position < index.size; position += 1) {
      const slot = index.at(position);
      if (!tests.every((test) => test(slot))) continue;
      if (total >= offset && total < offset + limit) take(slot);
      total += 1;
    }
    return { total, items };
  }

  /** Predicate for rows with one of these values at a path. */
  isOneOf(path: string, values: readonly unknown[]): RowPredicate {
    return (this.codes.get(path) ?? this.addCodeColumn(path)).isOneOf(values);
  }

  /** Custom predicate, precomputed for every row and cached by name. */
  isFilled(name: string, test: (row: Row) => boolean): RowPredicate {
    const cached = this.booleanColumns.get(name);
    if (cached) return cached.isOneOf([true]);
    const column = new DictionaryColumn();
    this.booleanColumns.set(name, column);
    this.addSetter((slot, row) => column.set(slot, test(row)));
    return column.isOneOf([true]);
  }

  /** Predicate for instants between two others, in milliseconds, both inclusive. */
  isBetween(path: string, from: number, to: number): RowPredicate {
    const column = this.instantsAt(path);
    return (slot) => column.get(slot) >= from && column.get(slot) <= to;
  }

  /** Predicate for rows that contain every word of a text in their search fields. */
  containsWords(text: string): RowPredicate {
    const searchTerms = text.toLowerCase().split(/\s+/).filter(Boolean);
    return (slot) => {
      const searchText = this.searchTexts[slot] ?? '';
      return searchTerms.every((term) => searchText.includes(term));
    };
  }

  private setKeys(slot: number, row: Row): void {
    for (const set of this.setters) set(slot, row);
  }

  /** Calls `set` for all existing and future rows. */
  private addSetter(set: (slot: number, row: Row) => void): void {
    this.setters.push(set);
    for (const [slot, row] of this.rows.entries()) if (row) set(slot, row);
  }

  private addCodeColumn(path: string): DictionaryColumn {
    const column = new DictionaryColumn();
    const read = pathReader(path);
    this.codes.set(path, column);
    this.addSetter((slot, row) => column.set(slot, read(row)));
    return column;
  }

  private addInstantColumn(path: string): NumberColumn {
    const column = new NumberColumn();
    const read = pathReader(path);
    this.instants.set(path, column);
    this.addSetter((slot, row) => column.set(slot, toInstant(read(row))));
    return column;
  }

  private addNumberColumn(path: string): NumberColumn {
    const column = new NumberColumn();
    const read = pathReader(path);
    this.addSetter((slot, row) => {
      const value = read(row);
      column.set(slot, typeof value === 'number' ? value : Number.NaN);
    });
    return column;
  }

  private addSearchText(paths: readonly string[]): void {
    const readers = paths.map(pathReader);
    this.addSetter((slot, row) => {
      let searchText = '';
      for (const read of readers) {
        const value = read(row);
        if (typeof value === 'string') searchText += `${value}\n`;
      }
      this.searchTexts[slot] = searchText.toLowerCase();
    });
  }

  private instantsAt(path: string): NumberColumn {
    return this.instants.get(path) ?? this.addInstantColumn(path);
  }

  private sortIndex({ field, order }: Sort): SortIndex {
    const kind = this.entity.fields[field]?.kind;
    const sign = order === 'ASC' ? 1 : -1;
    const isText = kind === 'text' || kind === 'email' || kind === 'code';
    const compare = isText ? this.textOrder(field, sign) : this.numberOrder(field, sign, kind === 'instant');
    return new SortIndex((a, b) => compare(a, b) || this.ties(a, b));
  }

  /** Rows without a number come last in both directions. */
  private numberOrder(field: string, sign: number, isInstant: boolean): Order {
    const keys = isInstant ? this.instantsAt(field) : this.addNumberColumn(field);
    return (a, b) => {
      const [first, second] = [keys.get(a), keys.get(b)];
      return (first - second) * sign || Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    };
  }

  /** Rows without a text come last in both directions. */
  private textOrder(field: string, sign: number): Order {
    const keys: (string | null)[] = [];
    const read = pathReader(field);
    this.addSetter((slot, row) => {
      const value = read(row);
      keys[slot] = typeof value === 'string' ? value.toLowerCase() : null;
    });
    return (a, b) => {
      const [first = null, second = null] = [keys[a], keys[b]];
      if (first === null || second === null) return Number(first === null) - Number(second === null);
      return sign * compareTexts(first, second);
    };
  }

  /** Breaks ties by creation date (newest first) and then by id, so that the order is total. */
  private ties(a: number, b: number): number {
    const [first, second] = [this.created.get(a), this.created.get(b)];
    return (
      second - first ||
      Number(Number.isNaN(first)) - Number(Number.isNaN(second)) ||
      compareTexts(this.idAt(a), this.idAt(b))
    );
  }

  private idAt(slot: number): string {
    return this.rows[slot]?._id ?? '';
  }
}

/** Comparator of two slots; 0 if they are equal in this sort. */
type Order = (value: number, other: number) => number;

/** Parses an instant to milliseconds; NaN if there is none. */
function toInstant(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
