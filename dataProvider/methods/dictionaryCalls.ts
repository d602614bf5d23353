/** The shop's own words of its storefront, one dictionary a language (specification section 7). */
import { languageOf } from '../../resources/languages';
import type { ShopDictionary } from '../../resources/storefront/shopDictionary';
import { AppError } from '../errors';
import type { Http } from '../http';
import { isObject } from '../isObject';
import { objectOf } from './answers';

export function dictionaryCalls(http: Http) {
  const at = (locale: string) => `/admin/sites/locale_dictionary/${encodeURIComponent(locale)}`;
  return {
    /** @throws AppError */
    async load(locale: string, signal?: AbortSignal): Promise<ShopDictionary> {
      const answer = await http({ method: 'GET', path: at(locale), ...(signal && { signal }) });
      return dictionaryIn(answer, locale, false);
    },
    /** Puts a whole dictionary in the place of the one that is there. @returns it as the server has it @throws AppError */
    async save(locale: string, { texts, rest }: ShopDictionary): Promise<ShopDictionary> {
      const answer = await http({ method: 'POST', path: at(locale), body: { dictionary: { ...rest, ...texts } } });
      return dictionaryIn(answer, locale, true);
    },
  };
}

export type DictionaryCalls = ReturnType<typeof dictionaryCalls>;

/** @throws AppError badAnswer where there is no dictionary, or that of another language: it would be saved as this one's */
function dictionaryIn(answer: unknown, locale: string, isWrite: boolean): ShopDictionary {
  const { code, dictionary } = objectOf(objectOf(answer, isWrite)['locale'], isWrite);
  const isOther = typeof code === 'string' && languageOf(code).tag !== languageOf(locale).tag;
  // An empty list is how some servers write an object with nothing in it.
  const isEmpty = dictionary === null || (Array.isArray(dictionary) && dictionary.length === 0);
  if (isOther || !(isEmpty || isObject(dictionary))) {
    throw new AppError({ kind: 'badAnswer', status: 200, uncertain: isWrite });
  }
  const entries = Object.entries(dictionary ?? {});
  return {
    texts: Object.fromEntries(entries.flatMap(([key, value]) => (isText(value) ? [[key, value]] : []))),
    rest: Object.fromEntries(entries.filter(([, value]) => !isText(value))),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
