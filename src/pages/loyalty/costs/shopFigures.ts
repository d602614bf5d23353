import type { AggregateStats, BasicStats, SeriesMetric } from '../../../../dataProvider/methods/stats';
import type { TaskTypeName } from '../../../../resources/loyalty/taskTypes';
import type { Program } from '../../../../resources/programs';
import type { FigureName, HappeningName } from './figures';

/** Sums of the series that are asked for. */
export const summedMetrics = [
  'orders',
  'orderValue',
  'newCustomers',
  'referrals',
  'reviews',
  'questions',
] as const satisfies readonly SeriesMetric[];
type SummedMetric = (typeof summedMetrics)[number];

/** What the provider tells of the last thirty days; null where it does not. */
export interface Readings {
  basic: Pick<BasicStats, 'points'> | null;
  month: Pick<AggregateStats, 'pointsEarned' | 'pointsSpent' | 'totalRatings'> | null;
  sums: Readonly<Record<SummedMetric, number | null>> | null;
  /** Rewards that were given, by the task that they were given for. */
  rewarded: ReadonlyMap<RewardedTask, number> | null;
  /** Share of the newest reviews that have a picture. */
  withPicture: number | null;
}

/** What a figure was taken from; its words are `costs.source.<source>`. */
export type FigureSource =
  | 'series'
  | 'takeUp'
  | 'redemption'
  | 'pointsNow'
  | 'rewarded'
  | 'newCustomers'
  | 'reviews'
  | 'redeemed'
  | 'pictures';

/** A figure of the shop itself. */
export interface ShopFigure {
  value: number;
  source: FigureSource;
}

/** The task whose rewards tell how often something happens. The provider has no name for a task of the shop's own. */
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
} as const satisfies Partial<Record<TaskTypeName, HappeningName | null>>;
export type RewardedTask = keyof typeof rewardedTasks;

export const rewardedTaskNames = Object.keys(rewardedTasks).filter((name): name is RewardedTask =>
  Object.hasOwn(rewardedTasks, name),
);

/**
 * The figures that the shop itself tells, each with where it is from. What nothing tells is left out: nothing is made up.
 * @param programs as they are saved: nobody is rewarded for what no task is on for, so that 0 rewards tell nothing then
 * @param orders that stand in the form, where the shop tells none
 */
export function shopFigures(
  { basic, month, sums, rewarded, withPicture }: Readings,
  programs: readonly Pick<Program, 'tasks'>[],
  orders: number | null,
): Partial<Record<FigureName, ShopFigure>> {
  const found: Partial<Record<FigureName, ShopFigure>> = {};
  const put = (name: FigureName, value: number | null | undefined, source: FigureSource) => {
    if (found[name] === undefined && value !== null && value !== undefined && Number.isFinite(value) && value >= 0) {
      found[name] = { value, source };
    }
  };
  put('orders', sums?.orders, 'series');
  put('averageOrderValue', share(sums?.orderValue, sums?.orders), 'series');
  put('takeUp', takeUp(rewarded, programs, orders ?? found.orders?.value ?? null), 'takeUp');
  put('redemption', atMostAll(share(month?.pointsSpent, month?.pointsEarned)), 'redemption');
  put('pointsOwed', basic?.points, 'pointsNow');
  put('withPicture', withPicture, 'pictures');
  // Vouchers are redeemed whether a task rewards it or not.
  put('redemptions', rewarded?.get('redeem_points'), 'redeemed');
  for (const [task, name] of Object.entries(rewardedTasks)) {
    const type = rewardedTaskNames.find((one) => one === task);
    if (name !== null && type !== undefined && tasksOn(programs, type) > 0) put(name, rewarded?.get(type), 'rewarded');
  }
  put('signups', sums?.newCustomers, 'newCustomers');
  put('referrals', sums?.referrals, 'series');
  put('reviews', month?.totalRatings ?? sums?.reviews, 'reviews');
  put('questions', sums?.questions, 'series');
  return found;
}

/** How many tasks of this kind are on. */
const tasksOn = (programs: readonly Pick<Program, 'tasks'>[], type: RewardedTask): number =>
  programs.flatMap(({ tasks }) => tasks ?? []).filter((task) => task.type === type && task.isEnabled !== false).length;

/** Orders that earned points, of all orders. With several tasks for an order nobody can tell how many orders they were. */
function takeUp(rewarded: Readings['rewarded'], programs: readonly Pick<Program, 'tasks'>[], orders: number | null) {
  const most = Math.max(0, ...programs.map((program) => tasksOn([program], 'place_an_order')));
  return most === 1 ? atMostAll(share(rewarded?.get('place_an_order'), orders)) : null;
}

const share = (part: number | null | undefined, whole: number | null | undefined): number | null =>
  part === null || part === undefined || !whole ? null : part / whole;

const atMostAll = (value: number | null) => (value === null ? null : Math.min(1, value));
