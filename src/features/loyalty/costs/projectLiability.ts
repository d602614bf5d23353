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
 * Projects the outstanding points per month. Each month's points form a cohort that is redeemed evenly and then
 * expires. Outstanding points at the start are treated as just earned.
 */
export function projectLiability(input: LiabilityInput, months: number): LiabilityMonth[] {
  const cohorts = [input.owed, ...Array.from({ length: months }, () => input.issued)];
  const remaining = [...cohorts];
  return Array.from({ length: months }, (_, month) => {
    let redeemed = 0;
    let expired = 0;
    for (let cohort = 0; cohort <= month + 1; cohort += 1) {
      // The initial cohort has the same age as that of the first month.
      const age = month - Math.max(0, cohort - 1);
      const cohortPoints = cohorts[cohort] ?? 0;
      const remainder = remaining[cohort] ?? 0;
      if (input.expiresAfter !== null && age >= input.expiresAfter) {
        expired += remainder;
        remaining[cohort] = 0;
      } else if (age < input.within) {
        const redeemedNow = Math.min(remainder, (cohortPoints * input.redemption) / input.within);
        redeemed += redeemedNow;
        remaining[cohort] = remainder - redeemedNow;
      }
    }
    const owed = remaining.slice(0, month + 2).reduce((sum, item) => sum + item, 0);
    return { redeemed, expired, owed };
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
