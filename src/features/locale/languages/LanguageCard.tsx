import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { StoreLanguage } from '../../../../resources/languages';
import { useHasDraft } from '../../../engine/drafts/useDraft';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPercent } from '../../../lib/format/formatPercent';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { dictionaryQuery } from '../dictionaries/dictionaryQuery';
import { LanguageName } from '../dictionaries/LanguageName';
import { useDictionary } from '../dictionaries/useDictionary';
import { getTextsDraftName } from '../edit/useTextEditing';
import { analyzeRows, getTranslationProgress } from '../rows/analyzeRows';
import { buildTextRows } from '../rows/textRows';
import styles from './LanguageRail.module.css';

interface LanguageCardProps {
  language: StoreLanguage;
  main: StoreLanguage;
  isCurrent: boolean;
  isReady: boolean;
  unpublished: Set<string>;
}

/** Link to the texts of a language, with its progress and draft status. */
export function LanguageCard({ language, main, isCurrent, isReady, unpublished }: LanguageCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const dataProvider = useProvider();
  const { search } = useLocation();
  const { code, ownName } = language;
  // The page already fetches the current language, so a failed request isn't repeated here.
  const { data, isError } = useQuery({
    ...dictionaryQuery(dataProvider, code),
    enabled: isReady && !isCurrent,
  });
  const mainTexts = useDictionary(main.code).data?.texts;
  const hasDraft = useHasDraft(getTextsDraftName(code));
  useEffect(() => {
    if (hasDraft) unpublished.add(code);
    else unpublished.delete(code);
  }, [hasDraft, code, unpublished]);
  const cardRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In the single-row layout the current card may be scrolled out of view.
    if (isCurrent) cardRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const progress = useMemo(() => {
    if (!data) return null;
    const { texts } = data;
    const context = { language, dictionary: texts, saved: texts, main, mainDictionary: mainTexts ?? {} };
    return getTranslationProgress(analyzeRows(buildTextRows(language, [texts], mainTexts ?? {}), context));
  }, [data, language, main, mainTexts]);

  const searchParams = new URLSearchParams(search);
  searchParams.set('language', code);
  searchParams.delete('beside');
  return (
    <li ref={cardRef}>
      <Link
        to={{ search: `?${searchParams}` }}
        replace
        preventScrollReset
        aria-current={isCurrent ? 'page' : undefined}
        className={styles.card}
      >
        <span className={styles.name}>
          <LanguageName language={language} />
        </span>
        {progress && (
          <span className={styles.progress}>
            <ProgressBar
              bare
              value={progress.done}
              max={progress.all}
              label={translate('locale.progress', { language: ownName })}
            />
            <span className={styles.share}>{formatPercent(toPercent(progress), locale)}</span>
          </span>
        )}
        {!progress && !isError && <Skeleton width="60%" />}
        {isError && !data && <span className={styles.failed}>{translate('locale.unread')}</span>}
        <span className={styles.badges}>
          {code === main.code && <span className={styles.main}>{translate('locale.mainLanguage')}</span>}
          {hasDraft && <StatusBadge tone="waiting">{translate('locale.unpublished')}</StatusBadge>}
        </span>
      </Link>
    </li>
  );
}

/** Rounds down, so that 100% means complete. */
const toPercent = ({ done, all }: { done: number; all: number }) => (all === 0 ? 100 : Math.floor((done / all) * 100));
