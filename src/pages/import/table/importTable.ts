/** The rows of one import while it is prepared: mapped, checked, mended. Lives in the worker; knows no screen. */
import type { ImportField, ImportKind } from '../../../../resources/imports/importKind';
import { csvLine, csvMark } from '../../../lib/csv/csvLine';
import type { Table } from '../../../lib/csv/readTable';
import { type CellFault, type CellFormats, checkCell } from '../check/checkCell';
import type { Mapping } from '../columns/guessColumns';
import { duplicatesOf } from './duplicates';

/** Which of several rows of one person is sent. */
export type DuplicateChoice = 'first' | 'last' | 'sum';

/** What the merchant has said of the table so far. */
export interface ImportChoices {
  mapping: Mapping;
  /** One text for every row, by field, where the file has no column or an empty cell. */
  defaults: Readonly<Record<string, string>>;
  formats: CellFormats;
  duplicates: DuplicateChoice;
}

/** Why a row is not sent as it is. */
export type RowFault = CellFault | 'oneOf' | 'swallows';

export interface RowView {
  /** Place in the table, from 0. */
  row: number;
  /** Line of the file. */
  line: number;
  cells: Readonly<Record<string, string>>;
  /** By field; '' for a fault of the row as a whole. */
  faults: Readonly<Record<string, RowFault>>;
  /** Left out by the merchant. */
  isSkipped: boolean;
  /** Of one person with other rows, and not the one that is sent. */
  isDuplicate: boolean;
}

export interface ImportSummary {
  rows: number;
  /** Rows that will be sent. */
  ready: number;
  faulty: number;
  skipped: number;
  /** Rows that another row of the same person stands for. */
  merged: number;
  /** Persons with more than one row. */
  persons: number;
  byFault: Readonly<Partial<Record<RowFault, number>>>;
  /** Sum of the kind's `sum` field over what will be sent; null where it has none. */
  total: number | null;
}

/** Why a row is looked for: it is faulty, left out, or another of the same person is sent. */
export type RowStanding = 'faulty' | 'skipped' | 'merged';

export type ImportRow = Readonly<Record<string, string | number>>;

export interface ImportTable {
  /** Checks every row. */
  check(choices: ImportChoices): ImportSummary;
  /** Rows to look at, by their places. */
  view(rows: readonly number[]): readonly RowView[];
  /** Places of the rows of which something is to be told. */
  rowsThatAre(which: RowStanding): readonly number[];
  /** Puts another text into a cell, and checks again what it changes. */
  edit(row: number, field: string, text: string): ImportSummary;
  skip(rows: readonly number[], isSkipped: boolean): ImportSummary;
  /** What will be sent, from a place in that order on. */
  ready(from: number, count: number): readonly ImportRow[];
  /** The faulty rows as a CSV file of the same columns, with a first column that says why. */
  faultyFile(reason: (faults: RowView['faults']) => string): string;
}

export function createImportTable(table: Table, kind: ImportKind): ImportTable {
  const fields: readonly (readonly [string, ImportField])[] = Object.entries(kind.fields);
  const edits = new Map<number, Map<string, string>>();
  const skipped = new Set<number>();
  const swallowing = new Set(table.swallowing);
  let choices: ImportChoices | null = null;
  /** By row; null where a row is faulty. */
  let values: (ImportRow | null)[] = [];
  let replaced: ReadonlySet<number> = new Set();
  let sums: ReadonlyMap<number, number> = new Map();
  /** Places of the rows that will be sent; null until they are asked for. */
  let sendable: number[] | null = null;

  const textOf = (row: number, field: string): string => {
    const edited = edits.get(row)?.get(field);
    if (edited !== undefined) return edited;
    const column = choices?.mapping[field];
    const text = column === undefined ? '' : (table.rows[row]?.[column] ?? '');
    return text.trim() === '' ? (choices?.defaults[field] ?? '') : text;
  };

  function checkRow(row: number): { value: ImportRow | null; faults: Record<string, RowFault> } {
    const faults: Record<string, RowFault> = {};
    const value: Record<string, string | number> = {};
    if (!choices) return { value: null, faults };
    for (const [name, field] of fields) {
      const checked = checkCell(field, textOf(row, name), choices.formats);
      if ('fault' in checked) faults[name] = checked.fault;
      else if (checked.value !== undefined) value[name] = checked.value;
    }
    if (kind.oneOf && !kind.oneOf.some((name) => value[name] !== undefined)) faults[''] = 'oneOf';
    if (swallowing.has(row) && !edits.has(row)) faults[''] = 'swallows';
    return { value: Object.keys(faults).length > 0 ? null : value, faults };
  }

  function settle(): ImportSummary {
    sendable = null;
    const kept = (row: number) => (skipped.has(row) ? null : (values[row] ?? null));
    const merged = duplicatesOf(values.length, kept, kind, choices?.duplicates ?? 'first');
    ({ replaced, sums } = merged);
    const byFault: Partial<Record<RowFault, number>> = {};
    let [ready, faulty, total] = [0, 0, 0];
    for (const [row, value] of values.entries()) {
      if (skipped.has(row)) continue;
      if (value === null) {
        faulty += 1;
        for (const fault of new Set(Object.values(checkRow(row).faults))) byFault[fault] = (byFault[fault] ?? 0) + 1;
      } else if (!replaced.has(row)) {
        ready += 1;
        total += sums.get(row) ?? numberOf(value, kind.sum);
      }
    }
    return {
      rows: values.length,
      ready,
      faulty,
      skipped: skipped.size,
      merged: replaced.size,
      persons: merged.persons,
      byFault,
      total: kind.sum === undefined ? null : total,
    };
  }

  const faultyRows = () => values.flatMap((value, row) => (value === null && !skipped.has(row) ? [row] : []));

  const viewOf = (row: number): RowView => ({
    row,
    line: table.lines[row] ?? 0,
    cells: Object.fromEntries(fields.map(([name]) => [name, textOf(row, name)])),
    faults: checkRow(row).faults,
    isSkipped: skipped.has(row),
    isDuplicate: replaced.has(row),
  });

  const isSendable = (row: number) => Boolean(values[row]) && !skipped.has(row) && !replaced.has(row);

  const sent = (row: number): ImportRow => {
    const value = values[row] ?? {};
    const sum = sums.get(row);
    return sum === undefined || kind.sum === undefined ? value : { ...value, [kind.sum]: sum };
  };

  const byStanding: Readonly<Record<RowStanding, () => number[]>> = {
    faulty: faultyRows,
    skipped: () => [...skipped].sort((one, other) => one - other),
    merged: () => [...replaced].sort((one, other) => one - other),
  };

  return {
    check(next) {
      choices = next;
      values = table.rows.map((_, row) => checkRow(row).value);
      return settle();
    },
    view: (rows) => rows.filter((row) => row < values.length).map(viewOf),
    rowsThatAre: (which) => byStanding[which](),
    edit(row, field, text) {
      const known = edits.get(row) ?? new Map<string, string>();
      edits.set(row, known.set(field, text));
      values[row] = checkRow(row).value;
      return settle();
    },
    skip(rows, isSkipped) {
      for (const row of rows) {
        if (isSkipped) skipped.add(row);
        else skipped.delete(row);
      }
      return settle();
    },
    ready(from, count) {
      sendable ??= [...values.keys()].filter(isSendable);
      return sendable.slice(from, from + count).map(sent);
    },
    faultyFile(reason) {
      const names = table.columns.map(({ name }) => name ?? '');
      const lines = faultyRows().map((row) => {
        const cells = table.columns.map(({ index }) => editedCell(row, index));
        return csvLine([reason(checkRow(row).faults), ...cells]);
      });
      return csvMark + [csvLine([reasonColumn, ...names]), ...lines].join('');
    },
  };

  function editedCell(row: number, column: number): string {
    const field = fields.find(([name]) => choices?.mapping[name] === column)?.[0];
    const edited = field === undefined ? undefined : edits.get(row)?.get(field);
    return edited ?? table.rows[row]?.[column] ?? '';
  }
}

/** Name of the first column of a file of faulty rows; a file that is brought back with it leaves it out. */
export const reasonColumn = 'reason';

function numberOf(value: ImportRow, field: string | undefined): number {
  const number = field === undefined ? undefined : value[field];
  return typeof number === 'number' ? number : 0;
}
