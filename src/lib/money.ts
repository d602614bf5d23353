import { currencyDigits } from '../../i18n/currencyDigits';
import { absent } from './absent';
import { usableLocale } from './locale';
import { points } from './points';

interface Formats {
  whole: Intl.NumberFormat;
  parts: Intl.NumberFormat;
  digits: number;
}

const formats = new Map<string, Formats | null>();

/**
 * An amount in its currency: whole amounts without decimals, others with the currency's digits.
 * @param currency ISO 4217 code; none means USD, one that Intl refuses stands behind the plain number
 * @returns '—' when there is no amount
 */
export function money(amount: number | null | undefined, currency: string | null | undefined, locale: string): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return absent;
  const code = currency?.trim().toUpperCase() || 'USD';
  const found = formatsOf(code, usableLocale(locale));
  if (!found) return `${points(amount, locale)} ${code}`;
  const rounded = Number(amount.toFixed(found.digits));
  return Number.isInteger(rounded) ? found.whole.format(rounded === 0 ? 0 : rounded) : found.parts.format(amount);
}

function formatsOf(code: string, locale: string): Formats | null {
  const key = `${locale} ${code}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = makeFormats(code, locale);
  formats.set(key, made);
  return made;
}

function makeFormats(currency: string, locale: string): Formats | null {
  try {
    const options = { style: 'currency', currency } as const;
    const digits = currencyDigits(currency);
    // Both limits are said: what the browser would take for one of them may contradict the other.
    const withDigits = (count: number) =>
      new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: count, maximumFractionDigits: count });
    return { parts: withDigits(digits), whole: withDigits(0), digits };
  } catch {
    return null;
  }
}
