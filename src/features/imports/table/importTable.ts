/** Rows of an import being prepared: mapping, validation, corrections. Runs in the worker, without UI dependencies. */
import type { ImportKind, ProfileGroup } from '../../../../resources/imports/importKind';
import type { ImportPreset } from '../../../../resources/imports/presets';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import { createCheckedRows, type ImportRow, type RowChoices, type RowIssue, type RowIssues } from './checkedRows';
import type { KnownCustomers } from './compareWithStore';
import { createKnownRows, type KnownRows, type RepeatSource } from './knownRows';
import { type PointsMoved, sumMoved } from './pointsMoved';
import { normalizeEmail } from './resolveDuplicates';
import { createSendableRows } from './sendableRows';
import { type ReviewTotals, sumReviews } from './sumReviews';

/** Which of several rows of the same customer is sent. */
export type DuplicateChoice = 'first' | 'last' | 'sum';

/** User's choices that affect the rows. */
export interface ImportChoices extends RowChoices {
  duplicates: DuplicateChoice;
  /** Whether the points of the file are added to the balances, or are the balances, of which the difference is sent. */
  amounts: 'add' | 'replace';
  /** Whether existing customers keep their names and codes, or get those of the file. */
  existing: 'keep' | 'replace';
  /** Whether rows are sent that are already in the store, in an earlier import, or before in the file. */
  repeats: 'skip' | 'send';
}

export interface RowView {
  /** Zero-based index in the table. */
  row: number;
  /** Line number in the file. */
  line: number;
  cells: Readonly<Record<string, string>>;
  issues: RowIssues;
  /** Text of the file by field, of the cells that have another one now. */
  originals: Readonly<Record<string, string>>;
  /** Skipped by the user. */
  isSkipped: boolean;
  /** Replaced by another row of the same customer. */
  isDuplicate: boolean;
  /** Not public in the product that the file is from, so it isn't sent. */
  isUnpublished: boolean;
  /** Known from elsewhere, and not sent again. */
  isRepeated: boolean;
  /** Balance that the points of the row replace; null if they replace none. */
  balance: number | null;
  /** Stars that a rating is sent as, if it is written otherwise; null if it isn't, or the row has an error. */
  stars: number | null;
}

export interface ImportSummary {
  rows: number;
  /** Rows to send. */
  readyRows: number;
  faulty: number;
  skipped: number;
  /** Rows replaced by another row of the same customer. */
  merged: number;
  /** Number of these whose points are sent with those of the other row. */
  addedTogether: number;
  /** Customers with more than one row. */
  persons: number;
  /** Customers with a row to send and one with errors, whose own value is missing. */
  halfFaulty: number;
  /** Valid rows that aren't public in the product that the file is from. */
  unpublished: number;
  /** Rows that aren't sent because they repeat others. */
  repeated: number;
  /** Rows that aren't sent because they would change nothing. */
  unchanged: number;
  /** Existing customers with other names or codes in the file, also if they keep theirs. */
  replaced: Readonly<Record<ProfileGroup, number>>;
  /** Valid rows that repeat others, also if they are sent, by where those are. */
  repeats: Readonly<Record<RepeatSource, number>>;
  /** Values of rows to send that are left out because they aren't public, such as private replies. */
  withheld: number;
  countByIssue: Readonly<Partial<Record<RowIssue, number>>>;
  /** Number of rows with an invalid value, by field. */
  countByField: Readonly<Record<string, number>>;
  /** Rows to send whose `sumField` is far larger than that of the others. */
  outlier: number;
  /** Sum of the kind's `sumField` over the rows to send; null if the kind has none. */
  total: number | null;
  /** The same by direction, since a small sum may be of large numbers. */
  moved: PointsMoved | null;
  /** Of the rows to send; null if they aren't reviews. */
  reviews: ReviewTotals | null;
}

/**
 * A correction by the user. It names its rows and doesn't depend on the mapping, so that it can be applied again after the
 * table was read again.
 */
export type TableCorrection =
  /** Sets a cell's text. The user has seen the row's other cells. */
  | { kind: 'cell'; row: number; field: string; text: string }
  /** Sets the text of a field in several rows. */
  | { kind: 'cells'; rows: readonly number[]; field: string; text: string }
  | { kind: 'skip'; rows: readonly number[]; isSkipped: boolean }
  /** Takes the cells of all rows with a fault as they are shown. */
  | { kind: 'accept'; fault: StructureFault };

/**
 * Status to filter rows by: invalid, skipped by the user, merged into another row of the same customer, not public,
 * repeated, or unusual.
 */
export type RowStatus = 'faulty' | 'skipped' | 'merged' | 'unpublished' | 'repeated' | 'outlier';

export interface ImportTable {
  /** Validates all rows. */
  check(choices: ImportChoices): ImportSummary;
  /** Returns rows by index. */
  getRows(rows: readonly number[]): readonly RowView[];
  /** Returns the indices of the rows with a status. */
  rowsByStatus(status: RowStatus): readonly number[];
  /** Applies corrections in their order. They may precede the first check. */
  apply(corrections: readonly TableCorrection[]): ImportSummary;
  /** Returns the number of rows with this text as an invalid value of a field. */
  countInvalid(field: string, text: string): number;
  /** Returns the rows with this text as an invalid value of a field; null for any text. */
  findInvalid(field: string, text: string | null): readonly number[];
  /** Sets the store's customers, whose balances, names and codes can be replaced. */
  setCustomers(customers: KnownCustomers): void;
  /** Compares the rows again with the known ones. */
  compareAgain(): ImportSummary;
  /** Returns `count` rows to send, starting at `from`. */
  readyRows(from: number, count: number): readonly ImportRow[];
  /** Returns the points of the rows to send that are added together, by normalized email. */
  getParts(): Readonly<Record<string, readonly number[]>>;
  /** Exports the invalid rows as CSV with the original columns and the reason in the first column. */
  exportInvalidRows(reason: (issues: RowIssues) => string): string;
  /** Exports all rows as CSV with the original columns and the corrections. */
  exportCorrected(): string;
}

/**
 * @param preset known export file that the table is
 * @param known rows that are sent again only if the user chooses so
 */
export function createImportTable(
  table: ParsedTable,
  kind: ImportKind,
  preset: ImportPreset | null = null,
  known: KnownRows = createKnownRows(),
): ImportTable {
  const checked = createCheckedRows(table, kind);
  const { getText, getIssues, values } = checked;
  const skipped = new Set<number>();
  const sendable = createSendableRows(checked, kind, preset, known, skipped);
  let choices: ImportChoices | null = null;
  let outliers: readonly number[] = [];
  /** Indices of the rows to send, computed on first use. */
  let indices: readonly number[] | null = null;

  const countRepeats = (source: RepeatSource) =>
    [...sendable.repeated().values()].filter((found) => found === source).length;

  function countIssues(rows: readonly number[]): Pick<ImportSummary, 'countByIssue' | 'countByField'> {
    const countByIssue: Partial<Record<RowIssue, number>> = {};
    const countByField: Record<string, number> = {};
    for (const row of rows) {
      const issues = getIssues(row);
      for (const issue of new Set(Object.values(issues))) countByIssue[issue] = (countByIssue[issue] ?? 0) + 1;
      for (const name of Object.keys(issues)) if (kind.fields[name]) countByField[name] = (countByField[name] ?? 0) + 1;
    }
    return { countByIssue, countByField };
  }

  /** Counts customers with a row to send and one with errors, unless the error is in what tells who it is. */
  function countHalfFaulty(faultyRows: readonly number[], amounts: ReadonlyMap<number, number>): number {
    const { key } = kind;
    if (key === undefined || faultyRows.length === 0) return 0;
    const sent = new Set([...amounts.keys()].map((row) => normalizeEmail(String(values()[row]?.[key] ?? ''))));
    const keys = faultyRows.flatMap((row) => (getIssues(row)[key] ? [] : [normalizeEmail(getText(row, key))]));
    return new Set(keys.filter((email) => sent.has(email))).size;
  }

  const findInvalidCells = (field: string, text: string | null): number[] =>
    findInvalidRows().filter(
      (row) => getIssues(row)[field] !== undefined && (text === null || getText(row, field) === text),
    );

  function applyOne(correction: TableCorrection): void {
    if (correction.kind === 'cell') checked.editCell(correction.row, correction.field, correction.text);
    else if (correction.kind === 'cells') checked.setTexts(correction.rows, correction.field, correction.text);
    else if (correction.kind === 'accept') checked.acceptFault(correction.fault);
    else {
      for (const row of correction.rows) {
        if (correction.isSkipped) skipped.add(row);
        else skipped.delete(row);
      }
    }
  }

  function summarize(): ImportSummary {
    indices = null;
    sendable.decide(choices);
    const amounts = sendable.amounts();
    const faultyRows = findInvalidRows();
    outliers = findOutliers(amounts);
    return {
      rows: values().length,
      readyRows: amounts.size,
      faulty: faultyRows.length,
      skipped: skipped.size,
      merged: sendable.replaced().size,
      addedTogether: sendable.addedTogether(),
      persons: sendable.persons(),
      halfFaulty: countHalfFaulty(faultyRows, amounts),
      unpublished: sendable.unpublished().size,
      repeated: [...sendable.repeated().keys()].filter(sendable.isRepeated).length,
      unchanged: sendable.unchanged(),
      replaced: sendable.replacedProfiles(),
      repeats: {
        inStore: countRepeats('inStore'),
        sentBefore: countRepeats('sentBefore'),
        unfinished: countRepeats('unfinished'),
        equal: countRepeats('equal'),
      },
      withheld: sendable.withheld(),
      ...countIssues(faultyRows),
      outlier: outliers.length,
      total: kind.sumField === undefined ? null : [...amounts.values()].reduce((sum, amount) => sum + amount, 0),
      moved: kind.sumField === undefined ? null : sumMoved(amounts.values()),
      reviews: kind.fields['rating'] ? sumReviews([...amounts.keys()].map((row) => values()[row] ?? {})) : null,
    };
  }

  const findInvalidRows = () => values().flatMap((value, row) => (value === null && !skipped.has(row) ? [row] : []));

  const getStars = (row: number): number | null => {
    const stars = values()[row]?.['rating'];
    return typeof stars === 'number' && Number(getText(row, 'rating')) !== stars ? stars : null;
  };

  const toRowView = (row: number): RowView => ({
    row,
    line: table.lines[row] ?? 0,
    cells: Object.fromEntries(Object.keys(kind.fields).map((name) => [name, getText(row, name)])),
    issues: getIssues(row),
    originals: checked.getOriginals(row),
    isSkipped: skipped.has(row),
    isDuplicate: sendable.replaced().has(row),
    isUnpublished: sendable.unpublished().has(row),
    isRepeated: sendable.isRepeated(row),
    balance: sendable.replacedBalance(row),
    stars: getStars(row),
  });

  const statusFinders: Readonly<Record<RowStatus, () => number[]>> = {
    faulty: findInvalidRows,
    skipped: () => [...skipped].sort((a, b) => a - b),
    merged: () => [...sendable.replaced()].sort((a, b) => a - b),
    unpublished: () => [...sendable.unpublished()],
    repeated: () => [...sendable.repeated().keys()],
    outlier: () => [...outliers],
  };

  return {
    check(next) {
      choices = next;
      checked.check(next);
      return summarize();
    },
    getRows: (rows) => rows.filter((row) => row < values().length).map(toRowView),
    rowsByStatus: (status) => statusFinders[status](),
    apply(corrections) {
      for (const correction of corrections) applyOne(correction);
      return summarize();
    },
    countInvalid: (field, text) => findInvalidCells(field, text).length,
    findInvalid: findInvalidCells,
    setCustomers: sendable.setCustomers,
    compareAgain: summarize,
    readyRows(from, count) {
      indices ??= [...sendable.amounts().keys()];
      return indices.slice(from, from + count).map(sendable.toSentRow);
    },
    getParts: sendable.parts,
    exportInvalidRows: (reason) => checked.exportInvalid(findInvalidRows(), reason),
    exportCorrected: checked.exportCorrected,
  };
}

/** An amount is an outlier if it is this many times the median. */
const FACTOR = 20;
/** Fewer amounts have no typical one. */
const MIN_AMOUNTS = 5;

/**
 * Finds amounts that are far larger than the others, such as those with a digit too many. The sign doesn't matter.
 * @param amounts by row
 * @returns the rows
 */
export function findOutliers(amounts: ReadonlyMap<number, number>): readonly number[] {
  if (amounts.size < MIN_AMOUNTS) return [];
  const sorted = Float64Array.from(amounts.values(), Math.abs).sort();
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  // Without a typical amount, every other one would be an outlier.
  if (median === 0) return [];
  return [...amounts].flatMap(([row, amount]) => (Math.abs(amount) > median * FACTOR ? [row] : []));
}
