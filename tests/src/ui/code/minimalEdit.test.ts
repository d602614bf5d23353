import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimalEdit } from '../../../../src/ui/code/minimalEdit';

describe('minimalEdit', () => {
  it('turns one text into the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (start, a, b, end) => {
        const [before, after] = [start + a + end, start + b + end];
        const { from, to, insert } = minimalEdit(before, after);
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
        expect(to - from).toBeLessThanOrEqual(a.length);
      }),
    );
  });
});
