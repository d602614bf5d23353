import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { languageOf, type ShopLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { dictionaryQuery } from '../../../engine/dictionaries/dictionaryQuery';
import { useProvider } from '../../../engine/useProvider';
import { type ShownText, shownText } from '../rows/shownText';
import type { TextRow } from '../rows/textRows';

/** What stands beside the texts that are edited. */
export interface BesideTexts {
  /** The language of it; null: the words that the widgets have from the start. */
  language: ShopLanguage | null;
  /** It is not read yet. */
  isPending: boolean;
  isFetching: boolean;
  /** Why it could not be read; null where it could. */
  error: unknown;
  retry: () => void;
  textOf: (row: TextRow) => ShownText;
}

const english = languageOf('en');
const none: Dictionary = {};

/** Reads the language that stands beside, and is the same until that changes; null are the English words of the widgets. */
export function useBesideTexts(language: ShopLanguage | null): BesideTexts {
  const dataProvider = useProvider();
  const query = dictionaryQuery(dataProvider, language?.code ?? english.code);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...query,
    ...(language === null && { queryKey: ['dictionary'], queryFn: skipToken }),
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  const texts = (language && data?.texts) ?? none;
  return useMemo(
    () => ({
      language,
      isPending: language !== null && isPending,
      isFetching,
      error: language === null || data ? null : error,
      retry,
      textOf: (row) => shownText(row, language ?? english, texts),
    }),
    [language, isPending, isFetching, data, error, retry, texts],
  );
}
