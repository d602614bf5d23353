import { useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import { customers } from '../../../resources/customers';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import sheets from '../../ui/sheet.module.css';
import styles from './sheets.module.css';

interface CustomerMissingProps {
  isPending: boolean;
  /** Why it could not be read; null where there is no such customer. */
  error: AppError | null;
  onRetry: () => void;
}

/** Stands where there is no customer to show: not yet, not any more, or not read. */
export function CustomerMissing({ isPending, error, onRetry }: CustomerMissingProps) {
  const translate = useTranslate();
  if (isPending) {
    return (
      <div aria-busy="true" className={styles.columns}>
        <div className={sheets.sheet}>
          <Skeleton width="40%" height={28} />
          <Skeleton height={120} />
        </div>
        <div className={sheets.sheet}>
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
