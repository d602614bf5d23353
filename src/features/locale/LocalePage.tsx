import { ReadFailure } from '../../engine/errors/ReadNotice';
import '../../../i18n/en/areas/locale';
import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { StoreLanguage } from '../../../resources/languages';
import { useHasDraft } from '../../engine/drafts/draftStore';
import { EditGuard } from '../../engine/editing/EditGuard';
import { formatPercent } from '../../lib/format/formatPercent';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { CardSkeleton } from '../../ui/feedback/CardSkeleton';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/inputs/Select';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { SettingsBackButton } from '../../ui/navigation/SettingsBackButton';
import { scrollSideways } from '../../ui/navigation/scrollSideways';
import textStyles from '../../ui/text/text.module.css';
import { LanguageName } from './dictionaries/LanguageName';
import { useDictionary } from './dictionaries/useDictionary';
import { useLanguageNames } from './dictionaries/useLanguageNames';
import { toPercent, useTranslationProgress } from './dictionaries/useTranslationProgress';
import { getTextsDraftName } from './edit/useTextEditing';
import { LanguageEditor } from './LanguageEditor';
import styles from './languages/LanguageRail.module.css';
import { type LocaleUrlState, useLocaleUrlState } from './useLocaleUrlState';

/** Translations page: the storefront texts in every language of the store. */
export default function LocalePage() {
  const translate = useTranslate();
  const urlState = useLocaleUrlState();
  const { language, main, languages } = urlState;
  const query = useDictionary(language.code);
  const mainQuery = useDictionary(main.code);
  // Stays true after the first language has loaded, so that switching to a pending language doesn't stop the other
  // queries.
  const [isReady, setReady] = useState(false);
  if (!isReady && !query.isPending) setReady(true);
  /** Codes of the languages with unpublished changes. */
  const unpublished = useRef(new Set<string>());
  const guard = () => unpublished.current.size > 0;
  return (
    <>
      <PageHeader
        back={<SettingsBackButton />}
        title={translate('pages.locale.title')}
        subtitle={translate('locale.subtitle')}
      />
      {languages.length > 1 && <LanguageRail urlState={urlState} isReady={isReady} unpublished={unpublished.current} />}
      {query.isPending && <CardSkeleton rows={6} />}
      {!query.data && <ReadFailure title={translate('locale.failed', { language: language.ownName })} read={query} />}
      {query.data && (
        <LanguageEditor
          // Resets the editor: each language has its own draft.
          key={language.code}
          urlState={urlState}
          saved={query.data}
          mainQuery={mainQuery}
          guard={guard}
        />
      )}
      {!query.data && <EditGuard verb="publish" when={guard} />}
    </>
  );
}

interface LanguageRailProps {
  urlState: LocaleUrlState;
  /** The current language has loaded, so the others may be fetched. */
  isReady: boolean;
  unpublished: Set<string>;
}

/** Language switcher with the translation progress of each language. */
function LanguageRail({ urlState, isReady, unpublished }: LanguageRailProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { languages, language, main, go } = urlState;
  // The current reference language may be the one selected now, so it is reset.
  const selectLanguage = (code: string) => go({ language: code, beside: '' });
  return (
    <nav aria-label={translate('locale.languages')} className={styles.rail}>
      {isPhone && (
        <LanguageSelect
          label={translate('locale.language')}
          languages={languages}
          value={language.code}
          onChange={selectLanguage}
        />
      )}
      <ul className={styles.list}>
        {languages.map((item) => (
          <LanguageCard
            key={item.code}
            language={item}
            main={main}
            isCurrent={item.code === language.code}
            isReady={isReady}
            unpublished={unpublished}
          />
        ))}
      </ul>
    </nav>
  );
}

interface LanguageSelectProps {
  label: string;
  showLabel?: boolean;
  /** Options, labeled with their native and localized names. */
  languages: readonly StoreLanguage[];
  /** Language code. */
  value: string;
  onChange: (code: string) => void;
}

/** Language select. Renders nothing if there are fewer than two languages. */
function LanguageSelect({ languages, ...rest }: LanguageSelectProps) {
  const formatNames = useLanguageNames();
  if (languages.length < 2) return null;
  return (
    <Select {...rest} options={languages.map((language) => ({ value: language.code, label: formatNames(language) }))} />
  );
}

interface LanguageCardProps {
  language: StoreLanguage;
  main: StoreLanguage;
  isCurrent: boolean;
  isReady: boolean;
  unpublished: Set<string>;
}

/** Link to the texts of a language, with its progress and draft status. */
function LanguageCard({ language, main, isCurrent, isReady, unpublished }: LanguageCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { search } = useLocation();
  const { code, ownName } = language;
  // The page already fetches the current language, so a failed request isn't repeated here.
  const { progress, hasFailed } = useTranslationProgress(language, main, isReady && !isCurrent);
  const hasDraft = useHasDraft(getTextsDraftName(code));
  useEffect(() => {
    if (hasDraft) unpublished.add(code);
    else unpublished.delete(code);
  }, [hasDraft, code, unpublished]);
  const cardRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In the single-row layout the current card may be scrolled out of view.
    const card = cardRef.current;
    if (isCurrent && card?.parentElement) scrollSideways(card.parentElement, card);
  }, [isCurrent]);

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
        {!progress && !hasFailed && <Skeleton width="60%" />}
        {hasFailed && <span className={styles.failed}>{translate('locale.unread')}</span>}
        <span className={styles.badges}>
          {code === main.code && <span className={textStyles.third}>{translate('locale.mainLanguage')}</span>}
          {hasDraft && <StatusBadge tone="waiting">{translate('locale.unpublished')}</StatusBadge>}
        </span>
      </Link>
    </li>
  );
}
