import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createPendingLayers, type Layer } from '../../../dataProvider/writes/pendingLayers';
import { createRecord, getEntity } from '../../support/records';

const reviews = getEntity('product-reviews');
const record = createRecord(reviews, 'r1', { status: 'pending', isFeatured: 0 });
const set =
  (values: object): Layer =>
  (shown) => ({ ...shown, ...values });
const remove: Layer = () => null;

describe('pending layers', () => {
  it('return the identical record after they are all removed in any order', () => {
    const change = fc.oneof(
      fc.record({ status: fc.string(), isFeatured: fc.nat(1) }, { requiredKeys: [] }).map(set),
      fc.constant(remove),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (changes, order) => {
        const layers = createPendingLayers();
        const removers = changes.map((item) => layers.add('product-reviews', 'r1', item));
        expect(layers.has('product-reviews', 'r1')).toBe(changes.length > 0);
        while (removers.length > 0) {
          const [takeAway] = removers.splice((order.next().value ?? 0) % removers.length, 1);
          takeAway?.();
        }
        expect(layers.apply('product-reviews', record)).toBe(record);
        expect(layers.has('product-reviews')).toBe(false);
      }),
    );
  });

  it('apply the last value of each field, layer by layer', () => {
    const layers = createPendingLayers();
    const same = set({ status: 'approved' });
    const first = layers.add('product-reviews', 'r1', same);
    const second = layers.add('product-reviews', 'r1', same);
    const third = layers.add('product-reviews', 'r1', set({ isFeatured: 1 }));
    first();
    expect(layers.apply('product-reviews', record)).toMatchObject({ status: 'approved', isFeatured: 1 });
    second();
    expect(layers.apply('product-reviews', record)).toMatchObject({ status: 'pending', isFeatured: 1 });
    third();
    expect(record).toMatchObject({ status: 'pending', isFeatured: 0 });
  });

  it('only affect their own record and resource', () => {
    const layers = createPendingLayers();
    layers.add('faq', 'r1', remove);
    layers.add('product-reviews', 'r2', remove);
    expect(layers.apply('product-reviews', record)).toBe(record);
    expect(layers.apply('faq', record)).toBeNull();
  });

  it('return the same object until something changes, and name the resource when it does', () => {
    const layers = createPendingLayers();
    const listener = vi.fn();
    const stop = layers.subscribe(listener);
    const takeAway = layers.add('product-reviews', 'r1', set({ status: 'approved' }));
    const shown = layers.apply('product-reviews', record);
    expect(layers.apply('product-reviews', record)).toBe(shown);
    takeAway();
    expect(listener.mock.calls).toEqual([['product-reviews'], ['product-reviews']]);
    stop();
    layers.add('product-reviews', 'r1', remove);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
