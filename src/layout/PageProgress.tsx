import { useTranslate } from 'ra-core';
import { useNavigation } from 'react-router';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import styles from './PageProgress.module.css';

/** Thin progress line at the top while the code of the next page loads. */
export function PageProgress() {
  const translate = useTranslate();
  const { state } = useNavigation();
  return (
    <div role="status" className={styles.place} data-loading={state === 'loading' || undefined}>
      {state === 'loading' && <VisuallyHidden>{translate('shell.loadingPage')}</VisuallyHidden>}
    </div>
  );
}
