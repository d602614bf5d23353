import { useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';
import { Button } from '../buttons/Button';
import { Icon } from '../icons/Icon';
import textStyles from '../text/text.module.css';
import styles from './ErrorState.module.css';

/** The displayed properties of an error. AppError is assignable to it. */
export interface DisplayError {
  /** `AppError` kind. */
  kind: string;
  /** Message from the server; '' if there is none. */
  message: string;
  status: number | null;
}

interface ErrorStateProps {
  /** What failed to load. Defaults to a title for the kind of error. */
  title?: string | undefined;
  error: DisplayError;
  onRetry?: (() => void) | undefined;
  /** Whether a retry is pending. */
  busy?: boolean | undefined;
}

/** Placeholder for content that failed to load, with the reason and a retry button, which also reads what else failed. */
export function ErrorState({ title, error, onRetry, busy }: ErrorStateProps) {
  const translate = useTranslate();
  const retry = useRetry(onRetry);
  const kindText = translate(`errors.${error.kind}.title`, { _: translate('errors.server.title') });
  const text = translate(`errors.${error.kind}.text`, { _: translate('errors.server.text') });
  const advice = translate(`errors.${error.kind}.read`, { _: text });
  return (
    <div role="alert" className={styles.error}>
      <Icon name="warning" size={20} className={textStyles.danger} />
      <p className={styles.title}>{title ?? kindText}</p>
      {title !== undefined && <p className={styles.text}>{kindText}</p>}
      {error.message !== '' && <p className={styles.text}>{error.message}</p>}
      <p className={styles.text}>{advice}</p>
      {error.status !== null && error.status >= 400 && (
        <p className={textStyles.smallThird}>{translate('ui.failureStatus', { status: error.status })}</p>
      )}
      {onRetry && (
        <div className={styles.action}>
          <Button busy={busy} onClick={retry}>
            {translate('ui.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Reads everything that the page failed to read. */
export const RetryAllContext = createContext(() => {});

/** Returns a function that retries one read, and all others of the page that failed. */
export function useRetry(onRetry: (() => void) | undefined): () => void {
  const retryAll = useContext(RetryAllContext);
  return () => {
    onRetry?.();
    retryAll();
  };
}
