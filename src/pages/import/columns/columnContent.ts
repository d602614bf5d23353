import type { ImportField } from '../../../../resources/imports/importKind';
import { isEmail } from '../../../lib/email';
import { checkCell } from '../check/checkCell';
import { detectDayFormats, parseNumber } from '../check/formats';

/** Average number of words above which texts are prose. */
const PROSE_WORDS = 4;
/** Average number of words up to which texts may be names or titles. */
const MAX_NAME_WORDS = 15;

/** Whether the samples of a column contradict a field: most of them are invalid, or have another content. */
export function contradictsContent(field: ImportField, samples: readonly string[]): boolean {
  if (samples.length === 0) return false;
  if (field.kind === 'text') return contradictsText(field, samples);
  if (field.kind === 'public') return countWords(samples) > PROSE_WORDS || hasDays(samples);
  if (field.kind === 'day') return !hasDays(samples);
  const isInvalid = (text: string) =>
    (['.', ','] as const).every((decimal) => 'issue' in checkCell(field, text, { decimal, day: 'iso', now: '9999' }));
  return hasMostly(samples, isInvalid);
}

/** Whether the samples alone tell that a column has this field, if no other column looks like it. */
export function isTellingContent(field: ImportField, samples: readonly string[]): boolean {
  if (samples.length === 0 || contradictsContent(field, samples)) return false;
  if (field.kind === 'email') return getShare(samples, (text) => isEmail(text.trim())) > 0.8;
  if (field.kind === 'rating') return getShare(samples, (text) => /^\s*[1-5]\s*$/.test(text)) > 0.95;
  if (field.kind === 'points') return getShare(samples, (text) => parseNumber(text, '.') !== null) > 0.9;
  return field.kind === 'day' || (field.content === 'prose' && countWords(samples) > PROSE_WORDS);
}

function contradictsText({ content }: ImportField, samples: readonly string[]): boolean {
  if (content === undefined) return hasMostly(samples, isUrl);
  if ([isUrl, isJson, (text: string) => isEmail(text.trim())].some((test) => hasMostly(samples, test))) return true;
  if (content === 'code') return countWords(samples) > PROSE_WORDS;
  if (hasDays(samples) || hasMostly(samples, (text) => parseNumber(text, '.') !== null)) return true;
  return content === 'words' && countWords(samples) > MAX_NAME_WORDS;
}

const getShare = (samples: readonly string[], test: (text: string) => boolean) =>
  samples.filter(test).length / samples.length;

const hasMostly = (...args: Parameters<typeof getShare>) => getShare(...args) > 0.5;

const isJson = (text: string) => /^\s*[[{]\s*["{]/.test(text);

const isUrl = (text: string) => /^\s*(?:https?:)?\/\/\S+\s*$/.test(text);

const hasDays = (samples: readonly string[]) => detectDayFormats(samples.slice(0, 20)).length > 0;

/** Average number of words in a sample. */
const countWords = (samples: readonly string[]) =>
  samples.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0) / samples.length;
