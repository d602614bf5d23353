import { Problem } from './problem';

/** A number of a query or an argument. @throws Problem 400 naming what it must be */
export function wholeNumber(value: unknown, name: string, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Problem(400, `${name} must be a whole number from ${least}${most < 1000 ? ` to ${most}` : ''}.`);
}
