import { range } from 'es-toolkit/math';

/** Projected points of one month, all non-negative. */
export interface LiabilityMonth {
  redeemed: number;
  expired: number;
  /** Outstanding points at the end of the month. */
  owed: number;
}

interface LiabilityInput {
  /** Outstanding points at the start. */
  owed: number;
  /** Points issued per month. */
  issued: number;
  /** Share of the points that is ever redeemed, and the months after earning over which it happens. */
  redemption: number;
  within: number;
  /** Months after which unredeemed points expire; null if they don't. */
  expiresAfter: number | null;
}

/**
 * Projects the outstanding points per month. Each month's points form a cohort that is redeemed evenly and then expires. How
 * old the outstanding points at the start are isn't known: they are spread evenly over the months before points expire, and
 * are just earned if they don't.
 */
export function projectLiability(input: LiabilityInput, months: number): LiabilityMonth[] {
  const { owed: owedAtStart, issued, redemption, within, expiresAfter } = input;
  const agesAtStart = range(expiresAfter ?? 1);
  const cohorts = [
    ...agesAtStart.map((age) => ({ month: -age, points: owedAtStart / agesAtStart.length })),
    ...range(months).map((month) => ({ month, points: issued })),
  ].map((cohort) => ({ ...cohort, remaining: cohort.points }));
  return range(months).map((month) => {
    const earned = cohorts.filter((cohort) => cohort.month <= month);
    let redeemed = 0;
    let expired = 0;
    for (const cohort of earned) {
      const age = month - cohort.month;
      if (expiresAfter !== null && age >= expiresAfter) {
        expired += cohort.remaining;
        cohort.remaining = 0;
      } else if (age < within) {
        const redeemedNow = Math.min(cohort.remaining, (cohort.points * redemption) / within);
        redeemed += redeemedNow;
        cohort.remaining -= redeemedNow;
      }
    }
    return { redeemed, expired, owed: earned.reduce((sum, { remaining }) => sum + remaining, 0) };
  });
}

/** Share of a month's points that is redeemed before they expire. */
export function computeRedeemedShare({
  redemption,
  within,
  expiresAfter,
}: Omit<LiabilityInput, 'owed' | 'issued'>): number {
  return expiresAfter === null ? redemption : redemption * Math.min(1, expiresAfter / within);
}
