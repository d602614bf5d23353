import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { usePrograms } from '../../../engine/shop/programs';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getMoneyPerPoint } from '../../../lib/format/pointsValue';
import { Card } from '../../../ui/layout/Card';
import cardStyles from '../cards.module.css';
import type { Customer } from '../customer';
import { findCustomerProgram } from '../findCustomerProgram';
import styles from './Balance.module.css';
import { useCustomerStats } from './useCustomerStats';

/** Points balance, and its value in money if the program defines a rate. */
export function Balance({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: stats } = useCustomerStats(customer._id);
  const balance = customer.totalPoints ?? stats?.pointsBalance ?? null;
  return (
    <Card title={translate('customerPage.balance.title')}>
      <p className={styles.balance}>
        {translate('ui.points', {
          points: formatPoints(balance, locale),
          smart_count: Math.abs(balance ?? 0),
        })}
      </p>
      {balance !== null && balance > 0 && <MonetaryValue customer={customer} balance={balance} />}
    </Card>
  );
}

function MonetaryValue({ customer, balance }: { customer: Customer; balance: number }) {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const { programs, nameOf } = usePrograms();
  const program = findCustomerProgram(customer, programs);
  const rate = getMoneyPerPoint(program?.rewards);
  if (!program || rate === null) return null;
  return (
    <div>
      <p className={cardStyles.quiet}>
        {translate('customerPage.balance.worth', { money: formatMoney(balance * rate, currency, locale) })}
      </p>
      <p className={cardStyles.help}>{translate('customerPage.balance.worthHelp', { program: nameOf(program._id) })}</p>
    </div>
  );
}
