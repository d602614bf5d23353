import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';
import { byLocale } from './locale';

const plain = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const compact = byLocale((tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }));
const signed = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }));

/** Formats points or any count with locale grouping and at most two decimals. Returns '—' if there is no value. */
export function formatPoints(value: number | null | undefined, locale: string): string {
  return formatNumber(value, plain(locale));
}

/** Formats a large number in few characters: 12K instead of 12,000. */
export const formatCompactNumber = (value: number, locale: string): string => compact(locale).format(value);

/** Formats a change of points with its sign. */
export function formatSignedPoints(value: number | null | undefined, locale: string): string {
  return formatNumber(value, signed(locale));
}

function formatNumber(value: number | null | undefined, format: Intl.NumberFormat): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return EMPTY_PLACEHOLDER;
  return format.format(value === 0 ? 0 : value);
}
