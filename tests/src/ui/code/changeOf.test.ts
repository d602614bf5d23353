import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../../src/ui/code/changeOf';

describe('the change from one text to another', () => {
  it('makes the one of the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (start, one, other, end) => {
        const [before, after] = [start + one + end, start + other + end];
        const { from, to, insert } = changeOf(before, after);
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
        expect(to - from).toBeLessThanOrEqual(one.length);
      }),
    );
  });
});
