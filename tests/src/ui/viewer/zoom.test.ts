import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fitView,
  MAX_SCALE,
  panBy,
  type ZoomSizes,
  type ZoomView,
  zoomAtPoint,
} from '../../../../src/ui/viewer/useZoom';

const side = fc.integer({ min: 50, max: 2000 });
const sizes: fc.Arbitrary<ZoomSizes> = fc
  .record({ width: side, height: side, ofWidth: fc.double({ min: 0.1, max: 1, noNaN: true }) })
  .map(({ width, height, ofWidth }) => ({
    container: { width, height },
    image: { width: width * ofWidth, height: height * 0.8 },
  }));
const near = fc.integer({ min: -1000, max: 1000 });
const point = fc.record({ x: near, y: near });
const move = fc.oneof(
  fc.record({ zoom: fc.double({ min: 0.01, max: 100, noNaN: true }), at: point }),
  fc.record({ pan: point }),
);

/** A view after arbitrary gestures. */
const reached = fc.record({ sizes, moves: fc.array(move, { maxLength: 12 }) }).map((given) => ({
  sizes: given.sizes,
  view: given.moves.reduce<ZoomView>(
    (view, item) =>
      'pan' in item
        ? panBy(view, item.pan, given.sizes)
        : zoomAtPoint(view, view.scale * item.zoom, item.at, given.sizes),
    fitView,
  ),
}));

it('clamps scale and offset', () => {
  void fc.assert(
    fc.property(reached, ({ view, sizes: { container, image } }) => {
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (image.width * view.scale - container.width) / 2));
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (image.height * view.scale - container.height) / 2));
    }),
  );
});

it('keeps the point under the pointer in place, unless an edge is reached', () => {
  void fc.assert(
    fc.property(
      reached,
      point,
      fc.double({ min: 1, max: MAX_SCALE, noNaN: true }),
      ({ view, sizes: given }, at, expected) => {
        const next = zoomAtPoint(view, expected, at, given);
        const { container, image } = given;
        const roomX = Math.max(0, (image.width * next.scale - container.width) / 2);
        if (Math.abs(next.x) < roomX) {
          expect((at.x - next.x) / next.scale).toBeCloseTo((at.x - view.x) / view.scale, 6);
        }
      },
    ),
  );
});

it('centers the image at scale 1', () => {
  void fc.assert(
    fc.property(reached, point, ({ view, sizes: given }, at) => {
      expect(zoomAtPoint(view, 1, at, given)).toEqual({ scale: 1, x: expect.closeTo(0, 9), y: expect.closeTo(0, 9) });
    }),
  );
});
