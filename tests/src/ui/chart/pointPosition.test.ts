import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPoint, pointPosition } from '../../../../src/ui/chart/pointPosition';

const area = { x: 40, width: 600 };
const points = fc
  .uniqueArray(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 80 })
  .map((all) => all.sort((a, b) => a - b).map((at) => ({ at: at * 86_400_000 })));
const layout = fc.record({
  area: fc.constant(area),
  spacing: fc.constantFrom('time' as const, 'even' as const),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
});

describe('pointPosition', () => {
  it('is inside the plot area, in order, and consistent with nearestPoint', () => {
    fc.assert(
      fc.property(points, layout, (all, drawn) => {
        const places = all.map((_, at) => pointPosition(all, at, drawn));
        const inOrder = drawn.direction === 'rtl' ? places.toReversed() : places;
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
        for (const [at, x] of places.entries()) {
          expect(x).toBeGreaterThanOrEqual(area.x);
          expect(x).toBeLessThanOrEqual(area.x + area.width);
          expect(nearestPoint(all, x, drawn)).toBe(at);
        }
      }),
    );
  });

  it('has no nearest point without points', () => {
    expect(nearestPoint([], 100, { area, spacing: 'time', direction: 'ltr' })).toBeNull();
  });
});
