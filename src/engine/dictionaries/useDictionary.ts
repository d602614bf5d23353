import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { ShopDictionary } from '../../../resources/storefront/shopDictionary';
import { dictionaryQuery } from './dictionaryQuery';

/** The shop's own words in a language, by its code: read once and kept as long as the tab is open. */
export function useDictionary(locale: string): UseQueryResult<ShopDictionary> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery(dictionaryQuery(dataProvider, locale));
}
