import type { ImportField, ImportKind } from '../../../../resources/imports/importKind';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import { contradictsContent, isTellingContent } from './columnContent';
import { findPreset, isLeftOut, mapPreset } from './findPreset';
import { isSecretColumn, scoreHeader, splitHeader } from './headerWords';

/** Column index by field name. Unmapped fields are absent. */
export type ColumnMapping = Readonly<Record<string, number>>;

const MAX_SAMPLED_ROWS = 200;

/**
 * Maps the columns of a known export file as declared, and others to fields by the words of their headers, unless the
 * values contradict them. In unknown files, values that only one column has are a guess, too. Each column and field is
 * used at most once; uncertain columns are left unmapped.
 */
export function guessColumns(table: Pick<ParsedTable, 'columns' | 'rows'>, kind: ImportKind): ColumnMapping {
  const found = findPreset(table.columns);
  const preset = found?.kind === kind.name ? found : null;
  const hasHeader = table.columns.some(({ name }) => name !== null);
  const matchable = table.columns.filter(
    (column) => !isSecretColumn(column) && !(preset && isLeftOut(preset, column.name)),
  );
  const columns = matchable.map(({ index, name }) => ({
    index,
    words: splitHeader(name ?? ''),
    samples: getColumnSamples(table, index),
    filled: table.rows.reduce((count, row) => count + (row[index]?.trim() ? 1 : 0), 0) / Math.max(1, table.rows.length),
  }));
  const scoreAll = (score: (column: SampledColumn, field: ImportField) => number): Guess[] =>
    Object.entries(kind.fields).flatMap(([name, field]) =>
      columns.map((column) => ({ name, index: column.index, score: score(column, field) })),
    );
  const byHeader = assign(preset ? mapPreset(preset, table) : {}, scoreAll(scoreColumnHeader));
  if (preset) return byHeader;
  const byContent = scoreAll((column, field) => {
    const isCandidate = !hasHeader || mayHaveField(column, field);
    return isCandidate && isTellingContent(field, column.samples) ? 1 : 0;
  });
  return assign(byHeader, byContent);
}

interface SampledColumn {
  words: readonly string[];
  samples: readonly string[];
  /** Share of filled cells. */
  filled: number;
}

/** Returns cells of a column that aren't empty: of the first rows, and of some spread over the rest. */
export function getColumnSamples({ rows }: Pick<ParsedTable, 'rows'>, index: number): string[] {
  const step = Math.ceil(Math.max(1, rows.length - MAX_SAMPLED_ROWS) / MAX_SAMPLED_ROWS);
  const samples: string[] = [];
  for (let row = 0; row < rows.length; row += row < MAX_SAMPLED_ROWS ? 1 : step) {
    const text = rows[row]?.[index];
    if (text?.trim()) samples.push(text);
  }
  return samples;
}

/** Returns the field that the header of a column names, but that its values contradict, or null. */
export function findContradictedField(
  table: Pick<ParsedTable, 'columns' | 'rows'>,
  index: number,
  { fields }: ImportKind,
): string | null {
  const words = splitHeader(table.columns[index]?.name ?? '');
  const named = Object.entries(fields)
    .map(([name, field]) => ({ name, field, score: scoreWords(words, field) }))
    .sort((a, b) => b.score - a.score)[0];
  const isContradicted = named && named.score > 0 && contradictsContent(named.field, getColumnSamples(table, index));
  return isContradicted ? named.name : null;
}

/** Earlier headers of the field score higher, so that of several matching columns the surest is mapped. */
function scoreColumnHeader({ words, samples, filled }: SampledColumn, field: ImportField): number {
  const score = scoreWords(words, field);
  if (score <= 0 || contradictsContent(field, samples)) return 0;
  // An empty column decides nothing, so it doesn't make all rows unpublished.
  if (field.kind === 'public' && samples.length === 0) return 0;
  // A date is that of the review, unless another column has it.
  if (field.words === 'filled') return score / 2;
  // An empty column is a worse choice than a filled one. Of two with the same header, the fuller one is mapped.
  return samples.length === 0 ? score / 2 : score - (1 - filled) / 10_000;
}

function scoreWords(words: readonly string[], field: ImportField): number {
  if (words.length === 0) return 0;
  if (field.otherHeaders?.some((header) => scoreHeader(words, splitHeader(header), []) === 1)) return 0;
  const qualifiers = field.qualifiers?.flatMap(splitHeader) ?? [];
  const scores = field.headers.map((header, rank) => scoreHeader(words, splitHeader(header), qualifiers) - rank / 1000);
  const laterScores = field.laterHeaders?.map((header) => scoreHeader(words, splitHeader(header), []) / 2) ?? [];
  return Math.max(...scores, ...laterScores);
}

/** Words of columns that concern something else, although their values look like those of a field. */
const otherWords = new Set(
  (
    'admin agent assignee brand by campaign category client class company customer department domain group location ' +
    'manager merchant moderator order owner parent recipient referred referrer reply review session shop source staff ' +
    'store support transaction user variant vendor'
  ).split(' '),
);

/** Words of headers that say nothing but that there is a date. */
const dateWords = new Set(
  (
    'add added and at create created date datetime day gmt iso left local on post posted publish published sent stamp ' +
    'submit submission submitted reviewed time timestamp utc when write written wrote review'
  ).split(' '),
);

/** Whether the values of a column with an unknown header may be mapped: emails and dates, since IDs may be of anything. */
function mayHaveField({ words }: SampledColumn, { kind }: ImportField): boolean {
  if (kind === 'day') return words.length > 0 && words.every((word) => dateWords.has(word));
  return kind === 'email' && !words.some((word) => otherWords.has(word));
}

interface Guess {
  name: string;
  index: number;
  /** 0 for none. */
  score: number;
}

/** Adds guesses to a mapping, the surest first. Equally sure guesses for one field or column leave it unmapped. */
function assign(mapping: ColumnMapping, guesses: readonly Guess[]): ColumnMapping {
  const assigned: Record<string, number> = { ...mapping };
  const closedFields = new Set(Object.keys(mapping));
  const closedColumns = new Set(Object.values(mapping));
  const isOpen = ({ name, index, score }: Guess) => score > 0 && !closedFields.has(name) && !closedColumns.has(index);
  for (const guess of guesses.toSorted((a, b) => b.score - a.score)) {
    if (!isOpen(guess)) continue;
    const { name, index, score } = guess;
    const rivals = guesses.filter((other) => other !== guess && other.score === score && isOpen(other));
    const isFieldSure = !rivals.some((other) => other.name === name);
    const isColumnSure = !rivals.some((other) => other.index === index);
    if (isFieldSure && isColumnSure) assigned[name] = index;
    if (isColumnSure || !isFieldSure) closedFields.add(name);
    if (isFieldSure || !isColumnSure) closedColumns.add(index);
  }
  return assigned;
}
