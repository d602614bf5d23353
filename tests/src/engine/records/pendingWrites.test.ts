import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getFieldValue } from '../../../../src/engine/records/consoleRecord';
import { createPendingWrites, type PendingChange } from '../../../../src/engine/records/pendingWrites';
import { createRecord, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const record = createRecord(reviews, 'r1', { status: 'pending', isFeatured: 0, customer: { _id: 'c', name: 'Ida' } });

describe('pending writes', () => {
  it('return the identical record after they are all removed in any order', () => {
    const change = fc.oneof(
      fc.record({ set: fc.record({ status: fc.string(), isFeatured: fc.nat(1) }, { requiredKeys: [] }) }),
      fc.constant<PendingChange>({ remove: true }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (changes, order) => {
        const pending = createPendingWrites();
        const removers = changes.map((item) => pending.add('product-reviews', 'r1', item));
        while (removers.length > 0) {
          const [remove] = removers.splice((order.next().value ?? 0) % removers.length, 1);
          remove?.();
        }
        expect(pending.applyTo('product-reviews', record)).toBe(record);
      }),
    );
  });

  it('apply the last value of each field, layer by layer', () => {
    const pending = createPendingWrites();
    const same: PendingChange = { set: { status: 'approved' } };
    const first = pending.add('product-reviews', 'r1', same);
    const second = pending.add('product-reviews', 'r1', same);
    const third = pending.add('product-reviews', 'r1', { set: { isFeatured: 1 } });
    first();
    expect(pending.applyTo('product-reviews', record)).toMatchObject({ status: 'approved', isFeatured: 1 });
    second();
    expect(pending.applyTo('product-reviews', record)).toMatchObject({ status: 'pending', isFeatured: 1 });
    third();
    expect(record).toMatchObject({ status: 'pending', isFeatured: 0 });
  });

  it('only affect their own record and resource', () => {
    const pending = createPendingWrites();
    pending.add('faq', 'r1', { remove: true });
    pending.add('product-reviews', 'r2', { remove: true });
    expect(pending.applyTo('product-reviews', record)).toBe(record);
    expect(pending.applyTo('faq', record)).toBeNull();
  });

  it('return the same object until something changes, and notify subscribers when it does', () => {
    const pending = createPendingWrites();
    const listener = vi.fn();
    const stop = pending.subscribe(listener);
    const remove = pending.add('product-reviews', 'r1', { set: { status: 'approved' } });
    const shown = pending.applyTo('product-reviews', record);
    expect(pending.applyTo('product-reviews', record)).toBe(shown);
    const version = pending.version();
    remove();
    expect(pending.version()).toBeGreaterThan(version);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    pending.add('product-reviews', 'r1', { remove: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the value at a path', () => {
  it('is null if a part of the path is missing, and never comes from a prototype', () => {
    expect(getFieldValue(record, 'customer.name')).toBe('Ida');
    expect(getFieldValue(record, '$row')).toBe(record);
    for (const path of [
      'customer.nothing',
      'product.name',
      'toString',
      '__proto__',
      'customer.constructor',
      'title.length',
    ])
      expect(getFieldValue(record, path), path).toBeNull();
  });
});
