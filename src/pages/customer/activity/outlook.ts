import type { Reward } from './reward';

/** What expires in a week. */
export interface Expiring {
  points: number;
  vouchers: number;
}

/** A week from Monday on, where the merchant is. */
export interface ExpiringWeek extends Expiring {
  monday: Date;
}

type Lapsing = Pick<Reward, 'type' | 'status' | 'amount' | 'expiresAt'>;

/** Approved points and vouchers that are still to expire, by the week; the next first. Weeks without any are left out. */
export function expiringWeeks(rewards: readonly Lapsing[], now: Date): ExpiringWeek[] {
  const weeks = new Map<number, ExpiringWeek>();
  for (const { type, status, amount, expiresAt } of rewards) {
    const at = Date.parse(expiresAt ?? '');
    const points = type === 'points' ? (amount ?? 0) : 0;
    const vouchers = type === 'coupon_code' ? 1 : 0;
    // Points that were taken away cannot expire.
    if (status !== 'approved' || !(at > now.getTime()) || (points <= 0 && vouchers === 0)) continue;
    const monday = mondayOf(new Date(at));
    const week = weeks.get(monday.getTime()) ?? { monday, points: 0, vouchers: 0 };
    weeks.set(monday.getTime(), { monday, points: week.points + points, vouchers: week.vouchers + vouchers });
  }
  return [...weeks.values()].sort((one, other) => one.monday.getTime() - other.monday.getTime());
}

/** All of it together. */
export function inAll(weeks: readonly Expiring[]): Expiring {
  return {
    points: weeks.reduce((sum, week) => sum + week.points, 0),
    vouchers: weeks.reduce((sum, week) => sum + week.vouchers, 0),
  };
}

function mondayOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7));
}
