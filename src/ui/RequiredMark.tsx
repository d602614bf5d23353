import { useTranslate } from 'ra-core';
import styles from './TextBox.module.css';

const asterisk = '*';

/** The asterisk of a field that must be filled; the field itself tells a screen reader. */
export function RequiredMark() {
  const translate = useTranslate();
  return (
    <span title={translate('ui.required')} aria-hidden="true" className={styles.required}>
      {asterisk}
    </span>
  );
}
