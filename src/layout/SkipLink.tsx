import { useTranslate } from 'ra-core';
import styles from './SkipLink.module.css';
import { mainId } from './usePageChange';

/** The first stop of the Tab key: past the menu. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      href={`#${mainId}`}
      className={styles.skip}
      onClick={(event) => {
        // The address stays as it is.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {translate('shell.skip')}
    </a>
  );
}
