import type { ImportField } from '../../../../resources/imports/importKind';
import { isEmail } from '../../../lib/email';
import { type DayFormat, type DecimalSign, readDay, readNumber } from './formats';

/** What is wrong with a cell, by the word that tells it (`import.fault.<code>`). */
export type CellFault =
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

/** How the columns of this file write numbers and days. */
export interface CellFormats {
  decimal: DecimalSign;
  day: DayFormat;
  /** Nothing is dated after this instant (ISO 8601). */
  now: string;
}

/** What will be sent, or what is wrong. A cell without text that is not required has no value. */
export type CheckedCell = { value: string | number | undefined } | { fault: CellFault };

const defaultLength = 1000;

/** Checks one cell as its field wants it. Texts are sent as they stand, to the last blank. */
export function checkCell(field: ImportField, text: string, formats: CellFormats): CheckedCell {
  if (text.trim() === '') return field.required ? { fault: 'missing' } : { value: undefined };
  if (text.length > (field.max ?? defaultLength)) return { fault: 'tooLong' };
  switch (field.kind) {
    case 'text':
      return { value: text };
    case 'email':
      return isEmail(text.trim()) ? { value: text.trim() } : { fault: 'notEmail' };
    case 'points':
      return checkPoints(text, formats.decimal);
    case 'rating':
      return checkRating(text, formats.decimal);
    case 'day':
      return checkDay(text, formats);
    case 'country':
      return /^[a-z]{2}$/i.test(text.trim()) ? { value: text.trim().toUpperCase() } : { fault: 'notCountry' };
  }
}

function checkPoints(text: string, decimal: DecimalSign): CheckedCell {
  const value = readNumber(text, decimal);
  if (value === null) return { fault: 'notNumber' };
  if (!Number.isInteger(value)) return { fault: 'fraction' };
  return Number.isSafeInteger(value) ? { value } : { fault: 'tooLarge' };
}

function checkRating(text: string, decimal: DecimalSign): CheckedCell {
  // '5/5' and '5 stars' are how some files say it.
  const value = readNumber(text.trim().replace(/\s*(?:\/\s*5|stars?)$/i, ''), decimal);
  return value !== null && [1, 2, 3, 4, 5].includes(value) ? { value } : { fault: 'notRating' };
}

function checkDay(text: string, { day, now }: CellFormats): CheckedCell {
  // The year first is never mistaken, whatever the column is like: it may have been typed in.
  const value = readDay(text, day) ?? readDay(text, 'iso');
  if (value === null) return { fault: 'notDay' };
  // Noon of today may be yet to come.
  return value.slice(0, 10) > now.slice(0, 10) ? { fault: 'future' } : { value };
}
