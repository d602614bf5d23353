import '../../../i18n/en/areas/billing';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { useProvider } from '../../engine/shop/useProvider';
import { Banner } from '../../ui/feedback/Banner';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import cardStyles from '../../ui/layout/Card.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { BillingDetails } from './BillingDetails';
import styles from './billing.module.css';
import { PlanCard } from './PlanCard';

/** Plan, usage, and invoices of the store. Without the optional call: the plan name of the settings alone. */
export default function BillingPage() {
  const translate = useTranslate();
  const dataProvider = useProvider();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['billing'],
    queryFn: async ({ signal }) => (await dataProvider.billingCalls()).load(signal),
  });
  return (
    <>
      <PageHeader title={translate('pages.billing.title')} subtitle={translate('billing.subtitle')} />
      <div className={styles.stack}>
        {isPending && (
          <div aria-busy="true" className={cardStyles.sheet}>
            <VisuallyHidden>{translate('billing.loading')}</VisuallyHidden>
            <Skeleton width={160} height={20} />
            <Skeleton width={240} />
            <Skeleton height={80} />
          </div>
        )}
        {error && data === undefined && (
          <>
            <ErrorState
              title={translate('billing.failed')}
              error={toAppError(error)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
            <PlanCard plan={null} />
          </>
        )}
        {data === null && (
          <>
            <PlanCard plan={null} />
            <Banner tone="info">{translate('billing.missing')}</Banner>
          </>
        )}
        {data && <BillingDetails billing={data} />}
      </div>
    </>
  );
}
