import { byLocale } from '../../../lib/byLocale';

const day = 86_400_000;
const options = { day: 'numeric', month: 'short' } as const;
const days = byLocale((tag) => new Intl.DateTimeFormat(tag, options));
const daysInUtc = byLocale((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));

/**
 * The days of a series by name. Days that all begin at midnight UTC are the provider's own, and keep their date
 * wherever the merchant is; others are told as they are here.
 */
export function dayTitles(instants: readonly number[], locale: string): string[] {
  const isUtc = instants.every((at) => at % day === 0);
  const format = (isUtc ? daysInUtc : days)(locale);
  return instants.map((at) => format.format(at));
}
