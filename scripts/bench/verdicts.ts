import { type Budget, budgets, type MeasureName } from './budgets.ts';

/** Measured value, in the unit of its budget. */
export interface Measure {
  name: MeasureName;
  value: number;
  /** Reference value or method. */
  remark?: string;
}

const getBudget = (name: MeasureName): Budget => budgets[name];

export function isWithinBudget({ name, value }: Measure): boolean {
  const { limit } = getBudget(name);
  return limit === null || value <= limit;
}

/** Formats the results as a table for the terminal. */
export function verdictTable(measures: readonly Measure[]): string {
  return measures
    .map((measure) => {
      const { name, value, remark = '' } = measure;
      const { unit, limit } = getBudget(name);
      const verdict = isWithinBudget(measure) ? '✓' : '✗';
      const mark = limit === null ? ' ' : verdict;
      const shownLimit = limit === null ? '' : `≤ ${limit}`;
      return `${mark} ${name.padEnd(58)} ${formatValue(value).padStart(8)} ${unit.padEnd(7)} ${shownLimit.padEnd(7)} ${remark}`.trimEnd();
    })
    .join('\n');
}

function formatValue(value: number): string {
  if (Number.isNaN(value)) return 'none';
  return Math.abs(value) < 10 ? String(Number(value.toFixed(3))) : value.toFixed(0);
}
