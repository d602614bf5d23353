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
  ])('parses %j as %d', (text, amount) => expect(parseAmount(text, euro)).toEqual({ amount }));

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ten', 'notNumber'],
    ['1,250.00', 'notNumber'],
    ['1 250', 'notNumber'],
    ['1e3', 'notNumber'],
    ['٣', 'notNumber'],
    ['.5', 'notNumber'],
    ['1,250', 'decimals'],
    ['0.125', 'decimals'],
  ])('rejects %j: %s', (text, issue) => expect(parseAmount(text, euro)).toEqual({ issue }));

  it('accepts three decimals only with an unambiguous separator', () => {
    expect(parseAmount('1.250', { digits: 3, locale: 'en' })).toEqual({ amount: 1.25 });
    expect(parseAmount('1,250', { digits: 3, locale: 'en' })).toEqual({ issue: 'notNumber' });
    expect(parseAmount('1,250', { digits: 3, locale: 'de' })).toEqual({ amount: 1.25 });
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
