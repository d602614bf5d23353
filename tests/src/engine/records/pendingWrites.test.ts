import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { valueAt } from '../../../../src/engine/records/consoleRecord';
import { createPendingWrites, type PendingChange } from '../../../../src/engine/records/pendingWrites';
import { entityNamed, recordOf } from '../../../support/records';

const reviews = entityNamed('product-reviews');
const record = recordOf(reviews, 'r1', { status: 'pending', isFeatured: 0, customer: { _id: 'c', name: 'Ida' } });

describe('changes under way', () => {
  it('leave a record untouched, and the same object, when they are all taken away in any order', () => {
    const change = fc.oneof(
      fc.record({ set: fc.record({ status: fc.string(), isFeatured: fc.nat(1) }, { requiredKeys: [] }) }),
      fc.constant<PendingChange>({ remove: true }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (changes, order) => {
        const pending = createPendingWrites();
        const takeAway = changes.map((one) => pending.add('product-reviews', 'r1', one));
        while (takeAway.length > 0) {
          const [take] = takeAway.splice((order.next().value ?? 0) % takeAway.length, 1);
          take?.();
        }
        expect(pending.over('product-reviews', record)).toBe(record);
      }),
    );
  });

  it('show the last of each field, and each layer on its own', () => {
    const pending = createPendingWrites();
    const same: PendingChange = { set: { status: 'approved' } };
    const first = pending.add('product-reviews', 'r1', same);
    const second = pending.add('product-reviews', 'r1', same);
    const third = pending.add('product-reviews', 'r1', { set: { isFeatured: 1 } });
    first();
    expect(pending.over('product-reviews', record)).toMatchObject({ status: 'approved', isFeatured: 1 });
    second();
    expect(pending.over('product-reviews', record)).toMatchObject({ status: 'pending', isFeatured: 1 });
    third();
    expect(record).toMatchObject({ status: 'pending', isFeatured: 0 });
  });

  it('touch only their own record of their own resource', () => {
    const pending = createPendingWrites();
    pending.add('faq', 'r1', { remove: true });
    pending.add('product-reviews', 'r2', { remove: true });
    expect(pending.over('product-reviews', record)).toBe(record);
    expect(pending.over('faq', record)).toBeNull();
  });

  it('give the same object until something changes, and tell when it does', () => {
    const pending = createPendingWrites();
    const heard = vi.fn();
    const stop = pending.subscribe(heard);
    const take = pending.add('product-reviews', 'r1', { set: { status: 'approved' } });
    const shown = pending.over('product-reviews', record);
    expect(pending.over('product-reviews', record)).toBe(shown);
    const version = pending.version();
    take();
    expect(pending.version()).toBeGreaterThan(version);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    pending.add('product-reviews', 'r1', { remove: true });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the value at a path', () => {
  it('is null where any step is missing, and never of a prototype', () => {
    expect(valueAt(record, 'customer.name')).toBe('Ida');
    expect(valueAt(record, '$row')).toBe(record);
    for (const path of [
      'customer.nothing',
      'product.name',
      'toString',
      '__proto__',
      'customer.constructor',
      'title.length',
    ])
      expect(valueAt(record, path), path).toBeNull();
  });
});
