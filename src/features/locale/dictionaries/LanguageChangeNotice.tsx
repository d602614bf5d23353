import '../../../../i18n/en/areas/storeLanguages';
import { useLocale, useTranslate } from 'ra-core';
import { getLanguage, type StoreLanguage } from '../../../../resources/languages';
import { formatPercent } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import type { StoreLanguages } from './storeLanguagesOf';
import { useDictionary } from './useDictionary';
import { useLanguageName } from './useLanguageNames';
import { toPercent, useTranslationProgress } from './useTranslationProgress';

interface LanguageChangeNoticeProps {
  saved: StoreLanguages;
  edited: StoreLanguages;
}

/** Says before a change of the languages which texts a new main language lacks, and what becomes of those of a removed one. */
export function LanguageChangeNotice({ saved, edited }: LanguageChangeNoticeProps) {
  const main = getLanguage(edited.defaultLanguage);
  const removed = saved.languages.filter((code) => !edited.languages.includes(code));
  return (
    <>
      {main.code !== saved.defaultLanguage && <MainNotice main={main} before={getLanguage(saved.defaultLanguage)} />}
      {removed.map((code) => (
        <RemovedNotice key={code} language={getLanguage(code)} main={main} />
      ))}
    </>
  );
}

function MainNotice({ main, before }: { main: StoreLanguage; before: StoreLanguage }) {
  const translate = useTranslate();
  const locale = useLocale();
  const getLanguageName = useLanguageName();
  const { progress } = useTranslationProgress(main, before);
  const percent = progress ? toPercent(progress) : 100;
  if (percent === 100) return null;
  return (
    <Banner tone="waiting">
      {translate('storeLanguages.mainLacks', {
        language: getLanguageName(main),
        percent: formatPercent(percent, locale),
      })}
    </Banner>
  );
}

function RemovedNotice({ language, main }: { language: StoreLanguage; main: StoreLanguage }) {
  const translate = useTranslate();
  const locale = useLocale();
  const getLanguageName = useLanguageName();
  const { data } = useDictionary(language.code);
  const count = Object.keys(data?.texts ?? {}).length;
  if (count === 0) return null;
  return (
    <Banner tone="waiting">
      {translate('storeLanguages.removes', {
        smart_count: count,
        count: formatPoints(count, locale),
        language: getLanguageName(language),
        main: getLanguageName(main),
      })}
    </Banner>
  );
}
