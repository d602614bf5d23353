import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { ShopLanguage } from '../../../../resources/languages';
import { dictionaryQuery } from '../../../engine/dictionaries/dictionaryQuery';
import { LanguageName } from '../../../engine/dictionaries/LanguageName';
import { useDictionary } from '../../../engine/dictionaries/useDictionary';
import { useHasDraft } from '../../../engine/useDraft';
import { useProvider } from '../../../engine/useProvider';
import { percent } from '../../../lib/percent';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Skeleton } from '../../../ui/Skeleton';
import { StatePill } from '../../../ui/StatePill';
import { textsDraftName } from '../edit/useTextEditing';
import { lookAt, progressOf } from '../rows/lookedAt';
import { textRows } from '../rows/textRows';
import styles from './LanguageRail.module.css';

interface LanguageCardProps {
  language: ShopLanguage;
  main: ShopLanguage;
  isCurrent: boolean;
  isReady: boolean;
  unpublished: Set<string>;
}

/** One language of the shop: a link to its texts, with what of them is published. */
export function LanguageCard({ language, main, isCurrent, isReady, unpublished }: LanguageCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const dataProvider = useProvider();
  const { search } = useLocation();
  const { code, ownName } = language;
  // The one that is edited is read by the page: what failed there is not asked again here.
  const { data, isError } = useQuery({
    ...dictionaryQuery(dataProvider, code),
    enabled: isReady && !isCurrent,
  });
  const mainTexts = useDictionary(main.code).data?.texts;
  const hasDraft = useHasDraft(textsDraftName(code));
  useEffect(() => {
    if (hasDraft) unpublished.add(code);
    else unpublished.delete(code);
  }, [hasDraft, code, unpublished]);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Where the cards stand in one line, it may be outside.
    if (isCurrent) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const progress = useMemo(() => {
    if (!data) return null;
    const { texts } = data;
    const looking = { language, dictionary: texts, saved: texts, main, mainDictionary: mainTexts ?? {} };
    return progressOf(lookAt(textRows(language, [texts], mainTexts ?? {}), looking));
  }, [data, language, main, mainTexts]);

  const parameters = new URLSearchParams(search);
  parameters.set('language', code);
  parameters.delete('beside');
  return (
    <li ref={card}>
      <Link
        to={{ search: `?${parameters}` }}
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
            <span className={styles.share}>{percent(shareOf(progress), locale)}</span>
          </span>
        )}
        {!progress && !isError && <Skeleton width="60%" />}
        {isError && !data && <span className={styles.failed}>{translate('locale.unread')}</span>}
        <span className={styles.marks}>
          {code === main.code && <span className={styles.main}>{translate('locale.mainLanguage')}</span>}
          {hasDraft && <StatePill tone="waiting">{translate('locale.unpublished')}</StatePill>}
        </span>
      </Link>
    </li>
  );
}

/** In whole percent; 100 is all, and nothing less. */
const shareOf = ({ done, all }: { done: number; all: number }) => (all === 0 ? 100 : Math.floor((done / all) * 100));
