import { isEqual as complete } from 'es-toolkit/compat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import isEqual from '../../../dataProvider/stubs/isEqual';

describe('the comparison that stands in for lodash', () => {
  it('agrees with the complete one on what is sent, stored and typed', () => {
    const plain = fc.oneof(fc.jsonValue(), fc.date({ noInvalidDate: false }), fc.constantFrom(undefined, Number.NaN));
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(isEqual(one, other)).toBe(complete(one, other));
        expect(isEqual({ in: [one] }, { in: [structuredClone(one)] })).toBe(true);
      }),
    );
  });

  it('finds a difference that the complete one finds, whatever is compared', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        if (isEqual(one, other)) expect(complete(one, other)).toBe(true);
      }),
    );
  });

  it('tells apart what is alike', () => {
    expect(isEqual([], {})).toBe(false);
    expect(isEqual({ a: undefined }, {})).toBe(false);
    expect(isEqual({ a: 1 }, { b: 1 })).toBe(false);
    expect(isEqual([1, 2], [1])).toBe(false);
    expect(isEqual(0, -0)).toBe(true);
  });
});
