import { currencyFractionDigits } from '../../../i18n/currencyFractionDigits';
import { EMPTY_PLACEHOLDER } from './EMPTY_PLACEHOLDER';
import { formatPoints, withMinusSign } from './formatPoints';
import { toSupportedLocale } from './locale';

interface Formats {
  whole: Intl.NumberFormat;
  fractional: Intl.NumberFormat;
  digits: number;
}

const formats = new Map<string, Formats | null>();

/**
 * Formats an amount in its currency: whole amounts without decimals, others with the currency's decimals. Increments of
 * cash don't matter: invoices and orders are paid by card. Intl has the symbols of the currency table, except that of
 * points.
 * @param currency ISO 4217 code or PTS, USD by default; an invalid code is appended to the plain number
 * @returns '—' if there is no amount
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return EMPTY_PLACEHOLDER;
  const code = currency?.trim().toUpperCase() || 'USD';
  if (code === 'PTS') return `${formatPoints(Math.round(amount), locale)}\u00a0pts`;
  const currencyFormats = getFormats(code, toSupportedLocale(locale));
  if (!currencyFormats) return `${formatPoints(amount, locale)} ${code}`;
  const rounded = Number(amount.toFixed(currencyFormats.digits));
  return withMinusSign(
    Number.isInteger(rounded)
      ? currencyFormats.whole.format(rounded === 0 ? 0 : rounded)
      : currencyFormats.fractional.format(amount),
  );
}

function getFormats(code: string, locale: string): Formats | null {
  const key = `${locale} ${code}`;
  const cached = formats.get(key);
  if (cached !== undefined) return cached;
  const created = createFormats(code, locale);
  formats.set(key, created);
  return created;
}

function createFormats(currency: string, locale: string): Formats | null {
  try {
    const options = { style: 'currency', currency } as const;
    const digits = currencyFractionDigits(currency);
    // Both limits are set because the browser's default for one may contradict the other.
    const withDigits = (count: number) =>
      new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: count, maximumFractionDigits: count });
    return { fractional: withDigits(digits), whole: withDigits(0), digits };
  } catch {
    return null;
  }
}
