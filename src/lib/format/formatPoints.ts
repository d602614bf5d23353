import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';
import { byLocale } from './locale';

const plain = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const compact = byLocale((tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 6 }));
const signed = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }));
const oneDecimal = byLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Formats points or any count with locale grouping and at most two decimals. Returns '—' if there is no value. */
export function formatPoints(value: number | null | undefined, locale: string): string {
  return formatNumber(value, plain(locale));
}

/** Formats a large round number in few characters and without rounding it: 1.35M instead of 1,350,000. */
export const formatCompactNumber = (value: number, locale: string): string =>
  withMinusSign(compact(locale).format(value));

/** Formats a change of points with its sign. */
export function formatSignedPoints(value: number | null | undefined, locale: string): string {
  return formatNumber(value, signed(locale));
}

/** Formats an average rating with one decimal: 4.0, 4.6. Returns '—' if there is no value. */
export function formatRating(value: number | null | undefined, locale: string): string {
  return formatNumber(value, oneDecimal(locale));
}

/** Replaces the hyphen that most locales use in numbers by a minus sign, which is as wide as a plus sign. */
export const withMinusSign = (number: string): string => number.replace('-', '−');

function formatNumber(value: number | null | undefined, format: Intl.NumberFormat): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return EMPTY_PLACEHOLDER;
  return withMinusSign(format.format(value === 0 ? 0 : value));
}
