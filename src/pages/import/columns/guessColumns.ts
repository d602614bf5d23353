import type { ImportField, ImportKind } from '../../../../resources/imports/importKind';
import type { Table } from '../../../lib/csv/readTable';
import { isEmail } from '../../../lib/email';
import { checkCell } from '../check/checkCell';
import { possibleDayFormats, readNumber } from '../check/formats';

/** Which column fills which field, by the column's place; a field that is not in it has none. */
export type Mapping = Readonly<Record<string, number>>;

/** Rows that are looked at. */
const looked = 200;

/**
 * The columns that surely mean a field: by their names, as other products' files have them, and by what is in them.
 * A column is given once, a field too; what is not sure is left to the merchant.
 */
export function guessColumns(table: Pick<Table, 'columns' | 'rows'>, kind: ImportKind): Mapping {
  const columns = table.columns.map(({ index, name }) => ({ index, name, samples: samplesOf(table, index) }));
  const fields = Object.entries(kind.fields);
  const scored = columns.flatMap((column) =>
    fields.map(([name, field]) => ({ name, index: column.index, score: scoreOf(column, field) })),
  );
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  for (const { name, index, score } of scored.sort((one, other) => other.score - one.score)) {
    if (score < sure || taken.has(index) || mapping[name] !== undefined) continue;
    mapping[name] = index;
    taken.add(index);
  }
  return mapping;
}

const sure = 0.5;

interface Looked {
  name: string | null;
  samples: readonly string[];
}

/** Texts of the first rows that have any. */
export function samplesOf({ rows }: Pick<Table, 'rows'>, index: number): string[] {
  return rows.slice(0, looked).flatMap((row) => (row[index]?.trim() ? [row[index]] : []));
}

/** A name that fits counts for what it says, as long as the values do not contradict it. */
function scoreOf({ name, samples }: Looked, field: ImportField): number {
  const place = name === null ? -1 : field.names.indexOf(plain(name));
  if (place >= 0) return contradicts(field, samples) ? 0 : 1 - place / 100;
  return valueScore(name, field, samples);
}

/** Small letters and digits only. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

/** Whether most values are none of the field. */
function contradicts(field: ImportField, samples: readonly string[]): boolean {
  if (samples.length === 0) return false;
  if (field.kind === 'day') return possibleDayFormats(samples.slice(0, 20)).length === 0;
  const isFaulty = (text: string) =>
    (['.', ','] as const).every((decimal) => 'fault' in checkCell(field, text, { decimal, day: 'iso', now: '9999' }));
  return samples.filter(isFaulty).length > samples.length / 2;
}

/** What the values alone say, for columns whose names say nothing. */
function valueScore(name: string | null, field: ImportField, samples: readonly string[]): number {
  if (samples.length === 0) return 0;
  const share = (test: (text: string) => boolean) => samples.filter(test).length / samples.length;
  if (field.kind === 'email') return share((text) => isEmail(text.trim())) > 0.8 ? 0.9 : 0;
  if (field.kind === 'points' && name === null) return share((text) => readNumber(text, '.') !== null) > 0.9 ? 0.55 : 0;
  // '<Something> ID' whose values come again and again is what the rows are about.
  if (
    field.fallback === 'product' &&
    name !== null &&
    /\bid$/i.test(name) &&
    !/order|review|user|customer|shop|store/i.test(name)
  )
    return new Set(samples).size < samples.length * 0.9 ? 0.6 : 0;
  return 0;
}
