import { useTranslate } from 'ra-core';
import { usePrograms } from '../../../engine/programs';
import { useShop } from '../../../engine/shop';
import { money } from '../../../lib/money';
import { points } from '../../../lib/points';
import { moneyPerPoint } from '../../../lib/pointsValue';
import { Sheet } from '../../../ui/Sheet';
import type { Customer } from '../customer';
import sheets from '../sheets.module.css';
import styles from './Balance.module.css';
import { programOf } from './programOf';
import { useCustomerStats } from './useCustomerStats';

/** The points of a customer, and what they are worth where the programme tells the rate. */
export function Balance({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const { data: stats } = useCustomerStats(customer._id);
  const balance = customer.totalPoints ?? stats?.pointsBalance ?? null;
  return (
    <Sheet title={translate('customerPage.balance.title')}>
      <p className={styles.balance}>
        {translate('customerPage.balance.points', {
          points: points(balance, locale),
          smart_count: Math.abs(balance ?? 0),
        })}
      </p>
      {balance !== null && balance > 0 && <Worth customer={customer} balance={balance} />}
    </Sheet>
  );
}

function Worth({ customer, balance }: { customer: Customer; balance: number }) {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const { programs, nameOf } = usePrograms();
  const program = programOf(customer, programs);
  const rate = moneyPerPoint(program?.rewards);
  if (!program || rate === null) return null;
  return (
    <div>
      <p className={sheets.quiet}>
        {translate('customerPage.balance.worth', { money: money(balance * rate, currency, locale) })}
      </p>
      <p className={sheets.help}>{translate('customerPage.balance.worthHelp', { program: nameOf(program._id) })}</p>
    </div>
  );
}
