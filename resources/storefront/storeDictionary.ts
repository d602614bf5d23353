import * as z from 'zod/mini';
import { getLanguage } from '../languages';
import type { RecordKind } from '../recordKind';
import { id } from '../shapes';
import type { Dictionary } from './shopperText';

/** Custom texts of a store in one language. */
export interface StoreDictionary {
  texts: Dictionary;
  /** Entries that are not texts, or are empty. They are sent back unchanged. */
  unknownEntries: Readonly<Record<string, unknown>>;
}

/** The texts of a store, by language. */
export const texts = {
  title: 'locale',
  shape: z.object({
    locale: id,
    // As `toStoreDictionaries` returns them. A record would lose the key `__proto__`.
    texts: z.custom<Dictionary>(),
    unknownEntries: z.custom<StoreDictionary['unknownEntries']>(),
  }),
  path: 'sites/locale_dictionary/{locale}',
  items: toStoreDictionaries,
  parent: 'locale',
  isSingle: true,
  write: {
    change: z.object({ texts: z.record(z.string(), z.string()) }),
    // Replaces the dictionary, so the entries that aren't texts are sent, too.
    requests: (change, { unknownEntries }, { ownId }) => [
      {
        method: 'POST',
        path: `sites/locale_dictionary/${encodeURIComponent(ownId)}`,
        body: { dictionary: { ...Object(unknownEntries), ...Object(change['texts']) } },
      },
    ],
    answer: toStoreDictionaries,
    merged: ['texts'],
  },
} as const satisfies RecordKind;

/**
 * The dictionary in a response, as a list of one. Null if it is missing or belongs to another language, because it would be
 * saved as this one's.
 */
function toStoreDictionaries(
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
