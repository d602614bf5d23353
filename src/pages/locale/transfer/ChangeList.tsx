import { useTranslate } from 'ra-core';
import type { ShopLanguage } from '../../../../resources/languages';
import styles from './ImportDialog.module.css';
import type { TextChange } from './importPlan';

/** Most changes that are listed; more are counted. */
const most = 200;

/** What becomes of each text: what it is, and what it will be. */
export function ChangeList({ changes, language }: { changes: readonly TextChange[]; language: ShopLanguage }) {
  const translate = useTranslate();
  if (changes.length === 0) return <p>{translate('locale.import.nothing')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <ul tabIndex={0} aria-label={translate('locale.import.changes')} className={styles.changes}>
        {changes.slice(0, most).map(({ key, before, after }) => (
          <li key={key} className={styles.change}>
            <bdi className={styles.key}>{key}</bdi>
            {before !== '' && (
              <del lang={language.tag} dir={language.direction}>
                {before}
              </del>
            )}
            <ins lang={language.tag} dir={language.direction}>
              {after}
            </ins>
          </li>
        ))}
      </ul>
      {changes.length > most && (
        <p className={styles.quiet}>{translate('locale.import.more', { smart_count: changes.length - most })}</p>
      )}
    </>
  );
}
