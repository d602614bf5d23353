import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { languageOf } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { WidgetValues } from '../../../../resources/widgetPages';
import { basicTheme } from '../../../../resources/widgetPages/pages/basicTheme';
import { readValues } from '../../../../resources/widgetPages/widgetPage';
import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { dictionaryQuery } from '../../../engine/dictionaries/dictionaryQuery';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import type { PreviewLocale, PreviewView } from '../../../ui/preview/previewContent';
import type { Scene } from './scene';
import { shownShop } from './shownShop';
import { useOwnShop } from './useOwnShop';
import { shopperWords } from './words';

/** What is not the shop's own: as it is edited. */
export interface SceneParts {
  theme: WidgetTheme;
  /** `data` of the widget of the basic theme. */
  basics: unknown;
  /** Texts that a widget says in its own words, by the code of the language. */
  texts?: Readonly<Record<string, Dictionary>>;
}

/** Languages in which a shop's widgets can be seen: those that it speaks. */
export function usePreviewLocales(): readonly PreviewLocale[] {
  const { languages } = useShop();
  return useMemo(
    () =>
      languages.map((code) => {
        const { tag, ownName, direction } = languageOf(code);
        return { locale: tag, name: ownName, direction };
      }),
    [languages],
  );
}

/** The shop's own words by the code of the language; a language that could not be read is as it is from the start. */
export function useDictionaries(): ReadonlyMap<string, Dictionary> {
  const { languages } = useShop();
  const dataProvider = useProvider();
  return useQueries({
    // The same at each key that is typed beside.
    queries: useMemo(() => languages.map((code) => dictionaryQuery(dataProvider, code)), [languages, dataProvider]),
    combine: useCallback(
      (results: readonly { data: { texts: Dictionary } | undefined }[]) =>
        new Map(languages.flatMap((code, n) => (results[n]?.data ? [[code, results[n].data.texts] as const] : []))),
      [languages],
    ),
  });
}

/** Sets the scene for a widget: the shop's own reviews, questions and programme, in its own words. Stays the same as long as they do. */
export function useShopScene(): (view: PreviewView, parts: SceneParts) => Scene {
  const { currency, languages } = useShop();
  const own = useOwnShop();
  const dictionaries = useDictionaries();
  return useCallback(
    (view, { theme, basics, texts }) => {
      const code = languages.find((one) => languageOf(one).tag === view.locale) ?? view.locale;
      const dictionary = { ...dictionaries.get(code), ...texts?.[code] };
      const values: WidgetValues<'BasicTheme'> = readValues(basicTheme, basics);
      return {
        shop: shownShop(own, view.scenario, code),
        words: shopperWords(dictionary, code, currency, Date.now()),
        view,
        basics: values,
        theme,
      };
    },
    [own, dictionaries, currency, languages],
  );
}
