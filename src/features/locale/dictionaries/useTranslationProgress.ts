import { useMemo } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import { analyzeRows, getTranslationProgress, type TranslationProgress } from '../rows/analyzeRows';
import { buildTextRows } from '../rows/textRows';
import { useDictionary } from './useDictionary';

/** How many texts of a language are translated; null while it is unknown. */
export function useTranslationProgress(
  language: StoreLanguage,
  main: StoreLanguage,
  isEnabled = true,
): { progress: TranslationProgress | null; hasFailed: boolean } {
  const { data, isError } = useDictionary(language.code, isEnabled);
  const mainTexts = useDictionary(main.code, isEnabled).data?.texts;
  const progress = useMemo(() => {
    if (!data) return null;
    const { texts } = data;
    const context = { language, dictionary: texts, saved: texts, main, mainDictionary: mainTexts ?? {} };
    return getTranslationProgress(analyzeRows(buildTextRows(language, [texts], mainTexts ?? {}), context));
  }, [data, language, main, mainTexts]);
  return { progress, hasFailed: isError && !data };
}

/** Rounds down, so that 100 means complete. */
export const toPercent = ({ done, all }: TranslationProgress): number =>
  all === 0 ? 100 : Math.floor((done / all) * 100);
