import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { CsvParseError, type CsvParseErrorKind } from '../../../lib/csv/csvParseError';
import { parseTable } from '../../../lib/csv/parseTable';
import { readColumns } from '../columns/columnReading';
import { findPreset } from '../columns/findPreset';
import { guessColumns } from '../columns/guessColumns';
import { getCellFormats, getMissingFields, getUndecidedFields, initialFlowState } from '../flow/flowState';
import type { ImportRow } from '../table/checkedRows';
import { compareWithProducts } from '../table/compareWithStore';
import type { StoreProduct } from '../table/findProduct';
import { createImportTable } from '../table/importTable';
import { hashRow } from '../table/knownRows';
import { normalizeEmail } from '../table/resolveDuplicates';

/** A file, and the import that it is for. */
export interface FileOfKind {
  file: Blob;
  kind: ImportKindName;
}

/** What the store has. Null if not all of it is known. */
export interface StoreContent {
  /** Addresses of all customers. */
  emails: readonly string[] | null;
  products: readonly StoreProduct[] | null;
}

/** What an import of a file would do, if the others that were chosen with it are imported before. */
export type CheckedFile =
  | { refused: CsvParseErrorKind }
  | {
      refused: null;
      rows: number;
      /** Null until the merchant has chosen how to read the fields in `asked`. */
      counts: { ready: number; faulty: number; leftOut: number } | null;
      /** Required fields without a column, and fields whose values could mean several things. */
      asked: readonly string[];
      /** Customers who are neither in the store nor in the other files; null if the store's aren't known. */
      newCustomers: number | null;
      /** Products that the store doesn't have; null if its products aren't known. */
      unknownProducts: number | null;
      /** Reviews whose product is only named, by a name that not exactly one product is known to have. */
      unmatchedNames: number;
      /** Rows that are in another file of the same kind. */
      repeated: number;
    };

/** Checks files together before the first is sent. @param files in the order of their imports @param now (ISO 8601) */
export async function checkTogether(
  files: readonly FileOfKind[],
  store: StoreContent,
  now: string,
): Promise<CheckedFile[]> {
  const emails = new Set(store.emails?.map(normalizeEmail));
  const seen = new Map<string, Set<number>>();
  const checked: CheckedFile[] = [];
  for (const { file, kind } of files) {
    try {
      checked.push(await checkFile(file, kind));
    } catch (error) {
      if (!(error instanceof CsvParseError)) throw error;
      checked.push({ refused: error.kind });
    }
  }
  return checked;

  async function checkFile(file: Blob, kind: ImportKindName): Promise<CheckedFile> {
    const importKind: ImportKind = importKinds[kind];
    const table = await parseTable(file);
    const mapping = guessColumns(table, importKind);
    const state = { ...initialFlowState, mapping, readings: readColumns(table, importKind, mapping, now) };
    const asked = [...getMissingFields(kind, state), ...getUndecidedFields(state)];
    const importTable = createImportTable(table, importKind, findPreset(table.columns));
    const { readyRows, faulty } = importTable.check({
      mapping,
      defaults: {},
      formats: getCellFormats(kind, state, now),
      duplicates: 'last',
      amounts: 'add',
      existing: 'keep',
      repeats: 'skip',
    });
    const ready = importTable.readyRows(0, Number.POSITIVE_INFINITY);
    const products = compareWithProducts(ready, store.products);
    return {
      refused: null,
      rows: table.rows.length,
      counts: asked.length > 0 ? null : { ready: readyRows, faulty, leftOut: table.rows.length - readyRows - faulty },
      asked,
      newCustomers: countNewCustomers(ready, importKind.key ?? 'customerEmail'),
      unknownProducts: store.products && products.unknown,
      unmatchedNames: products.unknownName.reviews + products.sharedName.reviews + products.unread.reviews,
      repeated: countRepeated(importKind, ready),
    };
  }

  /** Reviews don't create customers, so only those of the other files are added to the known ones. */
  function countNewCustomers(rows: readonly ImportRow[], field: string): number | null {
    const own = new Set(rows.flatMap((row) => (typeof row[field] === 'string' ? [normalizeEmail(row[field])] : [])));
    const added = [...own].filter((email) => !emails.has(email));
    if (field !== 'customerEmail') for (const email of added) emails.add(email);
    return store.emails && added.length;
  }

  function countRepeated(kind: ImportKind, rows: readonly ImportRow[]): number {
    const earlier = seen.get(kind.path) ?? new Set<number>();
    const own = rows.map((row) => hashRow(kind, row).row);
    seen.set(kind.path, new Set([...earlier, ...own]));
    return own.filter((hash) => earlier.has(hash)).length;
  }
}
