import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';
import { byLocale } from './locale';

const plain = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));

/** Formats points or any count with locale grouping and at most two decimals. Returns '—' if there is no value. */
export function formatPoints(value: number | null | undefined, locale: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return EMPTY_PLACEHOLDER;
  return withMinusSign(plain(locale).format(value === 0 ? 0 : value));
}

/** Replaces the hyphen that most locales use in numbers by a minus sign, which is as wide as a plus sign. */
export const withMinusSign = (number: string): string => number.replace('-', '−');
