import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '../../../src/lib/amount';

const euro = { digits: 2, locale: 'en' };

describe('readAmount', () => {
  it.each([
    ['10', 10],
    [' 12.5 ', 12.5],
    ['12,50', 12.5],
    ['-3', -3],
    ['−3', -3],
    ['-0', 0],
    ['007', 7],
  ])('reads %j as %d', (text, amount) => expect(readAmount(text, euro)).toEqual({ amount }));

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
  ])('refuses %j: %s', (text, fault) => expect(readAmount(text, euro)).toEqual({ fault }));

  it('takes three decimals only with the mark that cannot mean thousands', () => {
    expect(readAmount('1.250', { digits: 3, locale: 'en' })).toEqual({ amount: 1.25 });
    expect(readAmount('1,250', { digits: 3, locale: 'en' })).toEqual({ fault: 'notNumber' });
    expect(readAmount('1,250', { digits: 3, locale: 'de' })).toEqual({ amount: 1.25 });
    expect(readAmount('1.5', { digits: 0, locale: 'ja' })).toEqual({ fault: 'decimals' });
  });

  it('reads every amount of cents back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom('.', ','), (cents, mark) => {
        const text = (cents / 100).toFixed(2).replace('.', mark);
        expect(readAmount(text, euro)).toEqual({ amount: cents / 100 });
      }),
    );
  });
});
