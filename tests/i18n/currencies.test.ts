import { describe, expect, it } from 'vitest';
import { currencies } from '../../i18n/currencies';
import { currencyFractionDigits } from '../../i18n/currencyFractionDigits';
import { formatMoney } from '../../src/lib/format/formatMoney';
import { countCases } from '../support/countCases';

/** Currencies whose ISO 4217 digits differ from this runtime's Intl, which uses customary price formats. */
const byIso: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ').map((code) => [code, 2]),
  ),
  IQD: 3,
  PTS: 0,
};

const usual = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
const all = [...currencies.values()];

/** Fraction digits of a formatted amount. */
const getDecimals = (written: string) => /\d\.(\d+)/.exec(written)?.[1] ?? '';

describe('currencies', () => {
  it('have about 160 unique codes in alphabetical order, including points', () => {
    const codes = all.map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(155);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(codes).toEqual(expect.arrayContaining(['EUR', 'JPY', 'KWD', 'PTS', 'USD']));
    expect(currencies.get('PTS')).toMatchObject({ symbol: 'pts', name: 'Points', namePlural: 'points', digits: 0 });
  });

  it.each(all)('[FMT-01] format $code with its digits, and whole amounts without decimals', (currency) => {
    countCases('language');
    const { code, digits, symbol, nativeSymbol, name, namePlural, rounding } = currency;
    expect(digits).toBe(byIso[code] ?? usual(code));
    for (const word of [symbol, nativeSymbol, name, namePlural]) expect(word.trim()).toMatch(/^\S/);
    expect(rounding === 0 || rounding >= 10 ** -digits).toBe(true);

    expect(getDecimals(formatMoney(1234, code, 'en'))).toBe('');
    expect(formatMoney(1234, code, 'en')).toContain(symbol);
    expect(getDecimals(formatMoney(1234.5, code, 'en'))).toBe('500'.slice(0, digits));
    expect(getDecimals(formatMoney(0.25 * 3, code, 'en'))).toBe('750'.slice(0, digits));
    expect(formatMoney(1234, code, 'en')).toContain('1,234');
    expect(formatMoney(-1, code, 'en')).toMatch(/−.*1(\u00a0pts)?$/);
  });

  it('[FMT-01] format an amount without decimals if it rounds to a whole one', () => {
    expect(getDecimals(formatMoney(2.999, 'HUF', 'en'))).toBe('');
    expect(getDecimals(formatMoney(2.999, 'IQD', 'en'))).toBe('999');
    expect(getDecimals(formatMoney(2.9999, 'IQD', 'en'))).toBe('');
    expect(getDecimals(formatMoney(2.994, 'HUF', 'en'))).toBe('99');
  });

  it('[FMT-01] format points with their symbol', () => {
    expect(formatMoney(1234.4, 'pts', 'de')).toBe('1.234\u00a0pts');
  });

  it.each(all.filter(({ digits }) => digits > 0))('[FMT-01] format every digit of $code', ({ code, digits }) => {
    for (const locale of ['en', 'fr', 'ar', 'de-CH']) {
      const written = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: code,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      for (const fraction of [1, 2, 3, 97, 99]) {
        const amount = 49 + fraction / 10 ** digits;
        expect(formatMoney(amount, code, locale)).toBe(written.format(amount));
      }
    }
  });

  it('know the increments of cash that CLDR declares', () => {
    expect(all.filter(({ rounding }) => rounding !== 0).map(({ code, rounding }) => [code, rounding])).toEqual([
      ['CAD', 0.05],
      ['CHF', 0.05],
      ['DKK', 0.5],
    ]);
  });

  it('accept any case, and use two digits for unknown codes', () => {
    expect(currencyFractionDigits(' jpy ')).toBe(0);
    expect(currencyFractionDigits('nonsense')).toBe(2);
    expect(currencyFractionDigits('')).toBe(2);
  });
});
