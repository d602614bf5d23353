import { useTranslate } from 'ra-core';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** A turning ring beside words that already say what is going on; with `label` it says so itself. */
export function Spinner({ label }: { label?: boolean }) {
  const translate = useTranslate();
  return (
    <span className={styles.box}>
      <span className={styles.ring} aria-hidden="true" />
      {label && <VisuallyHidden>{translate('ui.busy')}</VisuallyHidden>}
    </span>
  );
}
