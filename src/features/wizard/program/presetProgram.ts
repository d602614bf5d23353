/** Preset programs, computed from what the store's orders are worth and what it wants to return of them. */
import type { ConfigFields } from '../../../../resources/config/configField';
import { getDefaultConfig } from '../../../../resources/config/configShape';
import { rewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';
import type { ProgramReward, ProgramTask } from '../../../../resources/programs';
import { createRandomId } from '../../../lib/createRandomId';
import type { Goal } from '../goals';

/** What a preset is computed from. Amounts are in the store's currency. */
export interface PresetBasis {
  averageOrderValue: number;
  /** What shipping an order costs the store. Without it, there is no free shipping. */
  shippingCost: number | undefined;
  /** Worth of the points for an order, as a percentage of it. */
  returnPercent: number;
  /** Decimal places of the currency. */
  digits: number;
}

/** A preset program. Its tasks and rewards are off, and have no titles. */
export interface PresetProgram {
  tasks: ProgramTask[];
  rewards: ProgramReward[];
  /** Points for an order of the average value. */
  pointsPerOrder: number;
  /** Worth of one point. */
  pointValue: number;
}

/** Orders of the average value whose points pay for the discount by amount. */
const DISCOUNT_AFTER_ORDERS = 3;
/** Points for an average order, at least. */
const MIN_POINTS_PER_ORDER = 30;

/** Points for tasks, as shares of those for an order of the average value. */
const taskShares = { signup: 0.5, refer_a_friend: 2, birthday: 1, post_a_review: 0.3, post_a_faq: 0.1 } as const;

type TaskName = keyof typeof taskShares | 'place_an_order';
type RewardName = 'percentage' | 'fixed_amount' | 'free_shipping';

const presets: Readonly<Record<Goal, { tasks: readonly TaskName[]; rewards: readonly RewardName[] }>> = {
  loyalty: {
    tasks: ['signup', 'place_an_order', 'refer_a_friend', 'birthday'],
    rewards: ['fixed_amount', 'free_shipping'],
  },
  reviews: { tasks: ['post_a_review', 'place_an_order'], rewards: ['percentage', 'free_shipping'] },
  questions: { tasks: ['post_a_faq', 'place_an_order'], rewards: ['percentage', 'free_shipping'] },
};

/**
 * Computes a preset program. Points are earned for a round amount of money, so that an average order yields 30 to 300.
 */
export function computePresetProgram(
  goal: Goal,
  { averageOrderValue, shippingCost, returnPercent, digits }: PresetBasis,
): PresetProgram {
  /** Spending this much earns one point. */
  const unit = 10 ** Math.floor(Math.log10(averageOrderValue / MIN_POINTS_PER_ORDER));
  const pointsPerOrder = averageOrderValue / unit;
  const pointValue = (returnPercent / 100) * unit;
  const toAmount = (value: number) => Number(value.toFixed(digits));
  /** Rounded up, so that a reward doesn't return more than was chosen. */
  const toPrice = (worth: number) => Math.max(10, Math.ceil(worth / pointValue / 10) * 10);
  const hundreds = Math.max(1, Math.round((DISCOUNT_AFTER_ORDERS * pointsPerOrder) / 100));

  const taskValues = (type: TaskName): { points: number; config: object } =>
    type === 'place_an_order'
      ? { points: Math.max(1, Math.round(1 / unit)), config: { amount: Math.max(1, unit) } }
      : { points: Math.max(1, Number((taskShares[type] * pointsPerOrder).toPrecision(1))), config: {} };
  const rewardValues: Readonly<Record<RewardName, { pointsCost: number; config: object }>> = {
    percentage: { pointsCost: toPrice(averageOrderValue / 10), config: { value: 10 } },
    fixed_amount: { pointsCost: 100 * hundreds, config: { value: toAmount(100 * hundreds * pointValue) } },
    free_shipping: { pointsCost: toPrice(shippingCost ?? 0), config: {} },
  };
  const createPart = <Values extends { config: object }>(type: string, fields: ConfigFields, values: Values) => ({
    _id: createRandomId(),
    type,
    isEnabled: false,
    ...values,
    config: { ...getDefaultConfig(fields), ...values.config },
  });
  const { tasks, rewards } = presets[goal];
  return {
    tasks: tasks.map((type) => ({ ...createPart(type, taskTypes[type].fields, taskValues(type)), title: null })),
    rewards: rewards
      .filter((type) => type !== 'free_shipping' || shippingCost !== undefined)
      .map((type) => ({ ...createPart(type, rewardTypes[type].fields, rewardValues[type]), title: null })),
    pointsPerOrder,
    pointValue,
  };
}
