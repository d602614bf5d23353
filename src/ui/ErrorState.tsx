import { useTranslate } from 'ra-core';
import { Button } from './Button';
import styles from './ErrorState.module.css';
import { Icon } from './Icon';

/** What is told of a failure; an AppError is one. */
export interface Failure {
  /** Kind of AppError. */
  kind: string;
  /** The server's own words for people; '' when it has none. */
  message: string;
  status: number | null;
}

interface ErrorStateProps {
  error: Failure;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  busy?: boolean | undefined;
}

/** Stands where something failed to load: what failed, why, and a way to try again. */
export function ErrorState({ error, onRetry, busy }: ErrorStateProps) {
  const translate = useTranslate();
  const words = `ui.failure.${error.kind}`;
  const unknown = 'ui.failure.server';
  return (
    <div role="alert" className={styles.error}>
      <Icon name="warning" size={20} className={styles.icon} />
      <p className={styles.title}>{translate(`${words}.title`, { _: translate(`${unknown}.title`) })}</p>
      {error.message !== '' && <p className={styles.text}>{error.message}</p>}
      <p className={styles.text}>{translate(`${words}.text`, { _: translate(`${unknown}.text`) })}</p>
      {error.status !== null && error.status >= 400 && (
        <p className={styles.status}>{translate('ui.failure.status', { status: error.status })}</p>
      )}
      {onRetry && (
        <div className={styles.action}>
          <Button busy={busy} onClick={onRetry}>
            {translate('ui.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
