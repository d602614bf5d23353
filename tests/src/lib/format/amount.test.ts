import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../../src/lib/format/amount';

const euro = { digits: 2, locale: 'en' };

describe('parseAmount', () => {
  it.each([
    ['10', 10],
    [' 12.5 ', 12.5],
    ['12,50', 12.5],
    ['-3', -3],
    ['−3', -3],
    ['-0', 0],
    ['007', 7],
    ['１０．５', 10.5],
  ])('parses %j as %d', (text, amount) => expect(parseAmount(text, euro)).toEqual({ amount }));

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ten', 'notNumber'],
    ['1.250,00', 'notNumber'],
    ['1,250,00', 'notNumber'],
    ['1,25,000', 'notNumber'],
    ['1250 500', 'notNumber'],
    ['12 5', 'notNumber'],
    ['0,250,000', 'notNumber'],
    ['1e3', 'notNumber'],
    ['٣', 'notNumber'],
    ['.5', 'notNumber'],
    ['1.250', 'decimals'],
    ['0.125', 'decimals'],
  ])('rejects %j: %s', (text, issue) => expect(parseAmount(text, euro)).toEqual({ issue }));

  it.each([
    ['en', '1,000', 1000],
    ['en', '1,234,567.50', 1_234_567.5],
    ['en', '-1,250.5', -1250.5],
    ['en', '1 234,50', 1234.5],
    ['fr', '1 234,50', 1234.5],
    ['fr', '1\u00a0234,50', 1234.5],
    ['fr', '1\u202f234\u202f567,5', 1_234_567.5],
    ['fr', '1 234.50', 1234.5],
    ['de', '1.234,50', 1234.5],
    ['de', '1.000', 1000],
    ['de-CH', "1'234.50", 1234.5],
    ['ar', '1,234.50', 1234.5],
  ])('parses thousands of %s: %j', (locale, text, amount) => {
    expect(parseAmount(text, { digits: 2, locale })).toEqual({ amount });
  });

  it.each([
    ['fr', '1.234,50'],
    ['fr', '1.234'],
    ['de', '1,234.50'],
    ['en', '1.234,50'],
  ])('rejects thousands of another language in %s: %j', (locale, text) => {
    expect(parseAmount(text, { digits: 2, locale })).toEqual({ issue: 'notNumber' });
  });

  it.each(['en', 'fr', 'ar', 'de', 'es', 'de-CH', 'pt-PT'])('parses every amount that %s shows', (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(parseAmount(format.format(cents / 100), { digits: 2, locale })).toEqual({ amount: cents / 100 });
      }),
    );
  });

  it('reads the decimal separator of the locale as one, not as thousands', () => {
    expect(parseAmount('1,000', { digits: 2, locale: 'fr' })).toEqual({ issue: 'decimals' });
    expect(parseAmount('1,000', { digits: 0, locale: 'fr' })).toEqual({ issue: 'notNumber' });
  });

  it('accepts three decimals only with an unambiguous separator', () => {
    expect(parseAmount('1.250', { digits: 3, locale: 'en' })).toEqual({ amount: 1.25 });
    expect(parseAmount('1,250', { digits: 3, locale: 'en' })).toEqual({ issue: 'notNumber' });
    expect(parseAmount('1,250', { digits: 3, locale: 'de' })).toEqual({ amount: 1.25 });
    expect(parseAmount('1,250,000', { digits: 3, locale: 'en' })).toEqual({ amount: 1_250_000 });
    expect(parseAmount('1.5', { digits: 0, locale: 'ja' })).toEqual({ issue: 'decimals' });
  });

  it('round-trips every amount of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom('.', ','), (cents, mark) => {
        const text = (cents / 100).toFixed(2).replace('.', mark);
        expect(parseAmount(text, euro)).toEqual({ amount: cents / 100 });
      }),
    );
  });
});
