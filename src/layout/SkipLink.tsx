import { useTranslate } from 'ra-core';
import styles from './SkipLink.module.css';
import { mainId } from './usePageChange';

/** First link of the page: skips the menu. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <a
      href={`#${mainId}`}
      className={styles.skip}
      onClick={(event) => {
        // The URL is kept.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {translate('shell.skip')}
    </a>
  );
}
