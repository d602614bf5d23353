import { useTranslate } from 'ra-core';
import type { AppError } from '../../dataProvider/errors';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { SheetPage } from '../ui/SheetPage';
import styles from './session.module.css';

interface LoadFailedProps {
  error: AppError;
  onRetry: () => void;
  onSignOut: () => void;
}

/** The session or the shop could not be loaded: says so, and offers to try again. */
export function LoadFailed({ error, onRetry, onSignOut }: LoadFailedProps) {
  const translate = useTranslate();
  const reason = error.message || translate(`errors.${error.kind}.title`);
  return (
    <SheetPage title={translate('shell.session.failed')}>
      <Notice tone="danger" title={reason}>
        {translate('shell.session.failedText')}
      </Notice>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onRetry}>
          {translate('shell.session.retry')}
        </Button>
        <Button kind="quiet" onClick={onSignOut}>
          {translate('shell.session.signOut')}
        </Button>
      </div>
    </SheetPage>
  );
}
