import { afterAll, beforeAll, describe } from 'vitest';

/**
 * Zones far from UTC on both sides, with clock changes at different times, and with a fraction of an hour. The one west
 * of UTC is first: formats are created once, and there a date that is read as UTC is the day before.
 */
const zones = ['America/Los_Angeles', 'Pacific/Auckland', 'Europe/Berlin', 'Asia/Kathmandu'] as const;

export type Zone = (typeof zones)[number];

/** Runs the same tests with the clock of each zone. */
export function inZones(title: string, define: (zone: Zone) => void): void {
  describe.each(zones)(`${title} in %s`, (zone) => {
    const before = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });
    define(zone);
  });
}
