import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { type ReadOptions, readTable, type Table } from '../../../lib/csv/readTable';
import type { TableColumn } from '../../../lib/csv/tableColumns';
import { TableFault, type TableFaultKind } from '../../../lib/csv/tableFault';
import { guessColumns, type Mapping, samplesOf } from '../columns/guessColumns';
import { type PossibleFormats, possibleFormats } from '../columns/guessFormats';
import { type AgainstShop, againstShop, type KnownCustomer } from '../table/againstShop';
import { createImportTable, type ImportTable, type RowView } from '../table/importTable';

/** A column with what stands in it. */
export interface ColumnOverview extends TableColumn {
  samples: readonly string[];
  /** Rows that have something in it. */
  filled: number;
}

/** What was found in a file, without its rows. */
export interface TableOverview extends Omit<Table, 'rows' | 'lines' | 'swallowing' | 'columns'> {
  rows: number;
  columns: readonly ColumnOverview[];
  /** The first rows as they stand, for the preview. */
  preview: readonly (readonly string[])[];
  /** Rows that seem to hold others. */
  swallowing: number;
  mapping: Mapping;
}

export type Opened = { table: TableOverview } | { fault: { kind: TableFaultKind; line: number | null } };

/** One import while it is prepared, on the worker's side. Rows stay there: the page gets what it shows. */
export interface ImportSession {
  /** Reads a file or pasted text, and guesses its columns. Only the last call counts. */
  open(
    kind: ImportKindName,
    source: Blob | string,
    options: ReadOptions,
    onProgress: (share: number) => void,
  ): Promise<Opened>;
  /** How the columns that were mapped can be read. */
  formats(mapping: Mapping): PossibleFormats;
  check: ImportTable['check'];
  view: ImportTable['view'];
  edit: ImportTable['edit'];
  skip: ImportTable['skip'];
  rowsThatAre: ImportTable['rowsThatAre'];
  ready: ImportTable['ready'];
  /** What the rows that are ready mean to these customers of the shop. */
  against(customers: readonly KnownCustomer[]): AgainstShop;
  /** @param words text of each fault and name of each field, by their codes */
  faultyFile(words: Readonly<Record<string, string>>): Blob;
}

const previewed = 8;
const sampled = 3;
/** Letters of a sample. */
const sampleLength = 120;

export function createImportSession(): ImportSession {
  let opened: { table: Table; kind: ImportKindName; prepared: ImportTable } | null = null;

  const current = () => {
    if (!opened) throw new Error('No file has been opened.');
    return opened;
  };
  return {
    async open(kind, source, options, onProgress) {
      opened = null;
      try {
        const table = await readTable(source, options, onProgress);
        opened = { table, kind, prepared: createImportTable(table, importKinds[kind]) };
        return { table: overviewOf(table, kind) };
      } catch (error) {
        if (error instanceof TableFault) return { fault: { kind: error.kind, line: error.line } };
        throw error;
      }
    },
    formats: (mapping) => possibleFormats(current().table, importKinds[current().kind], mapping),
    check: (choices) => current().prepared.check(choices),
    view: (...asked) => current().prepared.view(...asked),
    edit: (...asked) => current().prepared.edit(...asked),
    skip: (...asked) => current().prepared.skip(...asked),
    rowsThatAre: (...asked) => current().prepared.rowsThatAre(...asked),
    ready: (...asked) => current().prepared.ready(...asked),
    against: (customers) => {
      const { prepared, kind: name } = current();
      return againstShop(prepared.ready(0, Number.POSITIVE_INFINITY), importKinds[name], customers);
    },
    faultyFile: (words) => {
      const reason = (faults: RowView['faults']) =>
        Object.entries(faults)
          .map(([field, fault]) => [words[field] ?? field, words[fault] ?? fault].filter(Boolean).join(': '))
          .join('; ');
      // A file crosses over to the page without its letters.
      return new Blob([current().prepared.faultyFile(reason)], { type: 'text/csv' });
    },
  };
}

function overviewOf(table: Table, kind: ImportKindName): TableOverview {
  const { rows, lines: _lines, swallowing, columns, ...rest } = table;
  return {
    ...rest,
    rows: rows.length,
    columns: columns.map((column) => ({
      ...column,
      samples: [...new Set(samplesOf(table, column.index))]
        .slice(0, sampled)
        .map((text) => text.slice(0, sampleLength)),
      filled: rows.reduce((count, cells) => count + (cells[column.index]?.trim() ? 1 : 0), 0),
    })),
    preview: rows.slice(0, previewed).map((cells) => cells.map((text) => text.slice(0, sampleLength))),
    swallowing: swallowing.length,
    mapping: guessColumns(table, importKinds[kind]),
  };
}
