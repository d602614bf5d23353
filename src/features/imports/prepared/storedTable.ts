/** Rows of an import that is being prepared, in the browser's database. Runs in the worker, which holds the rows. */
import { createStore, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { contentRepairs } from '../../../lib/csv/contentRepairs';
import { delimiters } from '../../../lib/csv/detectDelimiter';
import { encodings } from '../../../lib/csv/encodings';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import { PREPARED_DB } from '../../../lib/storage/databases';
import { isSecretColumn } from '../columns/headerWords';
import { faultShape } from './preparedImport';

// Opened by the first call, once, since each connection stays open.
const store = createStore(PREPARED_DB.database, PREPARED_DB.store);

/** Stores a table. The cells of columns with passwords, tokens or IP addresses are left empty. */
export const storeTable = (key: string, table: ParsedTable): Promise<void> => set(key, withoutSecrets(table), store);

/** Returns null if there is no such table, or if it is damaged. */
export async function readStoredTable(key: string): Promise<ParsedTable | null> {
  const result = tableShape.safeParse(await get<unknown>(key, store));
  return result.success ? result.data : null;
}

function withoutSecrets(table: ParsedTable): ParsedTable {
  const secret = new Set(table.columns.filter(isSecretColumn).map(({ index }) => index));
  if (secret.size === 0) return table;
  const empty = (cells: readonly string[]) => cells.map((text, index) => (secret.has(index) ? '' : text));
  return {
    ...table,
    rows: table.rows.map(empty),
    leadingLines: table.leadingLines.map(({ cells, line }) => ({
      cells: line === table.headerLine ? cells : empty(cells),
      line,
    })),
  };
}

const isText = (value: unknown) => typeof value === 'string';
/** Checked as a whole, because shapes of millions of cells take long. */
const cellsShape = z.custom<readonly string[]>((value) => Array.isArray(value) && value.every(isText));
const rowsShape = z.custom<ParsedTable['rows']>(
  (value) => Array.isArray(value) && value.every((cells) => Array.isArray(cells) && cells.every(isText)),
);

const tableShape = z.object({
  columns: z.array(z.object({ index: z.number(), name: z.nullable(z.string()), copy: z.number() })),
  rows: rowsShape,
  lines: z.array(z.number()),
  width: z.number(),
  text: z.nullable(
    z.object({ encoding: z.enum(encodings), isEncodingCertain: z.boolean(), delimiter: z.enum(delimiters) }),
  ),
  workbook: z.nullable(z.object({ sheet: z.string(), sheets: cellsShape })),
  headerLine: z.nullable(z.number()),
  leadingLines: z.array(z.object({ cells: cellsShape, line: z.number() })),
  omittedLines: z.number(),
  blankLines: z.number(),
  faults: z.map(z.number(), faultShape),
  unreadable: z.array(z.number()),
  repairable: z.partialRecord(z.enum(contentRepairs), z.number()),
});
