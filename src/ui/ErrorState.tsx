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
  /** What could not be shown; without it the kind of failure is the title. */
  title?: string | undefined;
  error: Failure;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  busy?: boolean | undefined;
}

/** Stands where something failed to load: what failed, why, and a way to try again. */
export function ErrorState({ title, error, onRetry, busy }: ErrorStateProps) {
  const translate = useTranslate();
  const kind = translate(`errors.${error.kind}.title`, { _: translate('errors.server.title') });
  const advice = translate(`errors.${error.kind}.text`, { _: translate('errors.server.text') });
  return (
    <div role="alert" className={styles.error}>
      <Icon name="warning" size={20} className={styles.icon} />
      <p className={styles.title}>{title ?? kind}</p>
      {title !== undefined && <p className={styles.text}>{kind}</p>}
      {error.message !== '' && <p className={styles.text}>{error.message}</p>}
      <p className={styles.text}>{advice}</p>
      {error.status !== null && error.status >= 400 && (
        <p className={styles.status}>{translate('ui.failureStatus', { status: error.status })}</p>
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
