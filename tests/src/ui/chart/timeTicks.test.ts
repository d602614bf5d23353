import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeTicks } from '../../../../src/ui/chart/Plot';

const at = (...parts: [number, number, number?, number?]) =>
  new Date(parts[0], parts[1] - 1, parts[2] ?? 1, parts[3] ?? 0).getTime();
const named = (from: number, to: number, most: number) => {
  const ticks = timeTicks(from, to, most, 'en');
  // Some versions of Intl use a narrow space before AM.
  return ticks.at.map((item) => ticks.text(item).replace(/\s/g, ' '));
};

describe('timeTicks', () => {
  it('are round, and as fine as the maximum allows', () => {
    expect(named(at(2026, 3, 4, 9), at(2026, 3, 4, 21), 5)).toEqual([
      '9:00 AM',
      '12:00 PM',
      '3:00 PM',
      '6:00 PM',
      '9:00 PM',
    ]);
    expect(named(at(2026, 3, 4, 9), at(2026, 3, 7, 9), 4)).toEqual(['Mar 5', 'Mar 6', 'Mar 7']);
    expect(named(at(2026, 3, 4), at(2026, 8, 20), 7)).toEqual([
      'Apr 2026',
      'May 2026',
      'Jun 2026',
      'Jul 2026',
      'Aug 2026',
    ]);
    expect(named(at(2019, 6), at(2026, 6), 4)).toEqual(['2020', '2022', '2024', '2026']);
  });

  it('are ordered, in range, and not more than the maximum', () => {
    const moment = fc.integer({ min: at(1980, 1), max: at(2100, 1) });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1, max: 14 }), (item, other, most) => {
        const [from, to] = [Math.min(item, other), Math.max(item, other)];
        const ticks = timeTicks(from, to, most, 'en').at;
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(from);
          expect(tick).toBeLessThanOrEqual(to);
        }
      }),
    );
  });
});
