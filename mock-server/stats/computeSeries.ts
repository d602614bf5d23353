import type { Row } from '../../resources/entity';
import { moneyUnit, pointsPerUnit } from '../fixtures/createPrograms';
import type { Site } from '../store/site';
import { isBetween, type Table } from '../store/table';
import type { Metric, SeriesQuery } from './seriesQuery';

type Sums = Record<Metric, number>;

/** Sums the metrics per interval over rows created between `from` and `to`. */
export function computeSeries(site: Site, { metrics, from, to, steps }: SeriesQuery): Record<string, unknown>[] {
  const sums = steps.map(() => emptySums());
  const each = (table: Table, add: (sum: Sums, row: Row) => void) => {
    for (const row of table.matching(isBetween('createdAt', from, to))) {
      const at = Date.parse(String(row['createdAt']));
      const sum = sums[steps.findLastIndex((step) => step <= at)];
      if (sum) add(sum, row);
    }
  };
  const unit = moneyUnit(site.documents.settings.defaultCurrency);
  each(site.table('rewards'), (sum, row) => addReward(sum, row, unit));
  each(site.table('product-reviews'), (sum, row) => {
    sum.reviews += 1;
    sum.averageRating += Number(row['rating']);
  });
  each(site.table('faq'), (sum) => {
    sum.questions += 1;
  });
  each(site.table('customers'), (sum) => {
    sum.newCustomers += 1;
  });
  return steps.map((step, index) => {
    const sum = sums[index] ?? emptySums();
    const averageRating = sum.reviews === 0 ? null : rounded(sum.averageRating / sum.reviews);
    const figures: Record<Metric, number | null> = { ...sum, averageRating };
    return {
      at: new Date(step).toISOString(),
      ...Object.fromEntries(metrics.map((metric) => [metric, figures[metric] && rounded(figures[metric])])),
    };
  });
}

function emptySums(): Sums {
  return {
    pointsEarned: 0,
    pointsSpent: 0,
    rewards: 0,
    vouchersUsed: 0,
    reviews: 0,
    averageRating: 0,
    questions: 0,
    newCustomers: 0,
    referrals: 0,
    orders: 0,
    orderValue: 0,
    discountValue: 0,
  };
}

function addReward(sum: Sums, row: Row, unit: number): void {
  sum.rewards += 1;
  const amount = Number(row['amount'] ?? 0);
  const orderValue = (Math.abs(amount) / pointsPerUnit) * unit;
  if (row['order']) {
    sum.orders += 1;
    // The value of an order without points is unknown, so the average is used.
    sum.orderValue += orderValue || AVERAGE_ORDER_VALUE * unit;
  }
  if (row['status'] !== 'approved') return;
  if (amount > 0) sum.pointsEarned += amount;
  else sum.pointsSpent -= amount;
  if (row['task_type'] === 'refer_a_friend') sum.referrals += 1;
  // Rewards do not record usage, so scratched vouchers count as used.
  if (row['type'] !== 'coupon_code' || !row['scratchedAt']) return;
  sum.vouchersUsed += 1;
  sum.discountValue += getDiscount(row, unit);
}

/** Average order value and shipping cost, in money units. */
const AVERAGE_ORDER_VALUE = 30;
const SHIPPING_COST = 5;

function getDiscount(row: Row, unit: number): number {
  const { discountType, discountValue } = Object(row['discountConfig']);
  const value = Number(discountValue ?? 0);
  if (discountType === 'percentage') return (AVERAGE_ORDER_VALUE * unit * value) / 100;
  return discountType === 'fixed_amount' ? value : SHIPPING_COST * unit;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
