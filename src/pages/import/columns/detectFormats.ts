import type { ImportKind } from '../../../../resources/imports/importKind';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import { type DayFormat, type DecimalSign, detectDayFormats, detectDecimalSigns } from '../check/formats';
import { type ColumnMapping, getColumnSamples } from './guessColumns';

/**
 * Formats that parse all samples of the mapped columns. If there are several, the user chooses; if empty, no format
 * fits.
 */
export interface PossibleFormats {
  decimals: readonly DecimalSign[];
  days: readonly DayFormat[];
}

export function detectFormats(
  table: Pick<ParsedTable, 'rows'>,
  kind: ImportKind,
  mapping: ColumnMapping,
): PossibleFormats {
  const samples = (kinds: readonly string[]) =>
    Object.entries(mapping).flatMap(([field, index]) =>
      kinds.includes(kind.fields[field]?.kind ?? '') ? getColumnSamples(table, index) : [],
    );
  return { decimals: detectDecimalSigns(samples(['points', 'rating'])), days: detectDayFormats(samples(['day'])) };
}
