import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay, toDay, toPastInstant } from '../../../../src/lib/format/day';

const moments = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 11, 31), noInvalidDate: true });

describe('calendar days', () => {
  it('are local and convert back and forth', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const start = startOfDay(toDay(moment));
        expect(start && toDay(start)).toBe(toDay(moment));
      }),
    );
  });

  it('are null if invalid', () => {
    for (const day of ['', '2025-02-29', '2025-13-01', '0020-01-01', '2025-1-1', '2025-01-01T00:00', 'today']) {
      expect(startOfDay(day)).toBeNull();
      expect(toPastInstant(day, new Date())).toBeNull();
    }
  });

  it('convert to a past instant of that day', () => {
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        const [then, now] = a < b ? [a, b] : [b, a];
        const instant = toPastInstant(toDay(then), now);
        expect(instant).not.toBeNull();
        const moment = new Date(instant ?? '');
        expect(moment <= now).toBe(true);
        expect(toDay(moment)).toBe(toDay(then));
      }),
    );
  });

  it('convert to noon of a past day, and to now on the current day before noon', () => {
    expect(toPastInstant('2026-03-11', new Date(2026, 2, 12, 9))).toBe(new Date(2026, 2, 11, 12).toISOString());
    expect(toPastInstant('2026-03-12', new Date(2026, 2, 12, 9))).toBe(new Date(2026, 2, 12, 9).toISOString());
    expect(toPastInstant('2026-03-12', new Date(2026, 2, 12, 15))).toBe(new Date(2026, 2, 12, 12).toISOString());
  });
});
