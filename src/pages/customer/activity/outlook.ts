import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { Reward } from './reward';

/** Points and vouchers that expire. */
export interface Expiring {
  points: number;
  vouchers: number;
}

/** A week that starts on Monday, local time. */
export interface ExpiringWeek extends Expiring {
  monday: Date;
}

type ExpiringReward = Pick<Reward, 'type' | 'status' | 'amount' | 'expiresAt'>;

/** Groups approved points and vouchers by the week of their expiry, soonest first. Omits weeks without any. */
export function expiringWeeks(rewards: readonly ExpiringReward[], now: Date): ExpiringWeek[] {
  const weeks = new Map<number, ExpiringWeek>();
  for (const { type, status, amount, expiresAt } of rewards) {
    const at = Date.parse(expiresAt ?? '');
    const points = type === 'points' ? (amount ?? 0) : 0;
    const vouchers = type === 'coupon_code' ? 1 : 0;
    // Deducted points can't expire.
    if (status !== 'approved' || !(at > now.getTime()) || (points <= 0 && vouchers === 0)) continue;
    const monday = startOfISOWeek(at);
    const week = weeks.get(monday.getTime()) ?? { monday, points: 0, vouchers: 0 };
    weeks.set(monday.getTime(), { monday, points: week.points + points, vouchers: week.vouchers + vouchers });
  }
  return [...weeks.values()].sort((a, b) => a.monday.getTime() - b.monday.getTime());
}

/** Sums up several weeks. */
export function sumExpiring(weeks: readonly Expiring[]): Expiring {
  return {
    points: weeks.reduce((sum, week) => sum + week.points, 0),
    vouchers: weeks.reduce((sum, week) => sum + week.vouchers, 0),
  };
}
