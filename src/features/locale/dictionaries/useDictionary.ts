import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { recordKey } from '../../../../dataProvider/writes/recordCache';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { StoreDictionary } from '../../../../resources/storefront/storeDictionary';

/** The store's dictionary of a language, by language code. Loaded once per tab. */
export function useDictionary(locale: string): UseQueryResult<StoreDictionary> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery(dictionaryQuery(dataProvider, locale));
}

/** Query options of the store's texts of a language. They are loaded once, and all consumers share the query. */
export function dictionaryQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return queryOptions({
    queryKey: recordKey('texts', locale),
    queryFn: async ({ signal }) => (await dataProvider.getOne<RecordOf<'texts'>>('texts', { id: locale, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    // Keep them when no component uses them, so that switching back to a language does not refetch them.
    gcTime: Number.POSITIVE_INFINITY,
  });
}
