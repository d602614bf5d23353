/** Writes of the store's own storefront texts, one dictionary per language (specification section 7). */
import { type StoreDictionary, toStoreDictionaries } from '../../resources/storefront/storeDictionary';
import { AppError } from '../errors';
import type { Http } from '../http/http';
import { parseObject } from './parseResponse';

export function dictionaryCalls(http: Http) {
  return {
    /**
     * Replaces the dictionary of a language.
     * @returns the dictionary as stored by the server
     * @throws AppError badAnswer if the dictionary is missing or belongs to another language
     */
    async save(locale: string, { texts, unknownEntries }: StoreDictionary): Promise<StoreDictionary> {
      const response = await http({
        method: 'POST',
        path: `/admin/sites/locale_dictionary/${encodeURIComponent(locale)}`,
        body: { dictionary: { ...unknownEntries, ...texts } },
      });
      const [dictionary] = toStoreDictionaries(parseObject(response, true), locale) ?? [];
      if (!dictionary) throw new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
      return dictionary;
    },
  };
}

export type DictionaryCalls = ReturnType<typeof dictionaryCalls>;
