import { useTranslate } from 'ra-core';
import styles from './TextBox.module.css';

const asterisk = '*';

/** Asterisk of a required field. Hidden from screen readers, because the field itself is `aria-required`. */
export function RequiredMark() {
  const translate = useTranslate();
  return (
    <span title={translate('ui.required')} aria-hidden="true" className={styles.required}>
      {asterisk}
    </span>
  );
}
