import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';
import { withMinusSign } from './formatPoints';
import { byLocale } from './locale';

const decimalFormat = byLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));
const integerFormat = byLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));

/** Formats a percentage (12.5 as 12.5%) with at most two decimals. Returns '—' if there is no value. */
export function formatPercent(value: number | null | undefined, locale: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return EMPTY_PLACEHOLDER;
  return withMinusSign(decimalFormat(locale).format(value / 100));
}

/** Formats a fraction of one (0.25 as 25%) without decimals. */
export function formatShare(fraction: number, locale: string): string {
  return withMinusSign(integerFormat(locale).format(fraction));
}
