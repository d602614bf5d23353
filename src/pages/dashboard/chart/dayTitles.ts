import { usableLocale } from '../../../lib/locale';

const day = 86_400_000;

/**
 * The days of a series by name. Days that all begin at midnight UTC are the provider's own, and keep their date
 * wherever the merchant is; others are told as they are here.
 */
export function dayTitles(instants: readonly number[], locale: string): string[] {
  const isUtc = instants.every((at) => at % day === 0);
  const format = new Intl.DateTimeFormat(usableLocale(locale), {
    day: 'numeric',
    month: 'short',
    ...(isUtc && { timeZone: 'UTC' }),
  });
  return instants.map((at) => format.format(at));
}
