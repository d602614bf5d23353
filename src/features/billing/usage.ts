/** Levels and forecasts of metered usage. */
import type { CurrentPlan, Usage } from '../../../dataProvider/methods/billing';

/** Share of a limit from which a meter warns. */
const WARNING_SHARE = 0.8;
const DAY_MS = 86_400_000;

/** `unlimited` also if the usage or the limit isn't reported. */
export type UsageLevel = 'unlimited' | 'fine' | 'near' | 'reached';

/** Compares usage with its limit. */
export function getUsageLevel({ used, limit }: Pick<Usage, 'used' | 'limit'>): UsageLevel {
  if (used === null || limit === null) return 'unlimited';
  if (used >= limit) return 'reached';
  return used >= limit * WARNING_SHARE ? 'near' : 'fine';
}

/** Metrics that start at zero in each period. Others, such as customers, are stocks without a forecast. */
const periodicMetrics: ReadonlySet<string> = new Set(['orders', 'emails', 'messages']);

/**
 * Extrapolates the usage to the end of a monthly period, at the pace so far.
 * @param now milliseconds
 * @returns null if the period is unknown or in its first day, or the metric doesn't start at zero in each period
 */
export function forecastUsage({ metric, used }: Usage, plan: CurrentPlan | null, now: number): number | null {
  if (used === null || !plan?.renewsAt || plan.interval !== 'month' || !periodicMetrics.has(metric)) return null;
  const end = new Date(plan.renewsAt);
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - 1);
  // A day that the month before doesn't have, such as the 31st, overflows into the month of the end.
  if (start.getUTCMonth() === end.getUTCMonth()) start.setUTCDate(0);
  const elapsed = now - start.getTime();
  if (elapsed < DAY_MS || now >= end.getTime()) return null;
  return Math.round((used * (end.getTime() - start.getTime())) / elapsed);
}
