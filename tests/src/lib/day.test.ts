import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, pastInstant, startOfDay } from '../../../src/lib/day';

const moments = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 11, 31), noInvalidDate: true });

describe('days of the calendar', () => {
  it('are those of the place where the merchant is, there and back', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const start = startOfDay(dayOf(moment));
        expect(start && dayOf(start)).toBe(dayOf(moment));
      }),
    );
  });

  it('are none where the calendar has none', () => {
    for (const day of ['', '2025-02-29', '2025-13-01', '0020-01-01', '2025-1-1', '2025-01-01T00:00', 'today']) {
      expect(startOfDay(day)).toBeNull();
      expect(pastInstant(day, new Date())).toBeNull();
    }
  });

  it('become a moment of that day that is not to come', () => {
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [then, now] = one < other ? [one, other] : [other, one];
        const instant = pastInstant(dayOf(then), now);
        expect(instant).not.toBeNull();
        const moment = new Date(instant ?? '');
        expect(moment <= now).toBe(true);
        expect(dayOf(moment)).toBe(dayOf(then));
      }),
    );
  });

  it('is noon of a day that is over, and now on the day itself before noon', () => {
    expect(pastInstant('2026-03-11', new Date(2026, 2, 12, 9))).toBe(new Date(2026, 2, 11, 12).toISOString());
    expect(pastInstant('2026-03-12', new Date(2026, 2, 12, 9))).toBe(new Date(2026, 2, 12, 9).toISOString());
    expect(pastInstant('2026-03-12', new Date(2026, 2, 12, 15))).toBe(new Date(2026, 2, 12, 12).toISOString());
  });
});
