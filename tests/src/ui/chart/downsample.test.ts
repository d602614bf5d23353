import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downsample } from '../../../../src/ui/chart/Plot';

const values = fc.array(fc.option(fc.integer({ min: -500, max: 500 })), { minLength: 1, maxLength: 3_000 });
const asPoints = (all: readonly (number | null)[]) => all.map((value, at) => ({ at: at * 1_000, values: [value] }));

describe('downsample', () => {
  it('keeps order, both ends, and the extremes', () => {
    fc.assert(
      fc.property(values, (all) => {
        const points = asPoints(all);
        const drawn = downsample(points);
        expect(drawn.length).toBeLessThanOrEqual(4 * 201);
        expect([drawn[0], drawn.at(-1)]).toEqual([points[0], points.at(-1)]);
        expect(drawn).toEqual(drawn.toSorted((a, b) => a.at - b.at));
        const known = (some: typeof drawn) => some.flatMap(({ values: [value] }) => value ?? []);
        expect(Math.min(...known(drawn))).toBe(Math.min(...known(points)));
        expect(Math.max(...known(drawn))).toBe(Math.max(...known(points)));
      }),
      { numRuns: 30 },
    );
  });

  it('keeps all points if there are few', () => {
    const points = asPoints([1, 2, null, 3]);
    expect(downsample(points)).toBe(points);
  });
});
