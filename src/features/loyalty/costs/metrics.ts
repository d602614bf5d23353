/** Metrics that the cost estimate is based on, and which of them a program needs. */
import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import { parseConfigValues } from '../../../../resources/config/configShape';
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { Assumptions } from './assumptions';

export type EventName = keyof Assumptions['eventCounts'];
export type MetricName = Exclude<keyof Assumptions, 'eventCounts'> | EventName;

/** Format of a metric. Shares are typed as percentages. */
export type MetricKind = 'count' | 'money' | 'share' | 'months' | 'points';

/** Rounds a value as it is shown. @param currency of an amount */
export function roundMetric(kind: MetricKind, value: number, currency: string): number {
  if (kind === 'money') return Number(value.toFixed(currencyFractionDigits(currency)));
  // Two decimals of a percentage would suggest false precision.
  if (kind === 'share') return Math.round(value * 1000) / 1000;
  // The model yields fractions. Below 10 one decimal is kept, so that small values aren't rounded to 0.
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

/** All metrics, in form order. */
export const metricKinds: Readonly<Record<MetricName, MetricKind>> = {
  orders: 'count',
  averageOrderValue: 'money',
  memberOrderShare: 'share',
  margin: 'share',
  redemption: 'share',
  redeemedWithin: 'months',
  pointsOwed: 'points',
  shippingCost: 'money',
  productCost: 'money',
  signups: 'count',
  referrals: 'count',
  birthdays: 'count',
  reviews: 'count',
  withPicture: 'share',
  questions: 'count',
  shares: 'count',
  follows: 'count',
  consents: 'count',
  redemptions: 'count',
  customTasks: 'count',
};

export const metricNames = Object.keys(metricKinds).filter((name): name is MetricName =>
  Object.hasOwn(metricKinds, name),
);

/** Minimum value of a metric. */
export const getMinValue = (name: MetricName): number => (name === 'redeemedWithin' ? 1 : 0);

/** Maximum value of a metric. Shares are at most 1. */
export const getMaxValue = (name: MetricName): number => (metricKinds[name] === 'share' ? 1 : 1e9);

type ProgramContent = Pick<Program, 'tasks' | 'rewards' | 'settings'>;

/** Metrics that the cost of a program depends on. */
export function metricsForCost(program: ProgramContent): ReadonlySet<MetricName> {
  const needed = new Set<MetricName>(['orders', 'averageOrderValue', 'memberOrderShare', 'redemption']);
  for (const task of program.tasks ?? []) for (const name of metricsForTask(task)) needed.add(name);
  for (const reward of program.rewards ?? []) for (const name of metricsForReward(reward)) needed.add(name);
  // The share of expired points depends on how fast points are redeemed.
  if (parseProgramSettings(program.settings).expiresAfterMonths !== null) needed.add('redeemedWithin');
  return needed;
}

/** Metrics that the other simulation results need in addition. */
export const metricsForSimulation = {
  breakEven: ['margin'],
  owed: ['redeemedWithin', 'pointsOwed'],
} as const satisfies Record<string, readonly MetricName[]>;

/** Metrics that at least one of the programs needs, in form order. */
export function getUsedMetrics(programs: readonly ProgramContent[]): MetricName[] {
  const used = new Set<MetricName>([
    ...programs.flatMap((program) => [...metricsForCost(program)]),
    ...Object.values(metricsForSimulation).flat(),
  ]);
  return metricNames.filter((name) => used.has(name));
}

function metricsForTask({ type, isEnabled, config }: ProgramTask): readonly MetricName[] {
  const taskType = findTaskType(type);
  if (!taskType || isEnabled === false) return [];
  const extra = parseConfigValues(taskType.fields, config)['pictureExtra'];
  return [taskType.event, ...(typeof extra === 'number' && extra > 0 ? (['withPicture'] as const) : [])];
}

function metricsForReward({ type, isEnabled }: ProgramReward): readonly MetricName[] {
  if (isEnabled === false || !findRewardType(type)) return [];
  if (type === 'free_shipping') return ['shippingCost'];
  return type === 'free_product' ? ['productCost'] : [];
}
