const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in the words of a locale, as in '2.5 MB'; rounded up, so that what is too large never looks as if it were not. */
export function fileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = Math.ceil((bytes / 1024 ** step) * 100) / 100;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[step], maximumFractionDigits: 2 }).format(value);
}
