import { useTranslate } from 'ra-core';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import { LanguageSelect } from '../dictionaries/LanguageSelect';
import type { LocaleUrlState } from '../useLocaleUrlState';
import { LanguageCard } from './LanguageCard';
import styles from './LanguageRail.module.css';

interface LanguageRailProps {
  urlState: LocaleUrlState;
  /** The current language has loaded, so the others may be fetched. */
  isReady: boolean;
  unpublished: Set<string>;
}

/** Language switcher with the translation progress of each language. */
export function LanguageRail({ urlState, isReady, unpublished }: LanguageRailProps) {
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
