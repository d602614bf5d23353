import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { StoreDictionary } from '../../../../resources/storefront/storeDictionary';
import { useProvider } from '../../../engine/shop/useProvider';
import { dictionaryQuery } from './dictionaryQuery';

/** The store's dictionary of a language, by language code. Loaded once per tab. */
export function useDictionary(locale: string): UseQueryResult<StoreDictionary> {
  const dataProvider = useProvider();
  return useQuery(dictionaryQuery(dataProvider, locale));
}
