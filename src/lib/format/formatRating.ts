import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';
import { byLocale } from './locale';

const oneDecimal = byLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Formats an average rating with one decimal: 4.0, 4.6. Returns '—' if there is no value. */
export const formatRating = (value: number | null | undefined, locale: string): string =>
  value === null || value === undefined || !Number.isFinite(value)
    ? EMPTY_PLACEHOLDER
    : oneDecimal(locale).format(value);
