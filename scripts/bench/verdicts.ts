/** Measured value and its budget. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  /** Upper limit; null if there is none. */
  budget: number | null;
  /** Reference value or method. */
  remark?: string;
}

export function isWithinBudget({ value, budget }: Measure): boolean {
  return budget === null || value <= budget;
}

/** Formats the results as a table for the terminal. */
export function verdictTable(measures: readonly Measure[]): string {
  return measures
    .map((measure) => {
      const { name, value, unit, budget, remark = '' } = measure;
      const verdict = isWithinBudget(measure) ? '✓' : '✗';
      const mark = budget === null ? ' ' : verdict;
      const limit = budget === null ? '' : `≤ ${budget}`;
      return `${mark} ${name.padEnd(46)} ${formatValue(value).padStart(8)} ${unit.padEnd(4)} ${limit.padEnd(9)} ${remark}`.trimEnd();
    })
    .join('\n');
}

function formatValue(value: number): string {
  if (Number.isNaN(value)) return 'none';
  return Math.abs(value) < 10 ? String(Number(value.toFixed(3))) : value.toFixed(0);
}
