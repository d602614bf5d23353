import type { ImportField } from '../../../../resources/imports/importKind';
import { isEmail } from '../../../lib/email';
import { startOfDay, toDay } from '../../../lib/format/day';
import { type DayFormat, type DecimalSign, parseDay, parseNumber } from './formats';

/** Validation error of a cell. Each has a message `import.fault.<code>`. */
export type CellIssue =
  | 'missing'
  | 'tooLong'
  | 'notEmail'
  | 'notNumber'
  | 'fraction'
  | 'tooLarge'
  | 'notRating'
  | 'notDay'
  | 'future'
  | 'notCountry';

/** Number and date formats of the file. */
export interface CellFormats {
  decimal: DecimalSign;
  day: DayFormat;
  /** Current time (ISO 8601). Later dates are rejected. */
  now: string;
}

/** Parsed value or validation error. The value is undefined for an empty cell of an optional field. */
export type CheckedCell = { value: string | number | undefined } | { issue: CellIssue };

const DEFAULT_MAX_LENGTH = 1000;

/** Parses and validates a cell. Text values are kept verbatim, including surrounding whitespace. */
export function checkCell(field: ImportField, text: string, formats: CellFormats): CheckedCell {
  if (text.trim() === '') return field.required ? { issue: 'missing' } : { value: undefined };
  if (text.length > (field.max ?? DEFAULT_MAX_LENGTH)) return { issue: 'tooLong' };
  switch (field.kind) {
    case 'text':
    case 'public':
      return { value: text };
    case 'email':
      return isEmail(text.trim()) ? { value: text.trim() } : { issue: 'notEmail' };
    case 'points':
      return checkPoints(text, formats.decimal);
    case 'rating':
      return checkRating(text, formats.decimal);
    case 'day':
      return checkDay(text, formats);
    case 'country':
      return /^[a-z]{2}$/i.test(text.trim()) ? { value: text.trim().toUpperCase() } : { issue: 'notCountry' };
  }
}

function checkPoints(text: string, decimal: DecimalSign): CheckedCell {
  const value = parseNumber(text, decimal);
  if (value === null) return { issue: 'notNumber' };
  if (!Number.isInteger(value)) return { issue: 'fraction' };
  return Number.isSafeInteger(value) ? { value } : { issue: 'tooLarge' };
}

function checkRating(text: string, decimal: DecimalSign): CheckedCell {
  // Some exports write '5/5' or '5 stars'.
  const value = parseNumber(text.trim().replace(/(?:\/\s*5|stars?)$/i, ''), decimal);
  return value !== null && [1, 2, 3, 4, 5].includes(value) ? { value } : { issue: 'notRating' };
}

function checkDay(text: string, { day, now }: CellFormats): CheckedCell {
  // ISO dates are unambiguous, so they are accepted in every column, e.g. for manual corrections.
  const value = parseDay(text, day) ?? parseDay(text, 'iso');
  if (value === null) return { issue: 'notDay' };
  const localDate = toDay(new Date(value));
  // A time without a zone is read as UTC, so its day may be the next one here.
  const date = text.includes(':') && value.slice(0, 10) < localDate ? value.slice(0, 10) : localDate;
  if (date > toDay(new Date(now))) return { issue: 'future' };
  // The instant may still be ahead on the current day.
  return { value: value > now ? (startOfDay(date)?.toISOString() ?? value) : value };
}
