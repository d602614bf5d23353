/** Change of a statistic against the previous period. */

export type MetricChange =
  | { kind: 'same' }
  /** From zero to some, so there is no ratio. */
  | { kind: 'fromNone' }
  /** Relative change: 0.12 is 12% more. */
  | { kind: 'share'; by: number }
  /** Difference of averages, rounded to one decimal. */
  | { kind: 'difference'; by: number };

/** Smaller changes would be displayed as 0%. */
const MIN_CHANGE_RATIO = 0.0005;

/** Computes the change of a count. Returns null if either value is unknown. */
export function toCountChange(now: number | null, before: number | null): MetricChange | null {
  if (now === null || before === null) return null;
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'fromNone' };
  const by = (now - before) / Math.abs(before);
  return Math.abs(by) < MIN_CHANGE_RATIO ? { kind: 'same' } : { kind: 'share', by };
}

/** Computes the change of an average as a difference. Returns null if either value is unknown. */
export function toAverageChange(now: number | null, before: number | null): MetricChange | null {
  if (now === null || before === null) return null;
  const by = Math.round((now - before) * 10) / 10;
  return by === 0 ? { kind: 'same' } : { kind: 'difference', by };
}
