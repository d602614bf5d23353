import { useTranslate } from 'ra-core';
import { Icon } from '../ui/icons/Icon';
import { Kbd } from '../ui/text/Kbd';
import styles from './FindButton.module.css';
import { findKey } from './useFindKey';

/** Button that opens quick find and shows its shortcut. */
export function FindButton({ onFind }: { onFind: () => void }) {
  const translate = useTranslate();
  return (
    <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
      <Icon name="search" />
      <span className={styles.words}>{translate('shell.help.find')}</span>
      <span aria-hidden="true">
        <Kbd keys={findKey()} />
      </span>
    </button>
  );
}
