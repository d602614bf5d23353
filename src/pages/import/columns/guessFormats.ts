import type { ImportKind } from '../../../../resources/imports/importKind';
import type { Table } from '../../../lib/csv/readTable';
import { type DayFormat, type DecimalSign, possibleDayFormats, possibleDecimals } from '../check/formats';
import { type Mapping, samplesOf } from './guessColumns';

/** How the mapped columns may be read; more than one of a kind: the merchant must choose. Empty: no way reads them all. */
export interface PossibleFormats {
  decimals: readonly DecimalSign[];
  days: readonly DayFormat[];
}

export function possibleFormats(table: Pick<Table, 'rows'>, kind: ImportKind, mapping: Mapping): PossibleFormats {
  const samples = (kinds: readonly string[]) =>
    Object.entries(mapping).flatMap(([field, index]) =>
      kinds.includes(kind.fields[field]?.kind ?? '') ? samplesOf(table, index) : [],
    );
  return { decimals: possibleDecimals(samples(['points', 'rating'])), days: possibleDayFormats(samples(['day'])) };
}
