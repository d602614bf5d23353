import { absent } from './absent';
import { byLocale } from './byLocale';

const plain = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const signed = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }));

/** A number of points, or any count, grouped as the locale does; at most two decimals. '—' when there is none. */
export function points(value: number | null | undefined, locale: string): string {
  return written(value, plain(locale));
}

/** Points that came or went, with their sign. */
export function movedPoints(value: number | null | undefined, locale: string): string {
  return written(value, signed(locale));
}

function written(value: number | null | undefined, format: Intl.NumberFormat): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return absent;
  return format.format(value === 0 ? 0 : value);
}
