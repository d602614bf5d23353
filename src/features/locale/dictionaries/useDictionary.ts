import { queryOptions } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { recordKey } from '../../../../dataProvider/writes/recordCache';
import type { RecordOf } from '../../../../resources/recordKinds';

/** Kept when no component uses them, so that switching back to a language does not refetch them. */
const keptForever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The store's texts of a language, by language code. Loaded once per tab. */
export const useDictionary = (locale: string, enabled = true) =>
  useGetOne<RecordOf<'texts'>>('texts', { id: locale }, { ...keptForever, enabled });

/** Query options of the same texts. All consumers share the query. */
export function dictionaryQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return queryOptions({
    queryKey: recordKey('texts', locale),
    queryFn: async ({ signal }) => (await dataProvider.getOne<RecordOf<'texts'>>('texts', { id: locale, signal })).data,
    ...keptForever,
  });
}
