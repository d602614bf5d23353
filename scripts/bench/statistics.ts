/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that `share` per cent of the values do not exceed; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}
