import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectDayFormats,
  detectDecimalSigns,
  parseDay,
  parseNumber,
} from '../../../../src/pages/import/check/formats';

describe('parseNumber', () => {
  it.each([
    ['52,620', '.', 52_620],
    ['52.620', ',', 52_620],
    ['1,234,567.5', '.', 1_234_567.5],
    ["1'234", ',', 1234],
    ['007', '.', 7],
    ['-5', '.', -5],
    ['−5', '.', -5],
    [' 12 ', '.', 12],
  ] as const)('parses %s with %s as %d', (text, decimal, value) => {
    expect(parseNumber(text, decimal)).toBe(value);
  });

  it.each(['1e3', '--5', '٣', '-', '', '1,5,0', '1.2.3', 'NaN', 'Infinity', '0x10', '5 points', '1,23'])(
    'refuses %j',
    (text) => expect(parseNumber(text, '.')).toBeNull(),
  );

  it('detects the decimal separator, or both if ambiguous', () => {
    expect(detectDecimalSigns(['5', '12'])).toEqual(['.']);
    expect(detectDecimalSigns(['1,234', '5'])).toEqual(['.', ',']);
    expect(detectDecimalSigns(['1.234,5', '5'])).toEqual([',']);
    expect(detectDecimalSigns(['1,234.5'])).toEqual(['.']);
  });

  it('parses every integer as formatted by the locale', () => {
    const english = new Intl.NumberFormat('en');
    const german = new Intl.NumberFormat('de');
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(parseNumber(english.format(number), '.')).toBe(number);
        expect(parseNumber(german.format(number), ',')).toBe(number);
      }),
    );
  });
});

describe('parseDay', () => {
  it.each([
    ['2026-11-21', 'iso', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21 09:30:00 UTC', 'iso', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00+02:00', 'iso', '2026-11-21T07:30:00.000Z'],
    ['21.11.2026', 'dayFirst', '2026-11-21T12:00:00.000Z'],
    ['3/3/2026', 'monthFirst', '2026-03-03T12:00:00.000Z'],
    ['11/21/2026 4:05 PM', 'monthFirst', '2026-11-21T16:05:00.000Z'],
    ['Nov 21, 2026', 'named', '2026-11-21T12:00:00.000Z'],
    ['21 November 2026', 'named', '2026-11-21T12:00:00.000Z'],
  ] as const)('parses %s as %s', (text, format, instant) => {
    expect(parseDay(text, format)).toBe(instant);
  });

  it.each([
    ['2026-02-30', 'iso'],
    ['31/04/2026', 'dayFirst'],
    ['21/11/2026', 'monthFirst'],
    ['yesterday', 'iso'],
    ['21.11.26', 'dayFirst'],
  ] as const)('rejects %s as %s', (text, format) => {
    expect(parseDay(text, format)).toBeNull();
  });

  it('returns all formats of an ambiguous column', () => {
    expect(detectDayFormats(['03/04/2025', '01/02/2025'])).toEqual(['dayFirst', 'monthFirst']);
    expect(detectDayFormats(['03/04/2025', '13/04/2025'])).toEqual(['dayFirst']);
    expect(detectDayFormats(['2025-04-03'])).toEqual(['iso']);
  });
});
