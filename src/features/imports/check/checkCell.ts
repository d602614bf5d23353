import type { ImportField } from '../../../../resources/imports/importKind';
import { cleanEmail, isEmail } from '../../../lib/email';
import { toDay } from '../../../lib/format/day';
import { toPastInstant } from '../../../lib/format/toPastInstant';
import { isEmptyCell, isFormula, isScientific, removeFormulaGuard, removeInvisible, removeQuotes } from './cellText';
import { foldName, getDateNames } from './monthNames';
import { readCountry, readState } from './readCountry';
import { type DayIssue, type DayOrder, readDay, type WrittenDay } from './readDay';
import { type DecimalSign, decimalSigns, parseNumber } from './readNumber';
import { type RatingIssue, type RatingRounding, type RatingScale, readRating, roundStars, toStars } from './readRating';
/** Validation error of a cell. Each has a message `import.fault.<code>`. */
export type CellIssue =
  | 'missing'
  | 'tooLong'
  | 'notEmail'
  | 'notNumber'
  | 'fraction'
  | 'tooLarge'
  | 'ambiguousNumber'
  | 'scientific'
  | RatingIssue
  | DayIssue
  | 'future'
  | 'notCountry'
  | 'ambiguousCountry'
  | 'damagedCode';

/** What the values of a column of countries are. `CA` is Canada, or California. Decided over all rows of a column. */
export const areaKinds = ['country', 'state'] as const;
export type AreaKind = (typeof areaKinds)[number];

/** How the values of the columns are written, and the current time. */
export interface CellFormats {
  /** Null if no value depends on it. Values that do are refused then. */
  decimal: DecimalSign | null;
  /** Null if no value depends on it. Values that do are refused then. */
  dayOrder: DayOrder | null;
  /** Whether all times with a time zone are midnight, so that they are days, too. */
  isMidnightDay: boolean;
  /** Whether the word `None` is a text, as in a file that has it once. Otherwise it marks an empty cell. */
  isNoneText: boolean;
  /** Whether countries are given by their states. Null if none of the values is a state. */
  area: AreaKind | null;
  ratingScale: RatingScale;
  /** Null if ratings between two stars are refused. */
  rounding: RatingRounding | null;
  /** Current time (ISO 8601). Later dates are rejected. */
  now: string;
}

/** Formats of a file whose values have one meaning. */
export const plainFormats: Omit<CellFormats, 'now'> = {
  decimal: null,
  dayOrder: null,
  isMidnightDay: false,
  isNoneText: false,
  area: null,
  ratingScale: 5,
  rounding: null,
};

/** Parsed value or validation error. The value is undefined for an empty cell of an optional field. */
export type CheckedCell = { value: string | number | undefined } | { issue: CellIssue };

const DEFAULT_MAX_LENGTH = 1000;

/** Parses and validates a cell. Text values are kept verbatim, including surrounding whitespace, except for line breaks in a field of one line. */
export function checkCell(field: ImportField, text: string, formats: CellFormats): CheckedCell {
  if (isEmptyCell(text, field.kind, formats.isNoneText))
    return field.required ? { issue: 'missing' } : { value: undefined };
  if (text.length > (field.max ?? DEFAULT_MAX_LENGTH)) return { issue: 'tooLong' };
  switch (field.kind) {
    case 'text':
      return checkText(field, text);
    case 'public':
      return { value: text };
    case 'email':
      return checkEmail(text);
    case 'points':
      return checkPoints(text, formats.decimal);
    case 'rating':
      return checkRating(text, formats);
    case 'day':
      return checkDay(text, formats);
    case 'country':
      return checkCountry(text, formats.area);
  }
}

function checkText({ content }: ImportField, text: string): CheckedCell {
  if (isFormula(text)) return { issue: 'damagedCode' };
  const written = removeFormulaGuard(text);
  if (content !== 'words' && content !== 'code') return { value: written };
  const line = joinLines(written);
  if (content === 'words') return { value: line };
  if (isScientific(text)) return { issue: 'scientific' };
  const code = removeQuotes(removeInvisible(line).trim());
  // An apostrophe, or an equals sign, keeps a spreadsheet from changing an identifier.
  const value = code.replace(/^(?:'|="?)(?=\S)/, '').replace(/^(\d{5,})\.0$/, '$1');
  return isDamagedCode(value) ? { issue: 'damagedCode' } : { value };
}

/** Joins the lines of a text of one line, such as a name, as they are shown. */
function joinLines(text: string): string {
  const [first = '', ...others] = text.split(/[\r\n]+/);
  if (others.length === 0) return text;
  return [first, ...others]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** Numbers of which a spreadsheet kept 15 digits, or grouped the digits; and dates such as `1-Mar`, once `MAR1`. */
const DAMAGED_CODE =
  /^[1-9]\d{14}0{3,}$|^[1-9]\d{0,2}(?:([,.' \u00a0\u202f])\d{3})(?:\1\d{3})+$|^(?:\d{1,2}-[A-Z][a-z]{2}(?:-\d\d)?|[A-Z][a-z]{2}-\d\d)$/;

/** Whether a spreadsheet changed an identifier, also to a date in another language (`01. Mrz`). */
function isDamagedCode(code: string): boolean {
  if (DAMAGED_CODE.test(code) || /^\d{1,2}[/.]\d{1,2}[/.]\d{4}$/.test(code)) return true;
  const [, before, after] = DAY_AND_MONTH.exec(code) ?? [];
  const month = before ?? after ?? '';
  // In capitals, it may be a code.
  return month !== '' && month !== month.toUpperCase() && getDateNames().months.has(foldName(month));
}

/** A day with the name of a month, such as `1. Mai` or `Sep 1`. */
const DAY_AND_MONTH = /^(?:\d{1,2}[-. ]{1,2}(\p{L}{3,5})\.?|(\p{L}{3,5})\.?[- ]\d{1,2})$/u;

function checkCountry(text: string, area: AreaKind | null): CheckedCell {
  if (text.trim() === 'NA') return { issue: 'ambiguousCountry' };
  const value = area === 'state' ? readState(text) : readCountry(text);
  return value === null ? { issue: 'notCountry' } : { value };
}

function checkEmail(text: string): CheckedCell {
  const value = cleanEmail(removeQuotes(removeFormulaGuard(text).trim()).replace(/^'/, ''));
  return isEmail(value) ? { value } : { issue: 'notEmail' };
}

function checkPoints(text: string, decimal: DecimalSign | null): CheckedCell {
  if (isScientific(text)) return { issue: 'scientific' };
  const numbers = (decimal === null ? decimalSigns : [decimal]).map((sign) => parseNumber(text, sign));
  const [value, ...others] = new Set(numbers.filter((number) => number !== null));
  if (value === undefined) return { issue: 'notNumber' };
  if (others.length > 0) return { issue: 'ambiguousNumber' };
  if (!Number.isInteger(value)) return { issue: 'fraction' };
  return Number.isSafeInteger(value) ? { value } : { issue: 'tooLarge' };
}

function checkRating(text: string, { ratingScale, rounding }: CellFormats): CheckedCell {
  const rating = readRating(text);
  const stars = rating === null ? 'notRating' : toStars(rating, ratingScale);
  const value = typeof stars === 'number' ? roundStars(stars, rounding) : stars;
  return typeof value === 'number' ? { value } : { issue: value };
}

function checkDay(text: string, formats: CellFormats): CheckedCell {
  const written = readDay(text, Number(formats.now.slice(0, 4)));
  return typeof written === 'string' ? { issue: written } : toInstant(written, formats);
}

/**
 * A date without a time zone is sent as an instant that is on the same day everywhere, even if it has a time: where the
 * time was isn't known.
 */
function toInstant(written: WrittenDay, { dayOrder, isMidnightDay, now }: CellFormats): CheckedCell {
  const day = dayOrder === null ? getOnlyDay(written) : written.days[dayOrder];
  if (day === undefined) return { issue: dayOrder === null ? 'ambiguousDay' : 'notDay' };
  const instant = findInstant(written, day, isMidnightDay);
  if (instant) {
    const value = instant.toISOString();
    return value.slice(0, 10) > now.slice(0, 10) ? { issue: 'future' } : { value };
  }
  const current = new Date(now);
  const value = toPastInstant(day, current);
  return value === null || day > toDay(current) ? { issue: 'future' } : { value };
}

/** The instant of a date with a time in a known time zone; null for a day. */
export function findInstant({ isMidnight, offsetMs }: WrittenDay, day: string, isMidnightDay: boolean): Date | null {
  return offsetMs === null || (isMidnight && isMidnightDay) ? null : new Date(Date.parse(day) + offsetMs);
}

/** The day if all orders that give one give the same. */
function getOnlyDay({ days }: WrittenDay): string | undefined {
  const [day, ...others] = new Set(Object.values(days));
  return others.length === 0 ? day : undefined;
}
