/** What was measured, against its budget. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  /** The most it may be; null where it is only told. */
  budget: number | null;
  /** What it is held against, or how it was taken. */
  remark?: string;
}

export function isMet({ value, budget }: Measure): boolean {
  return budget === null || value <= budget;
}

/** A table for a terminal. */
export function verdictTable(measures: readonly Measure[]): string {
  return measures
    .map((measure) => {
      const { name, value, unit, budget, remark = '' } = measure;
      const verdict = isMet(measure) ? '✓' : '✗';
      const mark = budget === null ? ' ' : verdict;
      const limit = budget === null ? '' : `≤ ${budget}`;
      return `${mark} ${name.padEnd(46)} ${shown(value).padStart(8)} ${unit.padEnd(4)} ${limit.padEnd(9)} ${remark}`.trimEnd();
    })
    .join('\n');
}

function shown(value: number): string {
  if (Number.isNaN(value)) return 'none';
  return Math.abs(value) < 10 ? String(Number(value.toFixed(3))) : value.toFixed(0);
}
