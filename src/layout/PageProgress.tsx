import { useTranslate } from 'ra-core';
import { useNavigation } from 'react-router';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './PageProgress.module.css';

/** A thin line at the top while the code of the next page is on its way. */
export function PageProgress() {
  const translate = useTranslate();
  const { state } = useNavigation();
  return (
    <div role="status" className={styles.place} data-loading={state === 'loading' || undefined}>
      {state === 'loading' && <VisuallyHidden>{translate('shell.loadingPage')}</VisuallyHidden>}
    </div>
  );
}
