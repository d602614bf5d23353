import { describe, expect, it } from 'vitest';
import { currencies } from '../../i18n/currencies';
import { currencyDigits } from '../../i18n/currencyDigits';
import { money } from '../../src/lib/money';

/** Where ISO 4217 says another number than this runtime's Intl, which goes by how prices are usually written. */
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

/** The decimals that stand in a written amount. */
const decimalsOf = (written: string) => /\d\.(\d+)/.exec(written)?.[1] ?? '';

describe('the currency table', () => {
  it('has about 160 codes, each once, in the order of the alphabet, points among them', () => {
    const codes = all.map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(155);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(codes).toEqual(expect.arrayContaining(['EUR', 'JPY', 'KWD', 'PTS', 'USD']));
    expect(currencies.get('PTS')).toMatchObject({ symbol: 'pts', name: 'Points', namePlural: 'points', digits: 0 });
  });

  it.each(all)('[FMT-01] writes $code with its own digits, and whole amounts without decimals', (currency) => {
    const { code, digits, symbol, nativeSymbol, name, namePlural, rounding } = currency;
    expect(digits).toBe(byIso[code] ?? usual(code));
    for (const word of [symbol, nativeSymbol, name, namePlural]) expect(word.trim()).toMatch(/^\S/);
    expect(rounding === 0 || rounding >= 10 ** -digits).toBe(true);

    expect(decimalsOf(money(1234, code, 'en'))).toBe('');
    expect(decimalsOf(money(1234.5, code, 'en'))).toBe('500'.slice(0, digits));
    expect(decimalsOf(money(0.25 * 3, code, 'en'))).toBe('750'.slice(0, digits));
    expect(money(1234, code, 'en')).toContain('1,234');
    expect(money(-1, code, 'en')).toMatch(/-.*1$/);
  });

  it('[FMT-01] writes an amount as whole where its decimals are rounded away', () => {
    expect(decimalsOf(money(2.999, 'HUF', 'en'))).toBe('');
    expect(decimalsOf(money(2.999, 'IQD', 'en'))).toBe('999');
    expect(decimalsOf(money(2.9999, 'IQD', 'en'))).toBe('');
    expect(decimalsOf(money(2.994, 'HUF', 'en'))).toBe('99');
  });

  it('takes a code however it is written, and one that it does not have for two digits', () => {
    expect(currencyDigits(' jpy ')).toBe(0);
    expect(currencyDigits('nonsense')).toBe(2);
    expect(currencyDigits('')).toBe(2);
  });
});
