import type { ConsoleDataProvider } from '../../../dataProvider';

/** How the shop's own words of a language are read: once, and whoever shows them shares one answer. */
export function dictionaryQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return {
    queryKey: ['dictionary', locale],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const calls = await dataProvider.dictionaryCalls();
      return calls.load(locale, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Coming back to a language must not read it again.
    gcTime: Number.POSITIVE_INFINITY,
  };
}
