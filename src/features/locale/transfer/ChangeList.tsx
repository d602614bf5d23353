import { useTranslate } from 'ra-core';
import type { StoreLanguage } from '../../../../resources/languages';
import styles from './ImportDialog.module.css';
import type { TextChange } from './importPlan';

/** Maximum number of listed changes. The rest are only counted. */
const MAX_LISTED_CHANGES = 200;

/** Lists the changed texts with the old and new value. */
export function ChangeList({ changes, language }: { changes: readonly TextChange[]; language: StoreLanguage }) {
  const translate = useTranslate();
  if (changes.length === 0) return <p>{translate('locale.import.nothing')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={translate('locale.import.changes')} className={styles.changes}>
        {changes.slice(0, MAX_LISTED_CHANGES).map(({ key, before, after }) => (
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
      {changes.length > MAX_LISTED_CHANGES && (
        <p className={styles.quiet}>{translate('ui.more', { smart_count: changes.length - MAX_LISTED_CHANGES })}</p>
      )}
    </>
  );
}
