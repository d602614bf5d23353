import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { getLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { WidgetValues } from '../../../../resources/widgetPages';
import { basicTheme } from '../../../../resources/widgetPages/pages/basicTheme';
import { parseWidgetValues } from '../../../../resources/widgetPages/widgetPage';
import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { dictionaryQuery } from '../../../engine/dictionaries/dictionaryQuery';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import type { PreviewLocale, PreviewView } from '../../../ui/preview/previewContent';
import { createShopperMessages } from './createShopperMessages';
import { type FailedRead, findFailedReads } from './PreviewNotice';
import type { PreviewContext } from './previewContext';
import { buildPreviewStore } from './previewStore';
import { useStoreContent } from './useStoreContent';

/** Edited parts of a preview. */
export interface PreviewContextParts {
  theme: WidgetTheme;
  /** `data` of the basic theme widget. */
  basics: unknown;
  /** Custom texts of the widget by language code. */
  texts?: Readonly<Record<string, Dictionary>>;
}

/** Locales available in previews: the languages of the store. */
export function usePreviewLocales(): readonly PreviewLocale[] {
  const { languages } = useCurrentSite();
  return useMemo(
    () =>
      languages.map((code) => {
        const { tag, ownName, direction } = getLanguage(code);
        return { locale: tag, name: ownName, direction };
      }),
    [languages],
  );
}

/** Loads the store's translations by language code. Languages that failed to load are missing and use the defaults. */
function useDictionaries(): { dictionaries: ReadonlyMap<string, Dictionary>; failedReads: readonly FailedRead[] } {
  const { languages } = useCurrentSite();
  const dataProvider = useProvider();
  return useQueries({
    // Stable identity, so that typing doesn't rebuild the queries.
    queries: useMemo(() => languages.map((code) => dictionaryQuery(dataProvider, code)), [languages, dataProvider]),
    combine: useCallback(
      (results: readonly UseQueryResult<{ texts: Dictionary }>[]) => ({
        dictionaries: new Map(
          languages.flatMap((code, n) => (results[n]?.data ? [[code, results[n].data.texts] as const] : [])),
        ),
        failedReads: findFailedReads(results),
      }),
      [languages],
    ),
  });
}

interface PreviewContextBuilder {
  /**
   * Builds the preview context from the store's reviews, questions, program and translations. Its identity only changes
   * with them.
   */
  buildContext: (view: PreviewView, parts: PreviewContextParts) => PreviewContext;
  /** The content that couldn't be loaded. */
  failedReads: readonly FailedRead[];
}

/** Loads the store's content for previews. */
export function usePreviewContext(): PreviewContextBuilder {
  const { currency, languages } = useCurrentSite();
  const { content: storeContent, failedReads } = useStoreContent();
  const { dictionaries, failedReads: failedDictionaries } = useDictionaries();
  const buildContext = useCallback<PreviewContextBuilder['buildContext']>(
    (view, { theme, basics, texts }) => {
      const code = languages.find((language) => getLanguage(language).tag === view.locale) ?? view.locale;
      const dictionary = { ...dictionaries.get(code), ...texts?.[code] };
      const values: WidgetValues<'BasicTheme'> = parseWidgetValues(basicTheme, basics);
      return {
        store: buildPreviewStore(storeContent, view.scenario, code),
        messages: createShopperMessages(dictionary, code, currency, Date.now()),
        view,
        basics: values,
        theme,
      };
    },
    [storeContent, dictionaries, currency, languages],
  );
  return { buildContext, failedReads: [...failedReads, ...failedDictionaries] };
}
