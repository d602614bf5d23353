import { absent } from './absent';
import { byLocale } from './byLocale';

const format = byLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));
const whole = byLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));

/** A share as percent, such as 12.5 for 12.5 %, as the locale writes it; at most two decimals. '—' when there is none. */
export function percent(value: number | null | undefined, locale: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return absent;
  return format(locale).format(value / 100);
}

/** A part of one, such as 0.25 for 25 %, without decimals. */
export function wholePercent(part: number, locale: string): string {
  return whole(locale).format(part);
}
