import type { ImportField, ImportKind } from '../../../../resources/imports/importKind';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import { isEmail } from '../../../lib/email';
import { checkCell } from '../check/checkCell';
import { detectDayFormats, parseNumber } from '../check/formats';

/** Column index by field name. Unmapped fields are absent. */
export type ColumnMapping = Readonly<Record<string, number>>;

const MAX_SAMPLED_ROWS = 200;

/**
 * Maps columns to fields by header aliases and by cell values. Each column and field is used at most once; uncertain
 * columns are left unmapped.
 */
export function guessColumns(table: Pick<ParsedTable, 'columns' | 'rows'>, kind: ImportKind): ColumnMapping {
  const columns = table.columns.map(({ index, name }) => ({ index, name, samples: getColumnSamples(table, index) }));
  const fields = Object.entries(kind.fields);
  const scored = columns.flatMap((column) =>
    fields.map(([name, field]) => ({ name, index: column.index, score: scoreColumn(column, field) })),
  );
  const mapping: Record<string, number> = {};
  const usedColumns = new Set<number>();
  for (const { name, index, score } of scored.sort((a, b) => b.score - a.score)) {
    if (score < MIN_CONFIDENCE || usedColumns.has(index) || mapping[name] !== undefined) continue;
    mapping[name] = index;
    usedColumns.add(index);
  }
  return mapping;
}

const MIN_CONFIDENCE = 0.5;

interface SampledColumn {
  name: string | null;
  samples: readonly string[];
}

/** Returns the non-empty cells of a column in the first rows. */
export function getColumnSamples({ rows }: Pick<ParsedTable, 'rows'>, index: number): string[] {
  return rows.slice(0, MAX_SAMPLED_ROWS).flatMap((row) => (row[index]?.trim() ? [row[index]] : []));
}

/** A matching header wins unless the values contradict it. Earlier aliases score higher. */
function scoreColumn({ name, samples }: SampledColumn, field: ImportField): number {
  const nameIndex = name === null ? -1 : field.headerAliases.indexOf(normalizeHeader(name));
  if (nameIndex >= 0) return hasMostlyInvalidValues(field, samples) ? 0 : 1 - nameIndex / 100;
  return scoreValues(name, field, samples);
}

/** Lowercases and strips everything but letters and digits. */
function normalizeHeader(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

/** Returns true if most values are invalid for the field. */
function hasMostlyInvalidValues(field: ImportField, samples: readonly string[]): boolean {
  if (samples.length === 0) return false;
  if (field.kind === 'day') return detectDayFormats(samples.slice(0, 20)).length === 0;
  const isInvalid = (text: string) =>
    (['.', ','] as const).every((decimal) => 'issue' in checkCell(field, text, { decimal, day: 'iso', now: '9999' }));
  return samples.filter(isInvalid).length > samples.length / 2;
}

/** Score by values only, for columns without a known header. */
function scoreValues(name: string | null, field: ImportField, samples: readonly string[]): number {
  if (samples.length === 0) return 0;
  const share = (test: (text: string) => boolean) => samples.filter(test).length / samples.length;
  if (field.kind === 'email') return share((text) => isEmail(text.trim())) > 0.8 ? 0.9 : 0;
  if (field.kind === 'points' && name === null)
    return share((text) => parseNumber(text, '.') !== null) > 0.9 ? 0.55 : 0;
  // An '… ID' column with repeated values identifies the product of each row.
  if (
    field.fallback === 'product' &&
    name !== null &&
    /\bid$/i.test(name) &&
    !/order|review|user|customer|shop|store/i.test(name)
  )
    return new Set(samples).size < samples.length * 0.9 ? 0.6 : 0;
  return 0;
}
