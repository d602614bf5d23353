/**
 * How much one click may do. Larger acts also require typing the number. The store's own `pointsLimit` and
 * `recordsLimit` replace these.
 */
export const CLICK_LIMITS = { points: 10_000, records: 100 } as const;
