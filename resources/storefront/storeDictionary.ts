import { getLanguage } from '../languages';
import type { Dictionary } from './shopperText';

/** Custom texts of a store in one language. */
export interface StoreDictionary {
  texts: Dictionary;
  /** Entries that are not texts, or are empty. They are sent back unchanged. */
  unknownEntries: Readonly<Record<string, unknown>>;
}

/**
 * The dictionary in a response, as a list of one. Null if it is missing or belongs to another language, because it would be
 * saved as this one's.
 */
export function toStoreDictionaries(
  { locale }: Readonly<Record<string, unknown>>,
  requested: string,
): [StoreDictionary] | null {
  const { code, dictionary } = Object(locale);
  const isOther = typeof code === 'string' && getLanguage(code).tag !== getLanguage(requested).tag;
  // Some servers serialize an empty object as an empty array.
  const isEmpty = dictionary === null || (Array.isArray(dictionary) && dictionary.length === 0);
  if (isOther || !(isEmpty || isObject(dictionary))) return null;
  const entries = Object.entries<unknown>(dictionary ?? {});
  return [
    {
      texts: Object.fromEntries(entries.flatMap(([key, value]) => (isText(value) ? [[key, value]] : []))),
      unknownEntries: Object.fromEntries(entries.filter(([, value]) => !isText(value))),
    },
  ];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
