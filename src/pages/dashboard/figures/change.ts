/** How a figure compares with the same figure of the period before. */

export type Change =
  | { kind: 'same' }
  /** There was nothing to compare with: none before, some now. */
  | { kind: 'fromNone' }
  /** A share of what was before: 0.12 is 12 % more. */
  | { kind: 'share'; by: number }
  /** A difference of averages, to one decimal. */
  | { kind: 'difference'; by: number };

/** Shares below it would be written as 0 %. */
const leastShare = 0.0005;

/** The change of a count; null where one of the two is not known. */
export function changeOfCount(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'fromNone' };
  const by = (now - before) / Math.abs(before);
  return Math.abs(by) < leastShare ? { kind: 'same' } : { kind: 'share', by };
}

/** The change of an average, which has no share worth telling; null where one of the two is not known. */
export function changeOfAverage(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const by = Math.round((now - before) * 10) / 10;
  return by === 0 ? { kind: 'same' } : { kind: 'difference', by };
}
