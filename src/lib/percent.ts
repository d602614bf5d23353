import { absent } from './absent';
import { usableLocale } from './locale';

const formats = new Map<string, Intl.NumberFormat>();

/** A share as percent, such as 12.5 for 12.5 %, as the locale writes it; at most two decimals. '—' when there is none. */
export function percent(value: number | null | undefined, locale: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return absent;
  const tag = usableLocale(locale);
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  formats.set(tag, format);
  return format.format(value / 100);
}
