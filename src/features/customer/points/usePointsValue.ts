import type { Program } from '../../../../resources/programs';
import type { ActionTarget } from '../../../engine/actions/actionDialogs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { formatMoney } from '../../../lib/format/formatMoney';
import { getMoneyPerPoint } from '../../../lib/format/pointsValue';
import { findCustomerProgram } from '../findCustomerProgram';

/**
 * Returns a function that formats what points for each customer of a selection are worth; null if no program defines a
 * rate. Customers that aren't read yet count as members of the default program.
 */
export function usePointsValue(target: ActionTarget): (points: number) => string | null {
  const { currency, locale } = useCurrentSite();
  const { programs } = useLoadPrograms(target.kind === 'selection');
  return (points) => {
    if (target.kind === 'record') return null;
    const sumOfRates = target.records
      ? target.records.reduce((sum, customer) => sum + getRate(findCustomerProgram(customer, programs)), 0)
      : target.count * getRate(programs[0]);
    const worth = sumOfRates * points;
    return worth === 0 ? null : formatMoney(worth, currency, locale);
  };
}

const getRate = (program: Program | null | undefined) => getMoneyPerPoint(program?.rewards) ?? 0;
