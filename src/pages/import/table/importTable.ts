/** Rows of an import being prepared: mapping, validation, corrections. Runs in the worker, without UI dependencies. */
import type { ImportKind } from '../../../../resources/imports/importKind';
import type { ImportPreset } from '../../../../resources/imports/presets';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import { createCheckedRows, type ImportRow, type RowChoices, type RowIssue, type RowIssues } from './checkedRows';
import { createPrivatePartsFinder } from './createPrivatePartsFinder';
import { findOutliers } from './findOutliers';
import { createKnownRows, hashRow, type KnownRows, type RepeatSource, type RowHashes } from './knownRows';
import { normalizeEmail, resolveDuplicates } from './resolveDuplicates';
import { type ReviewTotals, sumReviews } from './sumReviews';

/** Which of several rows of the same customer is sent. */
export type DuplicateChoice = 'first' | 'last' | 'sum';

/** User's choices that affect the rows. */
export interface ImportChoices extends RowChoices {
  duplicates: DuplicateChoice;
  /** Whether the points of the file are added to the balances, or are the balances, of which the difference is sent. */
  amounts: 'add' | 'replace';
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
  /** Skipped by the user. */
  isSkipped: boolean;
  /** Replaced by another row of the same customer. */
  isDuplicate: boolean;
  /** Not public in the product that the file is from, so it isn't sent. */
  isUnpublished: boolean;
  /** Known from elsewhere, and not sent again. */
  isRepeated: boolean;
}

export interface ImportSummary {
  rows: number;
  /** Rows to send. */
  readyRows: number;
  faulty: number;
  skipped: number;
  /** Rows replaced by another row of the same customer. */
  merged: number;
  /** Customers with more than one row. */
  persons: number;
  /** Valid rows that aren't public in the product that the file is from. */
  unpublished: number;
  /** Rows that aren't sent because they repeat others. */
  repeated: number;
  /** Rows that aren't sent because the customers have these points already. */
  unchanged: number;
  /** Valid rows that repeat others, also if they are sent, by where those are. */
  repeats: Readonly<Record<RepeatSource, number>>;
  /** Values of rows to send that are left out because they aren't public, such as private replies. */
  withheld: number;
  countByIssue: Readonly<Partial<Record<RowIssue, number>>>;
  /** Number of rows with an invalid value, by optional field. */
  emptiable: Readonly<Record<string, number>>;
  /** Rows to send whose `sumField` is far larger than that of the others. */
  outlier: number;
  /** Sum of the kind's `sumField` over the rows to send; null if the kind has none. */
  total: number | null;
  /** Of the rows to send; null if they aren't reviews. */
  reviews: ReviewTotals | null;
}

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
  /** Sets a cell's text and validates the row again. */
  editCell(row: number, field: string, text: string): ImportSummary;
  /** Returns the number of rows with this text as an invalid value of a field. */
  countInvalid(field: string, text: string): number;
  /**
   * Sets the text of a field in all rows with an invalid value of it.
   * @param from only values with this text; null for all
   */
  replaceInvalid(field: string, from: string | null, text: string): ImportSummary;
  setRowsSkipped(rows: readonly number[], isSkipped: boolean): ImportSummary;
  /** Sets the balances of the store's customers by normalized email, for `amounts: 'replace'`. */
  setBalances(balances: ReadonlyMap<string, number>): void;
  /** Compares the rows again with the known ones. */
  compareAgain(): ImportSummary;
  /** Takes the cells of all rows with a fault as they are shown. */
  acceptFault(fault: StructureFault): ImportSummary;
  /** Returns `count` rows to send, starting at `from`. */
  readyRows(from: number, count: number): readonly ImportRow[];
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
  let choices: ImportChoices | null = null;
  /** By parsed values, which are replaced when a cell of the row changes. Hashing all rows again takes long. */
  const hashes = new WeakMap<ImportRow, RowHashes>();
  /** Valid rows that aren't public. */
  let unpublished = new Set<number>();
  /** Public rows that repeat others. */
  let repeated = new Map<number, RepeatSource>();
  let replaced: ReadonlySet<number> = new Set();
  let sums: ReadonlyMap<number, number> = new Map();
  let outliers: readonly number[] = [];
  let balances: ReadonlyMap<string, number> = new Map();
  /** Indices of the rows to send, computed on first use. */
  let sendable: number[] | null = null;

  const findPrivateParts = createPrivatePartsFinder(kind, preset);
  const getPrivateParts = (row: number) =>
    findPrivateParts((field) => (checked.isMapped(field) ? getText(row, field) : null));

  /** Finds the rows that aren't public, and returns the number of private values in the others. */
  function findUnpublished(): number {
    unpublished = new Set();
    let withheld = 0;
    for (const [row, value] of values().entries()) {
      if (value === null || skipped.has(row)) continue;
      const parts = getPrivateParts(row);
      if (parts.includes('row')) unpublished.add(row);
      else withheld += parts.filter((part) => value[part] !== undefined).length;
    }
    return withheld;
  }

  /** Finds the rows that repeat known ones, or each other. Customers with several rows are merged instead. */
  function findRepeated(): void {
    repeated = new Map();
    const isCompared = kind.key === undefined;
    if (!isCompared && known.isEmpty()) return;
    const seen = new Set<number>();
    for (const [row, value] of values().entries()) {
      if (value === null || skipped.has(row) || unpublished.has(row)) continue;
      const rowHashes = hashes.get(value) ?? hashRow(toSentValue(row));
      hashes.set(value, rowHashes);
      const isEqual = isCompared && rowHashes.review !== null && seen.has(rowHashes.row);
      const source = known.find(rowHashes) ?? (isEqual ? 'equal' : null);
      if (source) repeated.set(row, source);
      seen.add(rowHashes.row);
    }
  }
  const isRepeated = (row: number) => choices?.repeats === 'skip' && repeated.has(row);
  const countRepeats = (source: RepeatSource) => [...repeated.values()].filter((found) => found === source).length;

  function countIssues(rows: readonly number[]): Pick<ImportSummary, 'countByIssue' | 'emptiable'> {
    const countByIssue: Partial<Record<RowIssue, number>> = {};
    const emptiable: Record<string, number> = {};
    for (const row of rows) {
      const issues = getIssues(row);
      for (const issue of new Set(Object.values(issues))) countByIssue[issue] = (countByIssue[issue] ?? 0) + 1;
      for (const name of Object.keys(issues))
        if (kind.fields[name] && !kind.fields[name].required) emptiable[name] = (emptiable[name] ?? 0) + 1;
    }
    return { countByIssue, emptiable };
  }

  const findInvalidCells = (field: string, text: string | null): number[] =>
    findInvalidRows().filter(
      (row) => getIssues(row)[field] !== undefined && (text === null || getText(row, field) === text),
    );

  function summarize(): ImportSummary {
    sendable = null;
    const withheld = findUnpublished();
    findRepeated();
    const includedValue = (row: number) =>
      skipped.has(row) || unpublished.has(row) || isRepeated(row) ? null : (values()[row] ?? null);
    const merged = resolveDuplicates(values().length, includedValue, kind, choices?.duplicates ?? 'first');
    ({ replaced, sums } = merged);
    const faultyRows = findInvalidRows();
    /** Of the rows to send. */
    const amounts = new Map<number, number>();
    for (const [row, value] of values().entries())
      if (value && isSendable(row)) amounts.set(row, getAmount(row, value));
    const unchanged = values().filter((value, row) => value && isComplete(row) && !isSendable(row)).length;
    outliers = findOutliers(amounts);
    return {
      rows: values().length,
      readyRows: amounts.size,
      faulty: faultyRows.length,
      skipped: skipped.size,
      merged: replaced.size,
      persons: merged.persons,
      unpublished: unpublished.size,
      repeated: [...repeated.keys()].filter(isRepeated).length,
      unchanged,
      repeats: {
        inStore: countRepeats('inStore'),
        sentBefore: countRepeats('sentBefore'),
        equal: countRepeats('equal'),
      },
      withheld,
      ...countIssues(faultyRows),
      outlier: outliers.length,
      total: kind.sumField === undefined ? null : [...amounts.values()].reduce((sum, amount) => sum + amount, 0),
      reviews: kind.fields['rating'] ? sumReviews([...amounts.keys()].map((row) => values()[row] ?? {})) : null,
    };
  }

  const findInvalidRows = () => values().flatMap((value, row) => (value === null && !skipped.has(row) ? [row] : []));

  const toRowView = (row: number): RowView => ({
    row,
    line: table.lines[row] ?? 0,
    cells: Object.fromEntries(Object.keys(kind.fields).map((name) => [name, getText(row, name)])),
    issues: getIssues(row),
    isSkipped: skipped.has(row),
    isDuplicate: replaced.has(row),
    isUnpublished: unpublished.has(row),
    isRepeated: isRepeated(row),
  });

  const isComplete = (row: number) =>
    Boolean(values()[row]) && !skipped.has(row) && !replaced.has(row) && !unpublished.has(row) && !isRepeated(row);

  /** Balance that the row replaces; 0 if its points are added. */
  const getBalance = (value: ImportRow): number =>
    choices?.amounts === 'replace' && typeof value[kind.sumField ?? ''] === 'number'
      ? (balances.get(normalizeEmail(String(value[kind.key ?? ''] ?? ''))) ?? 0)
      : 0;
  const getAmount = (row: number, value: ImportRow): number =>
    (sums.get(row) ?? getNumber(value, kind.sumField)) - getBalance(value);

  /** A customer who has the points of the file already gets none, if nothing else is imported. */
  const isSendable = (row: number): boolean => {
    const value = values()[row];
    if (!value || !isComplete(row)) return false;
    const isOnlyPoints = choices?.amounts === 'replace' && kind.fields[kind.sumField ?? '']?.required === true;
    return !isOnlyPoints || getAmount(row, value) !== 0;
  };

  /** Values of a row without those that aren't sent or aren't public. */
  const toSentValue = (row: number): ImportRow => {
    const privateParts = getPrivateParts(row);
    const isSent = (name: string) => kind.fields[name]?.decides === undefined && !privateParts.includes(name);
    return Object.fromEntries(Object.entries(values()[row] ?? {}).filter(([name]) => isSent(name)));
  };

  const toSentRow = (row: number): ImportRow => {
    const value = toSentValue(row);
    const { sumField } = kind;
    const isChanged = sums.has(row) || choices?.amounts === 'replace';
    return sumField === undefined || value[sumField] === undefined || !isChanged
      ? value
      : { ...value, [sumField]: getAmount(row, value) };
  };

  const statusFinders: Readonly<Record<RowStatus, () => number[]>> = {
    faulty: findInvalidRows,
    skipped: () => [...skipped].sort((a, b) => a - b),
    merged: () => [...replaced].sort((a, b) => a - b),
    unpublished: () => [...unpublished],
    repeated: () => [...repeated.keys()],
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
    editCell(row, field, text) {
      checked.editCell(row, field, text);
      return summarize();
    },
    countInvalid: (field, text) => findInvalidCells(field, text).length,
    replaceInvalid(field, from, text) {
      checked.setTexts(findInvalidCells(field, from), field, text);
      return summarize();
    },
    setRowsSkipped(rows, isSkipped) {
      for (const row of rows) {
        if (isSkipped) skipped.add(row);
        else skipped.delete(row);
      }
      return summarize();
    },
    setBalances(known) {
      balances = known;
    },
    compareAgain: summarize,
    acceptFault(fault) {
      checked.acceptFault(fault);
      return summarize();
    },
    readyRows(from, count) {
      sendable ??= [...values().keys()].filter(isSendable);
      return sendable.slice(from, from + count).map(toSentRow);
    },
    exportInvalidRows: (reason) => checked.exportInvalid(findInvalidRows(), reason),
    exportCorrected: checked.exportCorrected,
  };
}

function getNumber(value: ImportRow, field: string | undefined): number {
  const number = field === undefined ? undefined : value[field];
  return typeof number === 'number' ? number : 0;
}
