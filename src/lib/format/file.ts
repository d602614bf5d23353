import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';
import { byLocale } from './locale';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map((unit) =>
  byLocale(
    (tag) =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit,
        // Bytes have no symbol: the short form is a word without its plural.
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumFractionDigits: 2,
      }),
  ),
);

/** Formats a number of bytes, such as '2.5 MB'. Rounds up, so that a file over a limit is never shown as within it. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = Math.ceil((bytes / 1024 ** step) * 100) / 100;
  return units[step]?.(locale).format(value) ?? EMPTY_PLACEHOLDER;
}

const MAX_NAME_LENGTH = 48;
/** Characters kept at the end, which contains the extension. */
const NAME_END_LENGTH = 12;

/**
 * Shortens a file name for display and replaces control and bidi characters, which could make one extension look like
 * another. Render it in a `<bdi>`.
 */
export function formatFileName(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '\ufffd')];
  if (characters.length <= MAX_NAME_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_NAME_LENGTH - NAME_END_LENGTH - 1).join('')}…${characters.slice(-NAME_END_LENGTH).join('')}`;
}
