import type { ImportRow } from './checkedRows';

/** Totals of reviews, which a merchant checks before sending. */
export interface ReviewTotals {
  /** Number of reviews with 1 to 5 stars, in this order. */
  byStars: readonly number[];
  /** Instants (ISO 8601) of the oldest and newest review; null if none has a date. */
  first: string | null;
  last: string | null;
  /** Number of reviews without a date. */
  undated: number;
}

const MAX_STARS = 5;

/** Sums up rows of reviews. */
export function sumReviews(rows: readonly ImportRow[]): ReviewTotals {
  const byStars = Array<number>(MAX_STARS).fill(0);
  let first: string | null = null;
  let last: string | null = null;
  let undated = 0;
  for (const { rating, createdAt } of rows) {
    const index = Number(rating) - 1;
    byStars[index] = (byStars[index] ?? 0) + 1;
    if (typeof createdAt !== 'string') {
      undated += 1;
      continue;
    }
    if (first === null || createdAt < first) first = createdAt;
    if (last === null || createdAt > last) last = createdAt;
  }
  return { byStars, first, last, undated };
}
