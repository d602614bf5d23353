import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitted, mostScale, panBy, type Sizes, type View, zoomAt } from '../../../../src/ui/viewer/zoom';

const side = fc.integer({ min: 50, max: 2000 });
const sizes: fc.Arbitrary<Sizes> = fc
  .record({ width: side, height: side, ofWidth: fc.double({ min: 0.1, max: 1, noNaN: true }) })
  .map(({ width, height, ofWidth }) => ({
    room: { width, height },
    picture: { width: width * ofWidth, height: height * 0.8 },
  }));
const near = fc.integer({ min: -1000, max: 1000 });
const point = fc.record({ x: near, y: near });
const move = fc.oneof(
  fc.record({ zoom: fc.double({ min: 0.01, max: 100, noNaN: true }), at: point }),
  fc.record({ pan: point }),
);

/** A view as it comes about by any gestures. */
const reached = fc.record({ sizes, moves: fc.array(move, { maxLength: 12 }) }).map((given) => ({
  sizes: given.sizes,
  view: given.moves.reduce<View>(
    (view, one) =>
      'pan' in one ? panBy(view, one.pan, given.sizes) : zoomAt(view, view.scale * one.zoom, one.at, given.sizes),
    fitted,
  ),
}));

it('never shows a picture smaller than fitted, larger than allowed, or past its edges', () => {
  void fc.assert(
    fc.property(reached, ({ view, sizes: { room, picture } }) => {
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(mostScale);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (picture.width * view.scale - room.width) / 2));
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (picture.height * view.scale - room.height) / 2));
    }),
  );
});

it('keeps what is under the pointer under the pointer, where no edge holds it', () => {
  void fc.assert(
    fc.property(
      reached,
      point,
      fc.double({ min: 1, max: mostScale, noNaN: true }),
      ({ view, sizes: given }, at, wanted) => {
        const next = zoomAt(view, wanted, at, given);
        const { room, picture } = given;
        const roomX = Math.max(0, (picture.width * next.scale - room.width) / 2);
        if (Math.abs(next.x) < roomX) {
          expect((at.x - next.x) / next.scale).toBeCloseTo((at.x - view.x) / view.scale, 6);
        }
      },
    ),
  );
});

it('is all of the picture again at its first scale, wherever it was', () => {
  void fc.assert(
    fc.property(reached, point, ({ view, sizes: given }, at) => {
      expect(zoomAt(view, 1, at, given)).toEqual({ scale: 1, x: expect.closeTo(0, 9), y: expect.closeTo(0, 9) });
    }),
  );
});
