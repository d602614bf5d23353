import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay, toDay } from '../../../../src/lib/format/day';
import { toPastInstant } from '../../../../src/lib/format/toPastInstant';

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

  it('convert to the same instant of a past day everywhere, and to now on the current day before it', () => {
    expect(toPastInstant('2026-03-11', new Date('2026-03-12T09:00:00Z'))).toBe('2026-03-11T10:00:00.000Z');
    expect(toPastInstant('2026-03-12', new Date('2026-03-12T09:00:00Z'))).toBe('2026-03-12T09:00:00.000Z');
    expect(toPastInstant('2026-03-12', new Date('2026-03-12T15:00:00Z'))).toBe('2026-03-12T10:00:00.000Z');
  });

  it.each(['Pacific/Honolulu', 'America/Los_Angeles', 'UTC', 'Asia/Kathmandu', 'Asia/Tokyo', 'Pacific/Auckland'])(
    'are the same in %s',
    (timeZone) => {
      const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
      for (const day of ['2025-01-15', '2025-07-14', '2024-02-29'])
        expect(format.format(new Date(toPastInstant(day, new Date()) ?? ''))).toBe(day);
    },
  );

  it('are those of the browser where the shared instant is on another day', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Pago_Pago';
    try {
      expect(toPastInstant('2026-03-11', new Date('2026-04-01'))).toBe('2026-03-11T23:00:00.000Z');
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});
