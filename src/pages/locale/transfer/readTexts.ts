/** Reads a file of texts: JSON or CSV, of one language or of several. */
import { languageOf } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { readCsvText } from '../../../lib/csv/csvLine';
import { readTable } from '../../../lib/csv/readTable';
import { TableFault } from '../../../lib/csv/tableFault';

/** Bytes of the largest file that is read: a hundred times what a shop says. */
export const largestTexts = 5 * 1024 * 1024;

/** Why nothing can be taken from a file. */
export type TextsFault = 'tooLarge' | 'unreadable' | 'notJson' | 'notTable' | 'noTexts';

/** The texts of one language of a file. */
export interface FileTexts {
  /** As the file calls it; '' where it does not. */
  name: string;
  texts: Dictionary;
  /** Values that are no texts, or empty: nothing is taken from them. */
  left: number;
}

/** What stands in a file: one language or several; or why it cannot be told. Never throws. */
export async function readTexts(file: File): Promise<readonly FileTexts[] | TextsFault> {
  if (file.size > largestTexts) return 'tooLarge';
  try {
    const found =
      /\.json$/i.test(file.name) || file.type === 'application/json' ? await ofJson(file) : await ofCsv(file);
    return typeof found === 'string' || found.some(({ texts }) => Object.keys(texts).length > 0) ? found : 'noTexts';
  } catch (thrown) {
    if (!(thrown instanceof TableFault)) return 'unreadable';
    return thrown.kind === 'empty' ? 'noTexts' : 'notTable';
  }
}

async function ofJson(file: File): Promise<readonly FileTexts[] | TextsFault> {
  const text = await file.text();
  let value: unknown;
  try {
    // Editors on Windows put a mark before it.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'notJson';
  }
  if (!isObject(value)) return 'noTexts';
  const entries = Object.entries(value);
  const isByLanguage = entries.length > 0 && entries.every(([name, one]) => isObject(one) && isLanguage(name));
  return isByLanguage ? entries.map(([name, one]) => textsOf(name, flat(one))) : [textsOf('', flat(value))];
}

async function ofCsv(file: File): Promise<readonly FileTexts[]> {
  const { columns, rows } = await readTable(file, { hasHeader: true });
  return columns.slice(1).map(({ name, index }) =>
    textsOf(
      name ?? '',
      rows.map((row) => [(row[0] ?? '').trim(), readCsvText(row[index] ?? '')] as const),
    ),
  );
}

function textsOf(name: string, entries: readonly (readonly [string, unknown])[]): FileTexts {
  const texts = entries.flatMap(([key, value]): [string, string][] =>
    key !== '' && typeof value === 'string' && value !== '' ? [[key, value]] : [],
  );
  return { name, texts: Object.fromEntries(texts), left: entries.length - texts.length };
}

/** What stands in objects within objects, by keys with dots. */
function flat(value: unknown, path: readonly string[] = []): readonly (readonly [string, unknown])[] {
  if (!isObject(value)) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([name, one]) => flat(one, [...path, name]));
}

const isLanguage = (name: string) =>
  (/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(name) && languageOf(name).tag !== 'en') || name === 'en';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
