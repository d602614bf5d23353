import { absent } from './absent';
import { usableLocale } from './locale';

const formats = new Map<string, Intl.NumberFormat>();

/** A number of points, or any count, grouped as the locale does; at most two decimals. '—' when there is none. */
export function points(value: number | null | undefined, locale: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return absent;
  const tag = usableLocale(locale);
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
    formats.set(tag, format);
  }
  return format.format(value === 0 ? 0 : value);
}
