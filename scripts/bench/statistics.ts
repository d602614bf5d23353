/** Median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Percentile (nearest rank); NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}
