import { useTranslate } from 'ra-core';
import { Icon } from '../ui/Icon';
import { Keys } from '../ui/Keys';
import styles from './FindButton.module.css';
import { findKey } from './useFindKey';

/** Opens quick find, and tells its key. */
export function FindButton({ onFind }: { onFind: () => void }) {
  const translate = useTranslate();
  return (
    <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
      <Icon name="search" />
      <span className={styles.words}>{translate('shell.help.find')}</span>
      <span aria-hidden="true">
        <Keys keys={findKey()} />
      </span>
    </button>
  );
}
