import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ShopDictionary } from '../../../resources/storefront/shopDictionary';
import { useProvider } from '../useProvider';
import { dictionaryQuery } from './dictionaryQuery';

/** The shop's own words in a language, by its code: read once and kept as long as the tab is open. */
export function useDictionary(locale: string): UseQueryResult<ShopDictionary> {
  const dataProvider = useProvider();
  return useQuery(dictionaryQuery(dataProvider, locale));
}
