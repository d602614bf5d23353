import { absent } from './absent';
import { byLocale } from './byLocale';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map((unit) =>
  byLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 2 })),
);

/** A number of bytes in the words of a locale, as in '2.5 MB'; rounded up, so that what is too large never looks as if it were not. */
export function fileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = Math.ceil((bytes / 1024 ** step) * 100) / 100;
  return units[step]?.(locale).format(value) ?? absent;
}
