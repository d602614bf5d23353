import { byLocale } from './byLocale';
import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map((unit) =>
  byLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 2 })),
);

/** Formats a number of bytes, such as '2.5 MB'. Rounds up, so that a file over a limit is never shown as within it. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = Math.ceil((bytes / 1024 ** step) * 100) / 100;
  return units[step]?.(locale).format(value) ?? EMPTY_PLACEHOLDER;
}
