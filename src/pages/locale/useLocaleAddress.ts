import { useMemo } from 'react';
import { languageOf, type ShopLanguage } from '../../../resources/languages';
import { useShop } from '../../engine/shop';
import { useAddressValues } from '../../ui/useAddressValues';
import type { Show } from './rows/lookedAt';

/** Stands in the address for the words that the widgets have from the start. */
export const original = 'original';

const shows: readonly Show[] = ['all', 'untranslated', 'changed', 'problems'];

/** What the page is asked for; the address holds all of it. */
export interface LocaleAddress {
  /** Languages of the shop, the main one first. */
  languages: readonly ShopLanguage[];
  main: ShopLanguage;
  /** The one that is edited. */
  language: ShopLanguage;
  /** The one that stands beside it; null: the words that the widgets have from the start. */
  beside: ShopLanguage | null;
  show: Show;
  /** The first part of the keys; '' for all. */
  area: string;
  search: string;
  go: (values: Partial<Record<'language' | 'beside' | 'show' | 'area' | 'search', string>>) => void;
}

/** What the address asks for, as far as the shop has it. */
export function useLocaleAddress(): LocaleAddress {
  const { languages: codes } = useShop();
  const [values, go] = useAddressValues();
  const languages = useMemo(() => codes.map(languageOf), [codes]);
  const [main = languageOf('en'), second = main] = languages;
  // The main language is written already as a rule: work begins with the next.
  const language = languages.find(({ code }) => code === values.get('language')) ?? second;
  const wanted = values.get('beside');
  const usual = language.code === main.code ? null : main;
  const other = languages.find(({ code }) => code === wanted && code !== language.code);
  const beside = wanted === original ? null : (other ?? usual);
  return {
    languages,
    main,
    language,
    beside,
    show: shows.find((one) => one === values.get('show')) ?? 'all',
    area: values.get('area') ?? '',
    search: values.get('search') ?? '',
    go,
  };
}
