import { useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import { customers } from '../../../resources/customers';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import cardStyles from '../../ui/layout/Card.module.css';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import styles from './cards.module.css';

interface CustomerMissingProps {
  isPending: boolean;
  /** Load error; null if the customer doesn't exist. */
  error: AppError | null;
  onRetry: () => void;
}

/** Placeholder while the customer loads, is missing, or failed to load. */
export function CustomerMissing({ isPending, error, onRetry }: CustomerMissingProps) {
  const translate = useTranslate();
  if (isPending) {
    return (
      <div aria-busy="true" className={styles.columns}>
        <div className={cardStyles.sheet}>
          <Skeleton width="40%" height={28} />
          <Skeleton height={120} />
        </div>
        <div className={cardStyles.sheet}>
          <Skeleton height={180} />
        </div>
      </div>
    );
  }
  if (error) return <ErrorState title={translate('customerPage.failed')} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={translate('customerPage.gone.title')}
      text={translate('customerPage.gone.text')}
      action={<ButtonLink to={`/${customers.name}`}>{translate('customerPage.gone.list')}</ButtonLink>}
    />
  );
}
