import type { ImportField } from '../../../../resources/imports/importKind';
import { cleanEmail, isEmail } from '../../../lib/email';
import { isEmptyCell, isScientific, removeFormulaGuard } from '../check/cellText';
import { isOnlyState, readCountry } from '../check/readCountry';
import { readDay } from '../check/readDay';
import { decimalSigns, parseNumber } from '../check/readNumber';
import { readRating } from '../check/readRating';

/** Average number of words above which texts are prose. */
const PROSE_WORDS = 4;
/** Average number of words up to which texts may be names or titles. */
const MAX_NAME_WORDS = 15;

/** Longer texts with a number aren't dates in an unknown form. */
const MAX_DATE_LENGTH = 60;

/** Whether the samples of a column contradict a field: most of them are invalid, or have another content. */
export function contradictsContent(field: ImportField, samples: readonly string[]): boolean {
  const texts = samples.filter((text) => !isEmptyCell(text, field.kind));
  if (texts.length === 0) return false;
  if (field.kind === 'public') return contradictsPublic(field, texts);
  if (field.kind === 'country' && new Set(texts.filter(isOnlyState)).size > 1) return true;
  return field.kind === 'text' ? contradictsText(field, texts) : hasMostly(texts, (text) => !isValueOf(field, text));
}

/** Whether a text may be a value of a field, in some format. */
function isValueOf({ kind }: ImportField, text: string): boolean {
  if (kind === 'email') return isAddress(text);
  if (kind === 'points') return isNumber(text) || isScientific(text);
  if (kind === 'rating') return readRating(text) !== null;
  if (kind === 'day') return mayBeDate(text);
  return kind === 'country' && (readCountry(text) !== null || /^[a-z]{2}$/i.test(text.trim()));
}

/** Whether most of the samples are dates. */
export const hasDates = (samples: readonly string[]) => samples.length > 0 && hasMostly(samples, isDate);

/** Whether the samples alone tell that a column has this field, if no other column looks like it. */
export function isTellingContent(field: ImportField, samples: readonly string[]): boolean {
  if (samples.length === 0 || contradictsContent(field, samples)) return false;
  if (field.kind === 'email') return getShare(samples, isAddress) > 0.8;
  if (field.kind === 'rating') return getShare(samples, (text) => /^\s*[1-5]\s*$/.test(text)) > 0.95;
  if (field.kind === 'points') return getShare(samples, isNumber) > 0.9;
  if (field.kind === 'day') return hasDates(samples);
  return field.content === 'prose' && countWords(samples) > PROSE_WORDS;
}

/** A date says that something is public, or that it isn't, only by being there. */
function contradictsPublic({ words = [] }: ImportField, texts: readonly string[]): boolean {
  if (words === 'filled') return !hasDates(texts);
  return hasDates(texts) ? !words.includes('') : countWords(texts) > PROSE_WORDS;
}

/** Any year will do to tell whether a text is a date. */
const FULL_YEAR = 2099;
function isDate(text: string): boolean {
  const read = readDay(text, FULL_YEAR);
  // Numbers of days are also those of orders and streets.
  return typeof read === 'string' ? read === 'ambiguousDay' : read.form !== 'serial';
}

/** Dates that can't be read are errors, since a column that isn't mapped would leave them out without a word. */
const mayBeDate = (text: string) =>
  readDay(text, FULL_YEAR) !== 'notDay' || (/\p{Nd}/u.test(text) && text.length <= MAX_DATE_LENGTH && !isAddress(text));
const isNumber = (text: string) => decimalSigns.some((sign) => parseNumber(text, sign) !== null);
const isAddress = (text: string) => isEmail(cleanEmail(removeFormulaGuard(text)));

function contradictsText({ content }: ImportField, samples: readonly string[]): boolean {
  if (content === undefined) return hasMostly(samples, isUrl);
  if ([isUrl, isJson, isAddress].some((test) => hasMostly(samples, test))) return true;
  if (content === 'code') return countWords(samples) > PROSE_WORDS;
  if (hasDates(samples) || hasMostly(samples, isNumber)) return true;
  return content === 'words' && countWords(samples) > MAX_NAME_WORDS;
}

const getShare = (samples: readonly string[], test: (text: string) => boolean) =>
  samples.filter(test).length / samples.length;

const hasMostly = (...args: Parameters<typeof getShare>) => getShare(...args) > 0.5;

const isJson = (text: string) => /^\s*[[{]\s*["{]/.test(text);

const isUrl = (text: string) => /^\s*(?:https?:)?\/\/\S+\s*$/.test(text);

/** Average number of words in a sample. */
const countWords = (samples: readonly string[]) =>
  samples.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0) / samples.length;
