import { HttpError } from './httpError';

/** Validates an integer parameter. @throws HttpError 400 with the allowed range */
export function parseInteger(value: unknown, name: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new HttpError(400, `${name} must be a whole number from ${min}${max < 1000 ? ` to ${max}` : ''}.`);
}
