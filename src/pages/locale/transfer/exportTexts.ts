import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { csvLine, csvMark } from '../../../lib/csv/csvLine';

/** A language as a column of a file. */
export interface TextColumn {
  /** Names the column. */
  code: string;
  textOf: (key: string) => string;
}

/** The shop's own words of a language, as one object. */
export function jsonFile(texts: Dictionary): Blob {
  return new Blob([`${JSON.stringify(texts, null, 2)}\n`], { type: 'application/json' });
}

/** Every key with its text in each language; an empty cell where there is none. */
export function csvFile(keys: readonly string[], columns: readonly TextColumn[]): Blob {
  const lines = [
    csvLine(['key', ...columns.map(({ code }) => code)]),
    ...keys.map((key) => csvLine([key, ...columns.map(({ textOf }) => textOf(key))])),
  ];
  return new Blob([csvMark, ...lines], { type: 'text/csv' });
}
