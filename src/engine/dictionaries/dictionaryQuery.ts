import type { ConsoleDataProvider } from '../../../dataProvider';

/** Query options of the store's dictionary of a language. It is loaded once, and all consumers share the query. */
export function dictionaryQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return {
    queryKey: ['dictionary', locale],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const calls = await dataProvider.dictionaryCalls();
      return calls.load(locale, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Keep it when no component uses it, so that switching back to a language does not refetch it.
    gcTime: Number.POSITIVE_INFINITY,
  };
}
