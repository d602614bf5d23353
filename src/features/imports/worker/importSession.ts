import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ImportPreset } from '../../../../resources/imports/presets';
import { CsvParseError, type CsvParseErrorKind } from '../../../lib/csv/csvParseError';
import { type ParsedTable, type ParseOptions, parseTable } from '../../../lib/csv/parseTable';
import type { TableColumn } from '../../../lib/csv/tableColumns';
import { hasDates } from '../columns/columnContent';
import { type ColumnReading, readColumns } from '../columns/columnReading';
import { findPreset } from '../columns/findPreset';
import { type ColumnMapping, findContradictedField, getColumnSamples, guessColumns } from '../columns/guessColumns';
import { isSecretColumn } from '../columns/headerWords';
import { readStoredTable, storeTable } from '../prepared/storedTable';
import { type CheckedFile, checkTogether, type FileOfKind, type StoreContent } from '../queue/checkTogether';
import {
  type CustomerComparison,
  compareWithCustomers,
  compareWithProducts,
  type KnownCustomer,
  type KnownCustomers,
  type ProductComparison,
  toKnownCustomers,
} from '../table/compareWithStore';
import type { StoreProduct } from '../table/findProduct';
import { createImportTable, type ImportSummary, type ImportTable, type RowView } from '../table/importTable';
import { createKnownRows, type KnownRows } from '../table/knownRows';

/** A column with sample values. */
export interface ColumnOverview extends TableColumn {
  samples: readonly string[];
  /** Number of non-empty cells. */
  filled: number;
  /** Passwords or IP addresses, which are neither shown nor imported. */
  isSecret: boolean;
  /** Field that the header names, but that most values contradict, so that it isn't mapped; null if there is none. */
  contradicts: string | null;
  /** Whether most values are dates. */
  hasDates: boolean;
}

/** Metadata of a parsed file, without its rows. */
export interface TableOverview extends Omit<ParsedTable, 'rows' | 'lines' | 'faults' | 'unreadable' | 'columns'> {
  rows: number;
  columns: readonly ColumnOverview[];
  /** First rows, unprocessed. */
  preview: readonly (readonly string[])[];
  /** Lines of the first rows with characters that couldn't be decoded, and the number of such rows. */
  unreadable: { lines: readonly number[]; count: number };
  mapping: ColumnMapping;
  /** Known export file that it is; null if there is none. */
  preset: Pick<ImportPreset, 'product' | 'kind'> | null;
}

export type OpenResult = { table: TableOverview } | { issue: { kind: CsvParseErrorKind; line: number | null } };

/** Worker-side API of an import being prepared. Rows stay in the worker; only requested rows are transferred. */
export interface ImportSession {
  /** Parses a file or pasted text and guesses the mapping. Only the last call counts. */
  open(
    kind: ImportKindName,
    source: Blob | string,
    options: ParseOptions,
    onProgress: (share: number) => void,
  ): Promise<OpenResult | null>;
  /** Stores the opened table in the browser, without its secret columns. Rejects if storage is unavailable or full. */
  storeTable(key: string): Promise<void>;
  /** Opens a stored table like a file. Returns null if there is none, or it is damaged. */
  openStored(kind: ImportKindName, key: string): Promise<OpenResult | null>;
  /** Recognizes what a file holds; null if its columns don't tell, or it can't be read. */
  recognize(source: Blob): Promise<ImportKindName | null>;
  /** Checks several files together. @param files in the order of their imports @param now current time (ISO 8601) */
  checkTogether(files: readonly FileOfKind[], store: StoreContent, now: string): Promise<CheckedFile[]>;
  /** Reads the mapped columns over all rows. @param now current time (ISO 8601) */
  readColumns(mapping: ColumnMapping, now: string): Readonly<Record<string, ColumnReading>>;
  check: ImportTable['check'];
  getRows: ImportTable['getRows'];
  apply: ImportTable['apply'];
  countInvalid: ImportTable['countInvalid'];
  findInvalid: ImportTable['findInvalid'];
  rowsByStatus: ImportTable['rowsByStatus'];
  readyRows: ImportTable['readyRows'];
  getParts: ImportTable['getParts'];
  /** Adds rows to compare all files with: reviews of the store as rows, or rows of earlier imports. */
  addKnownRows: KnownRows['add'];
  compareAgain: ImportTable['compareAgain'];
  /** Sets the store's customers, with whom the ready rows are compared, and whose balances can be replaced. */
  setCustomers(customers: readonly KnownCustomer[]): ImportSummary;
  /** Compares the ready rows with the store's customers. */
  compareWithCustomers(): CustomerComparison;
  /** Compares the ready rows with the store's products. @param products all of them; null if they aren't known */
  compareWithProducts(products: readonly StoreProduct[] | null): ProductComparison;
  /** @param messages error messages and field names by code */
  exportInvalidRows(messages: Readonly<Record<string, string>>): Blob;
  /** Exports all rows as CSV with the original columns and the corrections. */
  exportCorrected(): Blob;
}

const PREVIEW_ROWS = 8;
/** Rows that are read to recognize a file. */
const RECOGNIZED_ROWS = 200;
const MAX_SAMPLES = 3;
/** Lines with unreadable characters that are named. */
const MAX_NAMED_LINES = 5;
/** In UTF-16 code units. */
const MAX_SAMPLE_LENGTH = 120;

export function createImportSession(): ImportSession {
  const knownRows = createKnownRows();
  let known: KnownCustomers = new Map();
  let opened: { table: ParsedTable; kind: ImportKindName; importTable: ImportTable } | null = null;

  /** Number of tables that were to be opened. Only the last one is, however long the others are read. */
  let opens = 0;
  const openLast = async (kind: ImportKindName, read: Promise<ParsedTable | null>) => {
    opened = null;
    opens += 1;
    const own = opens;
    const table = await read;
    if (own !== opens) throw new Error('Another file has been opened.');
    return table && openTable(table, kind);
  };
  const getOpened = () => {
    if (!opened) throw new Error('No file has been opened.');
    return opened;
  };
  const openTable = (table: ParsedTable, kind: ImportKindName) => {
    const importTable = createImportTable(table, importKinds[kind], findPreset(table.columns), knownRows);
    importTable.setCustomers(known);
    opened = { table, kind, importTable };
    return { table: toTableOverview(table, kind) };
  };
  return {
    async open(kind, source, options, onProgress) {
      try {
        return await openLast(kind, parseTable(source, options, onProgress));
      } catch (error) {
        if (error instanceof CsvParseError) return { issue: { kind: error.kind, line: error.line } };
        throw error;
      }
    },
    storeTable: (key) => storeTable(key, getOpened().table),
    openStored: (kind, key) => openLast(kind, readStoredTable(key)),
    addKnownRows: knownRows.add,
    async recognize(source) {
      try {
        return recognizeKind(await parseTable(source, { limit: RECOGNIZED_ROWS }));
      } catch (error) {
        // The reason is shown when the file is opened.
        if (error instanceof CsvParseError) return null;
        throw error;
      }
    },
    checkTogether,
    compareAgain: () => getOpened().importTable.compareAgain(),
    readColumns: (mapping, now) => readColumns(getOpened().table, importKinds[getOpened().kind], mapping, now),
    check: (choices) => getOpened().importTable.check(choices),
    getRows: (...args) => getOpened().importTable.getRows(...args),
    apply: (...args) => getOpened().importTable.apply(...args),
    countInvalid: (...args) => getOpened().importTable.countInvalid(...args),
    findInvalid: (...args) => getOpened().importTable.findInvalid(...args),
    rowsByStatus: (...args) => getOpened().importTable.rowsByStatus(...args),
    readyRows: (...args) => getOpened().importTable.readyRows(...args),
    getParts: () => getOpened().importTable.getParts(),
    setCustomers: (customers) => {
      known = toKnownCustomers(customers);
      const { importTable } = getOpened();
      importTable.setCustomers(known);
      return importTable.compareAgain();
    },
    compareWithCustomers: () => {
      const { importTable, kind: name } = getOpened();
      return compareWithCustomers(importTable.readyRows(0, Number.POSITIVE_INFINITY), importKinds[name], known);
    },
    compareWithProducts: (products) =>
      compareWithProducts(getOpened().importTable.readyRows(0, Number.POSITIVE_INFINITY), products),
    exportInvalidRows: (messages) => {
      const reason = (issues: RowView['issues']) =>
        Object.entries(issues)
          .map(([field, issue]) => [messages[field] ?? field, messages[issue] ?? issue].filter(Boolean).join(': '))
          .join('; ');
      // A Blob is transferred without copying its content.
      return new Blob([getOpened().importTable.exportInvalidRows(reason)], { type: 'text/csv' });
    },
    exportCorrected: () => new Blob([getOpened().importTable.exportCorrected()], { type: 'text/csv' }),
  };
}

function toTableOverview(table: ParsedTable, kind: ImportKindName): TableOverview {
  const { rows, lines, faults: _faults, unreadable, leadingLines, columns, ...rest } = table;
  const preset = findPreset(columns);
  const secretColumns = new Set(columns.filter(isSecretColumn).map(({ index }) => index));
  const toPreview = (cells: readonly string[]) =>
    cells.map((text, index) => (secretColumns.has(index) ? '' : text.slice(0, MAX_SAMPLE_LENGTH)));
  const importHasDates = Object.values(importKinds[kind].fields).some((field) => field.kind === 'day');
  return {
    ...rest,
    rows: rows.length,
    columns: columns.map((column) => ({
      ...column,
      isSecret: secretColumns.has(column.index),
      samples: secretColumns.has(column.index)
        ? []
        : [...new Set(getColumnSamples(table, column.index))]
            .slice(0, MAX_SAMPLES)
            .map((text) => text.slice(0, MAX_SAMPLE_LENGTH)),
      contradicts: findContradictedField(table, column.index, importKinds[kind]),
      hasDates: importHasDates && hasDates(getColumnSamples(table, column.index)),
      filled: rows.reduce((count, cells) => count + (cells[column.index]?.trim() ? 1 : 0), 0),
    })),
    preview: rows.slice(0, PREVIEW_ROWS).map(toPreview),
    leadingLines: leadingLines.map(({ cells, line }) => ({
      cells: line === table.headerLine ? cells : toPreview(cells),
      line,
    })),
    unreadable: {
      lines: unreadable.slice(0, MAX_NAMED_LINES).map((row) => lines[row] ?? 0),
      count: unreadable.length,
    },
    mapping: guessColumns(table, importKinds[kind]),
    preset: preset && { product: preset.product, kind: preset.kind },
  };
}

/** Recognizes what a file holds by its columns. Returns null if they don't tell. */
function recognizeKind(table: Pick<ParsedTable, 'columns' | 'rows'>): ImportKindName | null {
  const preset = findPreset(table.columns);
  if (preset) return preset.kind;
  const reviews = guessColumns(table, importKinds.reviews);
  const hasText = reviews['description'] !== undefined || reviews['title'] !== undefined;
  if (reviews['rating'] !== undefined && hasText) return 'reviews';
  const customers = guessColumns(table, importKinds.customers);
  if (customers['emailAddress'] === undefined) return null;
  // Both imports take points. Only that of customers takes more than a name.
  const isOfCustomers = ['firstName', 'lastName', 'referralCode'].some((field) => customers[field] !== undefined);
  return customers['points'] === undefined || isOfCustomers ? 'customers' : 'points';
}
