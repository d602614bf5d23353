import { useTranslate } from 'ra-core';
import { LanguageSelect } from '../../../engine/dictionaries/LanguageSelect';
import { useIsPhone } from '../../../ui/useIsPhone';
import type { LocaleAddress } from '../useLocaleAddress';
import { LanguageCard } from './LanguageCard';
import styles from './LanguageRail.module.css';

interface LanguageRailProps {
  address: LocaleAddress;
  /** The language that is edited is there: the others may be read. */
  isReady: boolean;
  unpublished: Set<string>;
}

/** The languages of the shop, how far each has come, and which one is edited. */
export function LanguageRail({ address, isReady, unpublished }: LanguageRailProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { languages, language, main, go } = address;
  // With another language, what stood beside it may be itself.
  const choose = (code: string) => go({ language: code, beside: '' });
  return (
    <nav aria-label={translate('locale.languages')} className={styles.rail}>
      {isPhone && (
        <LanguageSelect
          label={translate('locale.language')}
          languages={languages}
          value={language.code}
          onChange={choose}
        />
      )}
      <ul className={styles.list}>
        {languages.map((one) => (
          <LanguageCard
            key={one.code}
            language={one}
            main={main}
            isCurrent={one.code === language.code}
            isReady={isReady}
            unpublished={unpublished}
          />
        ))}
      </ul>
    </nav>
  );
}
