import { Suspense } from 'react';
import { withWords } from '../../../i18n/words';
import { lazyPart } from '../../ui/lazyPart';
import { Spinner } from '../../ui/Spinner';
import { BirthdaysShown } from './birthdays/BirthdaysShown';
import { CustomerFrame } from './CustomerFrame';
import { About } from './details/About';
import { Balance } from './details/Balance';
import { ReferralLink } from './details/ReferralLink';
import { Statistics } from './details/Statistics';
import styles from './sheets.module.css';

const Activity = lazyPart(() => withWords(['activity', 'chart'], () => import('./activity/Activity')));

/** Who a customer is and what there is to say of the points. */
export default function CustomerDetailsPage() {
  return (
    <CustomerFrame tab="details">
      {({ customer }) => (
        <div className={styles.stack}>
          <div className={styles.columns}>
            <div className={styles.stack}>
              <Balance customer={customer} />
              <Statistics customer={customer} />
              <ReferralLink customer={customer} />
            </div>
            <div className={styles.stack}>
              <About customer={customer} />
              <BirthdaysShown customer={customer} />
            </div>
          </div>
          <Suspense fallback={<Spinner label />}>
            <Activity customer={customer} />
          </Suspense>
        </div>
      )}
    </CustomerFrame>
  );
}
