/** Rows of a table with their mapping, corrections and errors. */
import type { ImportField, ImportKind } from '../../../../resources/imports/importKind';
import { formatCsvLine, UTF8_BOM } from '../../../lib/csv/csvLine';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import { type CellFormats, type CellIssue, checkCell } from '../check/checkCell';
import type { ColumnMapping } from '../columns/guessColumns';
import { isSecretColumn } from '../columns/headerWords';

/** Values to send of a row, by field. */
export type ImportRow = Readonly<Record<string, string | number>>;

/** Validation error of a row. */
export type RowIssue = CellIssue | StructureFault | 'oneOf';

/** Errors by field; '' for errors of the whole row. */
export type RowIssues = Readonly<Record<string, RowIssue>>;

/** User's choices that affect the values of the rows. */
export interface RowChoices {
  mapping: ColumnMapping;
  /** Default text by field, used if a row has no column or an empty cell. */
  defaults: Readonly<Record<string, string>>;
  formats: CellFormats;
}

export interface CheckedRows {
  /** Validates all rows. */
  check(choices: RowChoices): void;
  /** Parsed values by row; null if the row is invalid. They are replaced when a cell of the row changes. */
  values(): readonly (ImportRow | null)[];
  getText(row: number, field: string): string;
  /** Returns the text of the file by field, of the cells that have another one now. */
  getOriginals(row: number): Readonly<Record<string, string>>;
  isMapped(field: string): boolean;
  getIssues(row: number): RowIssues;
  editCell(row: number, field: string, text: string): void;
  /** Sets the text of a field in rows. */
  setTexts(rows: readonly number[], field: string, text: string): void;
  /** Takes the cells of all rows with a fault as they are shown. */
  acceptFault(fault: StructureFault): void;
  /** Exports rows as CSV with the original columns, and the reason in the first column. Secret columns are left out. */
  exportInvalid(rows: readonly number[], reason: (issues: RowIssues) => string): string;
  /** Exports all rows as CSV with the original columns and the corrections. */
  exportCorrected(): string;
}

/** First column of an export of invalid rows. It is ignored when the file is imported again. */
export const REASON_COLUMN = 'reason';

export function createCheckedRows(table: ParsedTable, kind: ImportKind): CheckedRows {
  const fields: readonly (readonly [string, ImportField])[] = Object.entries(kind.fields);
  const edits = new Map<number, Map<string, string>>();
  /** Rows with a cell that the user has edited, who has seen all cells of the row then. */
  const seenRows = new Set<number>();
  /** Faults of all rows that the user takes as they are shown. */
  const accepted = new Set<StructureFault>();
  let choices: RowChoices | null = null;
  let values: (ImportRow | null)[] = table.rows.map(() => null);

  const getText = (row: number, field: string): string => {
    const column = choices?.mapping[field];
    const text = edits.get(row)?.get(field) ?? (column === undefined ? '' : (table.rows[row]?.[column] ?? ''));
    return text.trim() === '' ? (choices?.defaults[field] ?? '') : text;
  };

  function checkRow(row: number): { value: ImportRow | null; issues: RowIssues } {
    const issues: Record<string, RowIssue> = {};
    const value: Record<string, string | number> = {};
    if (!choices) return { value: null, issues };
    for (const [name, field] of fields) {
      const checked = checkCell(field, getText(row, name), choices.formats);
      if ('issue' in checked) issues[name] = checked.issue;
      else if (checked.value !== undefined) value[name] = checked.value;
    }
    if (kind.requireAnyOf && !kind.requireAnyOf.some((name) => value[name] !== undefined)) issues[''] = 'oneOf';
    const fault = table.faults.get(row);
    if (fault && !seenRows.has(row) && !accepted.has(fault)) issues[''] = fault;
    return { value: Object.keys(issues).length > 0 ? null : value, issues };
  }

  function setText(row: number, field: string, text: string): void {
    const rowEdits = edits.get(row) ?? new Map<string, string>();
    edits.set(row, rowEdits.set(field, text));
    values[row] = checkRow(row).value;
  }

  function getEditedCell(row: number, column: number): string {
    const field = fields.find(([name]) => choices?.mapping[name] === column)?.[0];
    const edited = field === undefined ? undefined : edits.get(row)?.get(field);
    return edited ?? table.rows[row]?.[column] ?? '';
  }

  return {
    check(next) {
      choices = next;
      values = table.rows.map((_, row) => checkRow(row).value);
    },
    values: () => values,
    getText,
    getOriginals: (row) =>
      Object.fromEntries(
        [...(edits.get(row) ?? [])].flatMap(([field, text]) => {
          const original = table.rows[row]?.[choices?.mapping[field] ?? -1] ?? '';
          return text === original ? [] : [[field, original]];
        }),
      ),
    isMapped: (field) => choices?.mapping[field] !== undefined,
    getIssues: (row) => checkRow(row).issues,
    editCell(row, field, text) {
      seenRows.add(row);
      setText(row, field, text);
    },
    setTexts(rows, field, text) {
      for (const row of rows) setText(row, field, text);
    },
    acceptFault(fault) {
      accepted.add(fault);
      for (const [row, found] of table.faults) if (found === fault) values[row] = checkRow(row).value;
    },
    exportInvalid(rows, reason) {
      // The export is stored with the run, so passwords and IP addresses are left out.
      const columns = table.columns.filter((column) => !isSecretColumn(column));
      const lines = rows.map((row) => {
        const cells = columns.map(({ index }) => getEditedCell(row, index));
        return formatCsvLine([reason(checkRow(row).issues), ...cells]);
      });
      return UTF8_BOM + [formatCsvLine([REASON_COLUMN, ...columns.map(({ name }) => name ?? '')]), ...lines].join('');
    },
    exportCorrected() {
      const header = table.headerLine === null ? [] : [formatCsvLine(table.columns.map(({ name }) => name ?? ''))];
      const lines = table.rows.map((_, row) =>
        formatCsvLine(table.columns.map(({ index }) => getEditedCell(row, index))),
      );
      return UTF8_BOM + [...header, ...lines].join('');
    },
  };
}
