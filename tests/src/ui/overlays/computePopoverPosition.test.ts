import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePopoverPosition } from '../../../../src/ui/overlays/usePopoverPosition';

const view = { width: 1000, height: 600 };
const layer = { width: 200, height: 150 };
const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 30 });

describe('computePopoverPosition', () => {
  it('is below, aligned with the start', () => {
    expect(computePopoverPosition(at(100, 100), layer, view, 'start', false)).toEqual({
      left: 100,
      top: 134,
      maxHeight: 458,
    });
  });

  it('aligns with the end, and mirrors in right-to-left', () => {
    expect(computePopoverPosition(at(400, 100), layer, view, 'end', false).left).toBe(280);
    expect(computePopoverPosition(at(400, 100), layer, view, 'start', true).left).toBe(280);
    expect(computePopoverPosition(at(400, 100), layer, view, 'end', true).left).toBe(400);
  });

  it('flips above at the bottom of the window', () => {
    expect(computePopoverPosition(at(100, 550), layer, view, 'start', false)).toEqual({
      left: 100,
      top: 396,
      maxHeight: 538,
    });
  });

  it('stays below if there is even less space above', () => {
    expect(computePopoverPosition(at(100, 100), { width: 200, height: 590 }, view, 'start', false)).toMatchObject({
      top: 134,
      maxHeight: 458,
    });
  });

  it('always stays inside a large enough window', () => {
    const size = fc.record({ width: fc.integer({ min: 10, max: 284 }), height: fc.integer({ min: 10, max: 2000 }) });
    const window = fc.record({
      width: fc.integer({ min: 300, max: 2000 }),
      height: fc.integer({ min: 200, max: 2000 }),
    });
    const button = fc
      .tuple(fc.integer({ min: -500, max: 2500 }), fc.integer({ min: -500, max: 2500 }))
      .map(([x, y]) => at(x, y));
    fc.assert(
      fc.property(
        button,
        size,
        window,
        fc.constantFrom('start' as const, 'end' as const),
        fc.boolean(),
        (box, what, where, align, rtl) => {
          const place = computePopoverPosition(box, what, where, align, rtl);
          const height = Math.min(what.height, place.maxHeight);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.left + what.width).toBeLessThanOrEqual(where.width - 8);
          expect(place.top).toBeGreaterThanOrEqual(8);
          expect(place.top + height).toBeLessThanOrEqual(where.height - 8);
        },
      ),
    );
  });
});
