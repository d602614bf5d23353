import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { formatCsvLine, UTF8_BOM } from '../../../lib/csv/csvLine';

/** A language column of a CSV file. */
export interface TextColumn {
  /** Column header. */
  code: string;
  getText: (key: string) => string;
}

/** Creates a JSON file of the custom texts of a language. */
export function toJsonFile(texts: Dictionary): Blob {
  return new Blob([`${JSON.stringify(texts, null, 2)}\n`], { type: 'application/json' });
}

/** Creates a CSV file with one row per key and one column per language. Missing texts are empty cells. */
export function toCsvFile(keys: readonly string[], columns: readonly TextColumn[]): Blob {
  const lines = [
    formatCsvLine(['key', ...columns.map(({ code }) => code)]),
    ...keys.map((key) => formatCsvLine([key, ...columns.map(({ getText }) => getText(key))])),
  ];
  return new Blob([UTF8_BOM, ...lines], { type: 'text/csv' });
}
