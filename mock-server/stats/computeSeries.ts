import type { Row } from '../../resources/entity';
import type { Site } from '../store/site';
import { isBetween, type Table } from '../store/table';
import type { Metric, SeriesQuery } from './seriesQuery';
import { addPoints } from './sumPoints';

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
  each(site.table('rewards'), addReward);
  const currency = site.documents.settings.defaultCurrency ?? 'USD';
  each(site.table('sales'), (sum, row) => addOrder(sum, row, currency));
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

function addReward(sum: Sums, row: Row): void {
  sum.rewards += 1;
  if (row['status'] !== 'approved') return;
  addPoints(sum, row);
  if (row['task_type'] === 'refer_a_friend') sum.referrals += 1;
}

/** Amounts in other currencies than the store's are not converted, so they are left out. */
function addOrder(sum: Sums, row: Row, currency: string): void {
  sum.orders += 1;
  if (row['discountCode']) sum.vouchersUsed += 1;
  if (row['currency'] !== currency) return;
  sum.orderValue += Number(row['total'] ?? 0);
  sum.discountValue += Number(row['discountValue'] ?? 0);
}

const rounded = (value: number) => Math.round(value * 100) / 100;
