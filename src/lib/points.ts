import { absent } from './absent';
import { usableLocale } from './locale';

const formats = new Map<string, Intl.NumberFormat>();

/** A number of points, or any count, grouped as the locale does; at most two decimals. '—' when there is none. */
export function points(value: number | null | undefined, locale: string): string {
  return written(value, locale, 'auto');
}

/** Points that came or went, with their sign. */
export function movedPoints(value: number | null | undefined, locale: string): string {
  return written(value, locale, 'exceptZero');
}

function written(value: number | null | undefined, locale: string, signDisplay: 'auto' | 'exceptZero'): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return absent;
  const tag = usableLocale(locale);
  const key = `${signDisplay} ${tag}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay });
    formats.set(key, format);
  }
  return format.format(value === 0 ? 0 : value);
}
