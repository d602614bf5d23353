import { budgets, type MeasureName } from './budgets.ts';

/** Measured value, in the unit of its budget. */
export interface Measure {
  name: MeasureName;
  value: number;
  /** Reference value or method. */
  remark?: string;
}

export function isWithinBudget({ name, value }: Measure): boolean {
  return value <= budgets[name].limit;
}

/** Formats the results as a table for the terminal. */
export function verdictTable(measures: readonly Measure[]): string {
  return measures
    .map((measure) => {
      const { name, value, remark = '' } = measure;
      const { unit, limit } = budgets[name];
      const verdict = isWithinBudget(measure) ? '✓' : '✗';
      return `${verdict} ${name.padEnd(58)} ${formatValue(value).padStart(8)} ${unit.padEnd(7)} ${`≤ ${limit}`.padEnd(7)} ${remark}`.trimEnd();
    })
    .join('\n');
}

function formatValue(value: number): string {
  if (Number.isNaN(value)) return 'none';
  return Math.abs(value) < 10 ? String(Number(value.toFixed(3))) : value.toFixed(0);
}
