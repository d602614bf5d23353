import { useMemo } from 'react';
import { getLanguage, type StoreLanguage } from '../../../resources/languages';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useUrlParams } from '../../ui/navigation/useUrlParams';
import type { RowFilter } from './rows/analyzeRows';

/** Value of the `beside` URL parameter that selects the built-in English texts. */
export const ORIGINAL_TEXTS = 'original';

const rowFilters: readonly RowFilter[] = ['all', 'untranslated', 'changed', 'problems'];

/** URL state of the translations page. */
export interface LocaleUrlState {
  /** Languages of the store, the main language first. */
  languages: readonly StoreLanguage[];
  main: StoreLanguage;
  /** Edited language. */
  language: StoreLanguage;
  /** Reference language. Null shows the built-in English texts of the widgets. */
  reference: StoreLanguage | null;
  show: RowFilter;
  /** First segment of the keys; '' shows all. */
  area: string;
  search: string;
  go: (values: Partial<Record<'language' | 'beside' | 'show' | 'area' | 'search', string>>) => void;
}

/** Parses the URL state. Unknown languages and filters fall back to their defaults. */
export function useLocaleUrlState(): LocaleUrlState {
  const { languages: codes } = useCurrentSite();
  const [values, go] = useUrlParams();
  const languages = useMemo(() => codes.map(getLanguage), [codes]);
  const [main = getLanguage('en'), second = main] = languages;
  // The main language is usually complete, so the second language is the default.
  const language = languages.find(({ code }) => code === values.get('language')) ?? second;
  const requestedReference = values.get('beside');
  const defaultReference = language.code === main.code ? null : main;
  const other = languages.find(({ code }) => code === requestedReference && code !== language.code);
  const reference = requestedReference === ORIGINAL_TEXTS ? null : (other ?? defaultReference);
  return {
    languages,
    main,
    language,
    reference,
    show: rowFilters.find((filter) => filter === values.get('show')) ?? 'all',
    area: values.get('area') ?? '',
    search: values.get('search') ?? '',
    go,
  };
}
