/** Points of one month of the outlook, all of them 0 or more. */
export interface OwedMonth {
  redeemed: number;
  expired: number;
  /** What customers have at its end. */
  owed: number;
}

interface Course {
  /** Points that customers have at the beginning. */
  owed: number;
  /** Points that are given every month. */
  issued: number;
  /** Share of the points that is ever redeemed, and the months over which, from the month in which they are earned. */
  redemption: number;
  within: number;
  /** Months after which what is left of a month's points is lost; null: never. */
  expiresAfter: number | null;
}

/**
 * How the points that a shop owes go on: each month's points are a pot of their own, redeemed evenly and lost when
 * their time is over. What is owed at the beginning is taken to be earned just then.
 */
export function pointsOwed(course: Course, months: number): OwedMonth[] {
  const pots = [course.owed, ...Array.from({ length: months }, () => course.issued)];
  const left = [...pots];
  return Array.from({ length: months }, (_, month) => {
    let redeemed = 0;
    let expired = 0;
    for (let born = 0; born <= month + 1; born += 1) {
      // The pot of the beginning and that of the first month are as old as each other.
      const age = month - Math.max(0, born - 1);
      const pot = pots[born] ?? 0;
      const rest = left[born] ?? 0;
      if (course.expiresAfter !== null && age >= course.expiresAfter) {
        expired += rest;
        left[born] = 0;
      } else if (age < course.within) {
        const taken = Math.min(rest, (pot * course.redemption) / course.within);
        redeemed += taken;
        left[born] = rest - taken;
      }
    }
    const owed = left.slice(0, month + 2).reduce((sum, one) => sum + one, 0);
    return { redeemed, expired, owed };
  });
}

/** Share of a month's points that is redeemed before they are lost. */
export function redeemedShare({ redemption, within, expiresAfter }: Omit<Course, 'owed' | 'issued'>): number {
  return expiresAfter === null ? redemption : redemption * Math.min(1, expiresAfter / within);
}
