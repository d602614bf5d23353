/** Custom storefront texts of the store, one dictionary per language (specification section 7). */
import { getLanguage } from '../../resources/languages';
import type { StoreDictionary } from '../../resources/storefront/storeDictionary';
import { AppError } from '../errors';
import type { Http } from '../http/http';
import { isObject } from '../parse/isObject';
import { parseObject } from './parseResponse';

export function dictionaryCalls(http: Http) {
  const buildPath = (locale: string) => `/admin/sites/locale_dictionary/${encodeURIComponent(locale)}`;
  return {
    /** @throws AppError */
    async load(locale: string, signal?: AbortSignal): Promise<StoreDictionary> {
      const response = await http({ method: 'GET', path: buildPath(locale), ...(signal && { signal }) });
      return parseDictionary(response, locale, false);
    },
    /** Replaces the dictionary of a language. @returns the dictionary as stored by the server @throws AppError */
    async save(locale: string, { texts, unknownEntries }: StoreDictionary): Promise<StoreDictionary> {
      const response = await http({
        method: 'POST',
        path: buildPath(locale),
        body: { dictionary: { ...unknownEntries, ...texts } },
      });
      return parseDictionary(response, locale, true);
    },
  };
}

export type DictionaryCalls = ReturnType<typeof dictionaryCalls>;

/**
 * @throws AppError badAnswer if the dictionary is missing or belongs to another language, because it would be
 * saved as this one's
 */
function parseDictionary(response: unknown, locale: string, isWrite: boolean): StoreDictionary {
  const { code, dictionary } = parseObject(parseObject(response, isWrite)['locale'], isWrite);
  const isOther = typeof code === 'string' && getLanguage(code).tag !== getLanguage(locale).tag;
  // Some servers serialize an empty object as an empty array.
  const isEmpty = dictionary === null || (Array.isArray(dictionary) && dictionary.length === 0);
  if (isOther || !(isEmpty || isObject(dictionary))) {
    throw new AppError({ kind: 'badAnswer', status: 200, uncertain: isWrite });
  }
  const entries = Object.entries(dictionary ?? {});
  return {
    texts: Object.fromEntries(entries.flatMap(([key, value]) => (isText(value) ? [[key, value]] : []))),
    unknownEntries: Object.fromEntries(entries.filter(([, value]) => !isText(value))),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
