import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { possibleDayFormats, possibleDecimals, readDay, readNumber } from '../../../../src/pages/import/check/formats';

describe('readNumber', () => {
  it.each([
    ['52,620', '.', 52_620],
    ['52.620', ',', 52_620],
    ['1,234,567.5', '.', 1_234_567.5],
    ["1'234", ',', 1234],
    ['007', '.', 7],
    ['-5', '.', -5],
    ['−5', '.', -5],
    [' 12 ', '.', 12],
  ] as const)('reads %s with %s as %d', (text, decimal, value) => {
    expect(readNumber(text, decimal)).toBe(value);
  });

  it.each(['1e3', '--5', '٣', '-', '', '1,5,0', '1.2.3', 'NaN', 'Infinity', '0x10', '5 points', '1,23'])(
    'refuses %j',
    (text) => expect(readNumber(text, '.')).toBeNull(),
  );

  it('says which way a column writes its numbers, and when both are possible', () => {
    expect(possibleDecimals(['5', '12'])).toEqual(['.']);
    expect(possibleDecimals(['1,234', '5'])).toEqual(['.', ',']);
    expect(possibleDecimals(['1.234,5', '5'])).toEqual([',']);
    expect(possibleDecimals(['1,234.5'])).toEqual(['.']);
  });

  it('reads back every whole number as the locale writes it', () => {
    const english = new Intl.NumberFormat('en');
    const german = new Intl.NumberFormat('de');
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(readNumber(english.format(number), '.')).toBe(number);
        expect(readNumber(german.format(number), ',')).toBe(number);
      }),
    );
  });
});

describe('readDay', () => {
  it.each([
    ['2026-11-21', 'iso', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21 09:30:00 UTC', 'iso', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00+02:00', 'iso', '2026-11-21T07:30:00.000Z'],
    ['21.11.2026', 'dayFirst', '2026-11-21T12:00:00.000Z'],
    ['3/3/2026', 'monthFirst', '2026-03-03T12:00:00.000Z'],
    ['11/21/2026 4:05 PM', 'monthFirst', '2026-11-21T16:05:00.000Z'],
    ['Nov 21, 2026', 'named', '2026-11-21T12:00:00.000Z'],
    ['21 November 2026', 'named', '2026-11-21T12:00:00.000Z'],
  ] as const)('reads %s as %s', (text, format, instant) => {
    expect(readDay(text, format)).toBe(instant);
  });

  it.each([
    ['2026-02-30', 'iso'],
    ['31/04/2026', 'dayFirst'],
    ['21/11/2026', 'monthFirst'],
    ['yesterday', 'iso'],
    ['21.11.26', 'dayFirst'],
  ] as const)('refuses %s as %s', (text, format) => {
    expect(readDay(text, format)).toBeNull();
  });

  it('leaves the choice where a column can be read in two ways', () => {
    expect(possibleDayFormats(['03/04/2025', '01/02/2025'])).toEqual(['dayFirst', 'monthFirst']);
    expect(possibleDayFormats(['03/04/2025', '13/04/2025'])).toEqual(['dayFirst']);
    expect(possibleDayFormats(['2025-04-03'])).toEqual(['iso']);
  });
});
