import type { AggregateStats, BasicStats, SeriesMetric } from '../../../../dataProvider/methods/stats';
import type { TaskTypeName } from '../../../../resources/loyalty/taskTypes';
import type { Program } from '../../../../resources/programs';
import type { EventName, MetricName } from './metrics';

/** Metrics that are summed over the time series. */
export const summedMetrics = [
  'orders',
  'orderValue',
  'newCustomers',
  'referrals',
  'reviews',
  'questions',
] as const satisfies readonly SeriesMetric[];
type SummedMetric = (typeof summedMetrics)[number];

/** Store statistics of the last 30 days; null if they aren't available. */
export interface StoreStats {
  basic: Pick<BasicStats, 'points'> | null;
  month: Pick<AggregateStats, 'pointsEarned' | 'pointsSpent' | 'totalRatings'> | null;
  sums: Readonly<Record<SummedMetric, number | null>> | null;
  /** Number of granted rewards by task type. */
  rewarded: ReadonlyMap<RewardedTask, number> | null;
  /** Average order value of the newest orders; null if {@link StoreStats.sums} has it. */
  orderSample: number | null;
  /** Share of the newest reviews that have an image. */
  withPicture: number | null;
}

/** Source of a metric. Its messages are `costs.source.<source>`. */
export type MetricSource =
  | 'series'
  | 'orderSample'
  | 'memberOrderShare'
  | 'redemption'
  | 'pointsNow'
  | 'rewarded'
  | 'newCustomers'
  | 'reviews'
  | 'redeemed'
  | 'pictures';

/** A metric value and its source. */
export interface StoreMetric {
  value: number;
  source: MetricSource;
}

/** Task types whose rewards count an event. The API has no name for custom tasks. */
export const rewardedTasks = {
  place_an_order: null,
  signup: 'signups',
  refer_a_friend: 'referrals',
  birthday: 'birthdays',
  post_a_review: 'reviews',
  post_a_faq: 'questions',
  social_share: 'shares',
  social_follow: 'follows',
  accepts_marketing: 'consents',
  redeem_points: 'redemptions',
} as const satisfies Partial<Record<TaskTypeName, EventName | null>>;
export type RewardedTask = keyof typeof rewardedTasks;

export const rewardedTaskNames = Object.keys(rewardedTasks).filter((name): name is RewardedTask =>
  Object.hasOwn(rewardedTasks, name),
);

/**
 * Derives metrics from the store's statistics. Metrics without a source are omitted.
 * @param programs saved programs; a count of 0 rewards is only meaningful if a task for them is enabled
 * @param orders orders per month entered by the user; null to use the statistics
 */
export function deriveStoreMetrics(
  { basic, month, sums, rewarded, orderSample, withPicture }: StoreStats,
  programs: readonly Pick<Program, 'tasks'>[],
  orders: number | null,
): Partial<Record<MetricName, StoreMetric>> {
  const metrics: Partial<Record<MetricName, StoreMetric>> = {};
  const setMetric = (name: MetricName, value: number | null | undefined, source: MetricSource) => {
    if (metrics[name] === undefined && typeof value === 'number' && value >= 0 && value < Infinity) {
      metrics[name] = { value, source };
    }
  };
  setMetric('orders', sums?.orders, 'series');
  setMetric('averageOrderValue', orderSample, 'orderSample');
  setMetric('averageOrderValue', computeOrderValue(sums), 'series');
  setMetric(
    'memberOrderShare',
    computeMemberOrderShare(rewarded, programs, orders ?? metrics.orders?.value ?? null),
    'memberOrderShare',
  );
  setMetric('redemption', computeRedemption(month), 'redemption');
  setMetric('pointsOwed', basic?.points, 'pointsNow');
  setMetric('withPicture', withPicture, 'pictures');
  // Redemptions are counted even if no task rewards them.
  setMetric('redemptions', rewarded?.get('redeem_points'), 'redeemed');
  const setRewarded = (isCounted: (type: RewardedTask) => unknown) => {
    for (const type of rewardedTaskNames) {
      const name = rewardedTasks[type];
      if (name !== null && isCounted(type)) setMetric(name, rewarded?.get(type), 'rewarded');
    }
  };
  setRewarded((type) => countEnabledTasks(programs, type) > 0);
  setMetric('signups', sums?.newCustomers, 'newCustomers');
  setMetric('referrals', sums?.referrals, 'series');
  setMetric('reviews', month?.totalRatings ?? sums?.reviews, 'reviews');
  setMetric('questions', sums?.questions, 'series');
  // Of a task that was turned off this month, so that turning it on again changes no other figure.
  setRewarded((type) => rewarded?.get(type));
  return metrics;
}

/** Without an order in the store's currency, as after a change of it, the average is unknown, not 0. */
export const computeOrderValue = (sums: Pick<NonNullable<StoreStats['sums']>, 'orders' | 'orderValue'> | null) =>
  divide(sums?.orderValue || null, sums?.orders);

/** Share of the earned points that was redeemed. */
const computeRedemption = (month: StoreStats['month']): number | null =>
  capAtOne(divide(month?.pointsSpent, month?.pointsEarned));

/** Number of enabled tasks of a type. */
const countEnabledTasks = (programs: readonly Pick<Program, 'tasks'>[], type: RewardedTask): number =>
  programs.flatMap(({ tasks }) => tasks ?? []).filter((task) => task.type === type && task.isEnabled !== false).length;

/**
 * Share of the orders that earned points. Unknown with several order tasks, since an order may then earn several
 * rewards.
 */
function computeMemberOrderShare(
  rewarded: StoreStats['rewarded'],
  programs: readonly Pick<Program, 'tasks'>[],
  orders: number | null,
) {
  const maxTaskCount = Math.max(0, ...programs.map((program) => countEnabledTasks([program], 'place_an_order')));
  return maxTaskCount === 1 ? capAtOne(divide(rewarded?.get('place_an_order'), orders)) : null;
}

const divide = (part: number | null | undefined, total: number | null | undefined): number | null =>
  part === null || part === undefined || !total ? null : part / total;

const capAtOne = (value: number | null) => (value === null ? null : Math.min(1, value));
