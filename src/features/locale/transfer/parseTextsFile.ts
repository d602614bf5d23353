/** Parses text files: JSON or CSV, with one or several languages. */
import { getLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { CsvParseError } from '../../../lib/csv/csvParseError';
import { parseTable } from '../../../lib/csv/parseTable';
import { getText } from '../rows/analyzeRows';

/** Maximum file size, about a hundred times that of a real store. */
export const MAX_TEXTS_BYTES = 5 * 1024 * 1024;

/** Reason why a file can't be imported. */
export type TextsIssue = 'tooLarge' | 'unreadable' | 'notJson' | 'notTable' | 'noTexts';

/** Texts of one language in a file. */
export interface FileTexts {
  /** Name of the column or property; '' if there is none. */
  name: string;
  texts: Dictionary;
  /** Number of ignored values: empty or not a string. */
  ignored: number;
}

/** Parses a file. Returns the texts per language, or the reason why the file can't be imported. Never throws. */
export async function parseTextsFile(file: File): Promise<readonly FileTexts[] | TextsIssue> {
  if (file.size > MAX_TEXTS_BYTES) return 'tooLarge';
  try {
    const found =
      /\.json$/i.test(file.name) || file.type === 'application/json' ? await parseJson(file) : await parseCsv(file);
    return typeof found === 'string' || found.some(({ texts }) => Object.keys(texts).length > 0) ? found : 'noTexts';
  } catch (thrown) {
    if (!(thrown instanceof CsvParseError)) return 'unreadable';
    return thrown.kind === 'empty' ? 'noTexts' : 'notTable';
  }
}

async function parseJson(file: File): Promise<readonly FileTexts[] | TextsIssue> {
  const text = await file.text();
  let value: unknown;
  try {
    // Windows editors may add a BOM.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'notJson';
  }
  if (!isObject(value)) return 'noTexts';
  const entries = Object.entries(value);
  const isByLanguage = entries.length > 0 && entries.every(([name, item]) => isObject(item) && isLanguageTag(name));
  return isByLanguage
    ? entries.map(([name, item]) => toFileTexts(name, flattenEntries(item)))
    : [toFileTexts('', flattenEntries(value))];
}

async function parseCsv(file: File): Promise<readonly FileTexts[]> {
  const { columns, rows } = await parseTable(file, { headerLine: 'first' });
  return columns.slice(1).map(({ name, index }) =>
    toFileTexts(
      name ?? '',
      rows.map((row) => [(row[0] ?? '').trim(), row[index] ?? ''] as const),
    ),
  );
}

function toFileTexts(name: string, entries: readonly (readonly [string, unknown])[]): FileTexts {
  const texts = entries.flatMap(([key, value]): [string, string][] =>
    key !== '' && typeof value === 'string' && value !== '' ? [[key, value]] : [],
  );
  return { name, texts: Object.fromEntries(texts), ignored: entries.length - texts.length };
}

/** Flattens nested objects to dotted keys. */
function flattenEntries(value: unknown, path: readonly string[] = []): readonly (readonly [string, unknown])[] {
  if (!isObject(value)) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([name, item]) => flattenEntries(item, [...path, name]));
}

const isLanguageTag = (name: string) =>
  (/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(name) && getLanguage(name).tag !== 'en') || name === 'en';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that the import would change. */
export interface TextChange {
  key: string;
  /** '' if there is none. */
  before: string;
  after: string;
  /** The key exists in the store or its widgets. */
  isKnown: boolean;
}

/** Preview of an import. */
interface ImportPlan {
  changes: readonly TextChange[];
  /** Number of unchanged texts. */
  same: number;
}

/** Options of the import dialog. */
interface ImportOptions {
  /** Overwrite existing texts. */
  replaceExisting: boolean;
  /** Import keys that exist neither in the store nor in its widgets. */
  includeUnknown: boolean;
}

/**
 * Compares the texts of a file with the current texts.
 * @param knownKeys keys of the table
 */
export function createImportPlan(texts: Dictionary, current: Dictionary, knownKeys: ReadonlySet<string>): ImportPlan {
  const all = Object.entries(texts).map(([key, after]) => ({
    key,
    before: getText(current, key),
    after,
    isKnown: knownKeys.has(key),
  }));
  const changes = all.filter(({ before, after }) => before !== after);
  return { changes, same: all.length - changes.length };
}

/** Returns the changes that the options select. */
export const selectChanges = (
  { changes }: ImportPlan,
  { replaceExisting, includeUnknown }: ImportOptions,
): readonly TextChange[] =>
  changes.filter(({ before, isKnown }) => (replaceExisting || before === '') && (includeUnknown || isKnown));

/** Returns the texts with the changes applied. */
export const applyChanges = (current: Dictionary, changes: readonly TextChange[]): Dictionary => ({
  ...current,
  ...Object.fromEntries(changes.map(({ key, after }) => [key, after])),
});
