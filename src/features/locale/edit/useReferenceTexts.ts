import { useCallback, useMemo } from 'react';
import { getLanguage, type StoreLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { useDictionary } from '../dictionaries/useDictionary';
import { resolveVisibleText, type VisibleText } from '../rows/resolveVisibleText';
import type { TextRow } from '../rows/textRows';

/** Texts of the reference column. */
export interface ReferenceTexts {
  /** Reference language. Null shows the built-in English texts of the widgets. */
  language: StoreLanguage | null;
  isPending: boolean;
  isFetching: boolean;
  /** Null if the query has succeeded or isn't needed. */
  error: unknown;
  retry: () => void;
  getText: (row: TextRow) => VisibleText;
}

const english = getLanguage('en');
const NO_TEXTS: Dictionary = {};

/**
 * Fetches the texts of the reference language.
 * The result is referentially stable until they change. Null uses the built-in English texts.
 */
export function useReferenceTexts(language: StoreLanguage | null): ReferenceTexts {
  const code = language?.code ?? english.code;
  const { data, error, isPending, isFetching, refetch } = useDictionary(code, language !== null);
  const retry = useCallback(() => void refetch(), [refetch]);
  const texts = (language && data?.texts) ?? NO_TEXTS;
  return useMemo(
    () => ({
      language,
      isPending: language !== null && isPending,
      isFetching,
      error: language === null || data ? null : error,
      retry,
      getText: (row) => resolveVisibleText(row, language ?? english, texts),
    }),
    [language, isPending, isFetching, data, error, retry, texts],
  );
}
