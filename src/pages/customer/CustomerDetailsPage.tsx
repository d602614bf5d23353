import '../../../i18n/en/areas/customerPage';
import { Suspense } from 'react';
import { Spinner } from '../../ui/icons/Spinner';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { BirthdaysSummary } from './birthdays/BirthdaysSummary';
import { CustomerFrame } from './CustomerFrame';
import styles from './cards.module.css';
import { Balance } from './details/Balance';
import { CustomerDetailsCard } from './details/CustomerDetailsCard';
import { ReferralLink } from './details/ReferralLink';
import { Statistics } from './details/Statistics';

const Activity = lazyPart(() => import('./activity/Activity'));

/** Details tab of a customer: balance, statistics and referral link in one strip, then activity, profile, and birthdays. */
export default function CustomerDetailsPage() {
  return (
    <CustomerFrame tab="details">
      {({ customer }) => (
        <div className={styles.stack}>
          <div className={styles.strip}>
            <Balance customer={customer} />
            <Statistics customer={customer} />
            <ReferralLink customer={customer} />
          </div>
          <div className={styles.columns}>
            <div className={styles.stack}>
              <Suspense fallback={<Spinner label />}>
                <Activity customer={customer} />
              </Suspense>
            </div>
            <div className={styles.stack}>
              <CustomerDetailsCard customer={customer} />
              <BirthdaysSummary customer={customer} />
            </div>
          </div>
        </div>
      )}
    </CustomerFrame>
  );
}
