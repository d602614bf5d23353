import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../../../src/features/imports/check/readNumber';

describe('parseNumber', () => {
  it.each([
    ['52,620', '.', 52_620],
    ['52.620', ',', 52_620],
    ['1,234,567.5', '.', 1_234_567.5],
    ['1,00,000', '.', 100_000],
    ["1'234", ',', 1234],
    ['1’234', '.', 1234],
    ['1\u202f234,5', ',', 1234.5],
    ['١٬٢٣٤٫٥', '.', 1234.5],
    ['۱۲۰', ',', 120],
    ['007', '.', 7],
    ['-5', '.', -5],
    ['−5', '.', -5],
    ['(250)', '.', -250],
    ['250-', '.', -250],
    ['+50', '.', 50],
    ['120 pts', '.', 120],
    ['120.00', '.', 120],
    [' 12 ', '.', 12],
  ] as const)('[IMP-10] parses %s with %s as %d', (text, decimal, value) => {
    expect(parseNumber(text, decimal)).toBe(value);
  });

  const refused = [
    '1e3',
    '1E+3',
    '--5',
    '-',
    '',
    '1,5,0',
    '1.2.3',
    'NaN',
    'Infinity',
    '0x10',
    '1,23',
    '(5',
    '(-5)',
    '5 of 6',
  ];
  it.each(refused)('[IMP-10] refuses %j', (text) => expect(parseNumber(text, '.')).toBeNull());

  it.each([
    ['en', '.'],
    ['en-IN', '.'],
    ['de', ','],
    ['de-CH', '.'],
    ['fr', ','],
    ['pl', ','],
    ['ar-EG', '.'],
    ['fa', ','],
  ] as const)('[IMP-10] parses every number of %s', (language, decimal) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const numbers = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(numbers, (number) => {
        expect(parseNumber(format.format(number), decimal)).toBe(number);
      }),
    );
  });
});
