import { useTranslate } from 'ra-core';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './Spinner.module.css';

/** Loading spinner. Set `label` if there is no visible loading text next to it. */
export function Spinner({ label }: { label?: boolean }) {
  const translate = useTranslate();
  return (
    <span className={styles.box}>
      <span className={styles.ring} aria-hidden="true" />
      {label && <VisuallyHidden>{translate('ui.busy')}</VisuallyHidden>}
    </span>
  );
}
