import type { Entity, Row, Sort } from '../../resources/entity';
import { CodeColumn, NumberColumn } from './growingColumns';
import { KeyIndex } from './keyIndex';
import { SortIndex } from './sortIndex';
import { pathReader } from './valueAt';

/** Whether the row at a slot is wanted. */
export type Test = (slot: number) => boolean;

export interface Page {
  /** Rows that pass every test. */
  total: number;
  items: Row[];
}

/** The order of an entity that declares no sort. */
export const newestFirst = 'newestFirst';

/** The rows of one entity of one site, indexed for its sorts, filters and search. */
export class Table {
  private readonly rows: (Row | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly slotById = new Map<string, number>();
  private readonly codes = new Map<string, CodeColumn>();
  private readonly marks = new Map<string, CodeColumn>();
  private readonly instants = new Map<string, NumberColumn>();
  private readonly keys = new Map<string, KeyIndex>();
  private readonly created: NumberColumn;
  private readonly haystacks: string[] = [];
  private readonly setters: ((slot: number, row: Row) => void)[] = [];
  private readonly sorts = new Map<string, SortIndex>();

  constructor(readonly entity: Entity) {
    this.created = this.keepInstants('createdAt');
    for (const filter of Object.values(entity.list.filters)) {
      if (filter.kind === 'search') this.keepHaystack(filter.paths);
      else if (filter.kind === 'days') this.instantsAt(filter.path);
      else if (filter.kind === 'reference')
        continue; // many values, seldom asked for: made at the first question
      else if (filter.path !== undefined) this.keepCodes(filter.path);
    }
    const declared = Object.entries(entity.list.sorts);
    if (declared.length === 0) declared.push([newestFirst, { field: 'createdAt', order: 'DESC' }]);
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
   * A row with this key, where there is one; found at once however many rows there are, from the first question on.
   * @param name of what `keyOf` reads, the same for the same
   */
  findBy(name: string, keyOf: (row: Row) => string | null, key: string): Row | undefined {
    const known = this.keys.get(name);
    if (known) return known.find(key, this.rows);
    const index = new KeyIndex(keyOf);
    this.keys.set(name, index);
    this.keep((slot, row) => index.set(slot, row));
    return index.find(key, this.rows);
  }

  /** Rows that pass a test, in no order. */
  *matching(test: Test): Iterable<Row> {
    for (const [slot, row] of this.rows.entries()) if (row && test(slot)) yield row;
  }

  /** Replaces every row. */
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

  /** Adds a row or replaces the one with its id. */
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

  /** Puts many rows at once, each as {@link put} does, and a later one over an earlier one. */
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

  drop(id: string): void {
    const slot = this.slotById.get(id);
    if (slot === undefined) return;
    for (const index of this.sorts.values()) index.remove(slot);
    this.slotById.delete(id);
    this.rows[slot] = undefined;
    this.free.push(slot);
  }

  /**
   * One page of the rows that pass every test.
   * @param sort name of a declared sort, or {@link newestFirst} where there is none
   */
  page(sort: string, tests: readonly Test[], offset: number, limit: number): Page {
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

  /** A test for rows whose value at a path is one of these. */
  isOneOf(path: string, values: readonly unknown[]): Test {
    return (this.codes.get(path) ?? this.keepCodes(path)).isOneOf(values);
  }

  /** A test of one's own, answered ahead for every row under a name. */
  isFilled(name: string, test: (row: Row) => boolean): Test {
    const known = this.marks.get(name);
    if (known) return known.isOneOf([true]);
    const column = new CodeColumn();
    this.marks.set(name, column);
    this.keep((slot, row) => column.set(slot, test(row)));
    return column.isOneOf([true]);
  }

  /** A test for an instant between two others, in milliseconds, both inclusive. */
  isBetween(path: string, from: number, to: number): Test {
    const column = this.instantsAt(path);
    return (slot) => column.get(slot) >= from && column.get(slot) <= to;
  }

  /** A test for rows that hold every word of a text somewhere in what is searched. */
  holds(text: string): Test {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return (slot) => {
      const haystack = this.haystacks[slot] ?? '';
      return words.every((word) => haystack.includes(word));
    };
  }

  private setKeys(slot: number, row: Row): void {
    for (const set of this.setters) set(slot, row);
  }

  /** Runs for every row to come, and at once for those already here. */
  private keep(set: (slot: number, row: Row) => void): void {
    this.setters.push(set);
    for (const [slot, row] of this.rows.entries()) if (row) set(slot, row);
  }

  private keepCodes(path: string): CodeColumn {
    const column = new CodeColumn();
    const read = pathReader(path);
    this.codes.set(path, column);
    this.keep((slot, row) => column.set(slot, read(row)));
    return column;
  }

  private keepInstants(path: string): NumberColumn {
    const column = new NumberColumn();
    const read = pathReader(path);
    this.instants.set(path, column);
    this.keep((slot, row) => column.set(slot, instantOf(read(row))));
    return column;
  }

  private keepNumbers(path: string): NumberColumn {
    const column = new NumberColumn();
    const read = pathReader(path);
    this.keep((slot, row) => {
      const value = read(row);
      column.set(slot, typeof value === 'number' ? value : Number.NaN);
    });
    return column;
  }

  private keepHaystack(paths: readonly string[]): void {
    const readers = paths.map(pathReader);
    this.keep((slot, row) => {
      let haystack = '';
      for (const read of readers) {
        const value = read(row);
        if (typeof value === 'string') haystack += `${value}\n`;
      }
      this.haystacks[slot] = haystack.toLowerCase();
    });
  }

  private instantsAt(path: string): NumberColumn {
    return this.instants.get(path) ?? this.keepInstants(path);
  }

  private sortIndex({ field, order }: Sort): SortIndex {
    const kind = this.entity.fields[field]?.kind;
    const sign = order === 'ASC' ? 1 : -1;
    const isText = kind === 'text' || kind === 'email' || kind === 'code';
    const compare = isText ? this.textOrder(field, sign) : this.numberOrder(field, sign, kind === 'instant');
    return new SortIndex((one, other) => compare(one, other) || this.ties(one, other));
  }

  /** Rows without a number stand last in either direction. */
  private numberOrder(field: string, sign: number, isInstant: boolean): Order {
    const keys = isInstant ? this.instantsAt(field) : this.keepNumbers(field);
    return (one, other) => {
      const [first, second] = [keys.get(one), keys.get(other)];
      return (first - second) * sign || Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    };
  }

  /** Rows without a text stand last in either direction. */
  private textOrder(field: string, sign: number): Order {
    const keys: (string | null)[] = [];
    const read = pathReader(field);
    this.keep((slot, row) => {
      const value = read(row);
      keys[slot] = typeof value === 'string' ? value.toLowerCase() : null;
    });
    return (one, other) => {
      const [first = null, second = null] = [keys[one], keys[other]];
      if (first === null || second === null) return Number(first === null) - Number(second === null);
      return sign * compareTexts(first, second);
    };
  }

  /** Of equals the newest first, and of these by id: there is always an order. */
  private ties(one: number, other: number): number {
    const [first, second] = [this.created.get(one), this.created.get(other)];
    return (
      second - first ||
      Number(Number.isNaN(first)) - Number(Number.isNaN(second)) ||
      compareTexts(this.idAt(one), this.idAt(other))
    );
  }

  private idAt(slot: number): string {
    return this.rows[slot]?._id ?? '';
  }
}

/** Order of two slots; 0 where it does not tell. */
type Order = (one: number, other: number) => number;

/** Milliseconds of an instant; NaN for none. */
function instantOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
