import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPointsWarnings, parsePoints } from '../../../../../src/features/customer/points/useAddPoints';

describe('parsePoints', () => {
  it.each([
    ['250', 250],
    [' -50 ', -50],
    ['−50', -50],
    ['+7', 7],
    ['007', 7],
    ['1 000', 1000],
    ['1,000', 1000],
    ['–1,000', -1000],
  ])('reads %j as %d', (text, points) => expect(parsePoints(text, 'addPoints', 'en')).toEqual({ points }));

  it.each([
    ['', 'missing'],
    ['0', 'zero'],
    ['-0', 'zero'],
    ['1.5', 'fraction'],
    ['1,5', 'fraction'],
    ['1.000', 'notNumber'],
    ['-12.500', 'notNumber'],
    ['1e3', 'notNumber'],
    ['--5', 'notNumber'],
    ['٣', 'notNumber'],
    ['1000000001', 'tooLarge'],
  ])('rejects %j: %s', (text, issue) => expect(parsePoints(text, 'addPoints', 'en')).toEqual({ issue }));

  it.each([
    ['250', { points: -250 }],
    ['-50', { issue: 'negative' }],
    ['0', { issue: 'zero' }],
  ])('to deduct, reads %j as %j', (text, parsed) => expect(parsePoints(text, 'deductPoints', 'en')).toEqual(parsed));

  it('parses every integer except zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (points) => {
        expect(parsePoints(String(points), 'addPoints', 'en')).toEqual(points === 0 ? { issue: 'zero' } : { points });
      }),
    );
  });
});

describe('getPointsWarnings', () => {
  const usual = { points: 10, count: 1, balances: [5], limit: null };
  it.each([
    [{}, []],
    [{ points: -5 }, []],
    [{ points: -6 }, ['belowZero']],
    [{ points: -6, balances: [] }, []],
    [{ points: -6, count: 3, balances: [9, 5] }, ['someBelowZero']],
    [{ points: -6, count: 3, balances: [] }, ['maybeBelowZero']],
    [{ points: 6, count: 3, balances: [] }, []],
    [{ limit: 10 }, []],
    [{ limit: 9 }, ['aboveLimit']],
    [{ limit: 99, count: 10 }, ['aboveLimit']],
    [{ points: -100, limit: 99 }, ['belowZero', 'aboveLimit']],
    [{ points: 10, balances: [-20] }, []],
  ])('of %j are %j', (given, warnings) => expect(getPointsWarnings({ ...usual, ...given })).toEqual(warnings));
});
