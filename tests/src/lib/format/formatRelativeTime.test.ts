import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExactTime, formatRelativeTime } from '../../../../src/lib/format/formatRelativeTime';

const now = new Date(2026, 10, 21, 12).getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('formatRelativeTime', () => {
  it.each([
    [0, 'now'],
    [44_000, 'now'],
    [minute, '1 min ago'],
    [12 * minute, '12 min ago'],
    [59.6 * minute, '1 hr ago'],
    [5 * hour, '5 hr ago'],
    [23.6 * hour, 'yesterday'],
    [2 * day, '2 days ago'],
    [6.4 * day, '6 days ago'],
    [-3 * day, 'in 3 days'],
    [8 * day, 'Nov 13'],
    [400 * day, 'Oct 17, 2025'],
  ])('formats %d ms ago as %s', (before, words) => {
    expect(formatRelativeTime(now - before, now, 'en')).toBe(words);
  });

  it('uses the locale', () => {
    expect(formatRelativeTime(now - 12 * minute, now, 'fr')).toMatch(/^il y a 12\smin$/);
    expect(formatRelativeTime(now - 12 * minute, now, 'de')).toMatch(/^vor 12\sMin\.$/);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('returns null for %d', (instant) => {
    expect(formatRelativeTime(instant, now, 'en')).toBeNull();
    expect(formatExactTime(instant, 'en')).toBeNull();
  });

  it('formats every valid instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (instant) => {
        expect(formatRelativeTime(instant, now, 'en')).toBeTruthy();
        expect(formatExactTime(instant, 'en')).toBeTruthy();
      }),
    );
  });
});

describe('formatExactTime', () => {
  it('contains date, time, and zone', () => {
    const words = formatExactTime(now, 'en');
    expect(words).toMatch(/^Nov 2[12], 2026, \d+:\d\d\s[AP]M \S+/);
  });
});
