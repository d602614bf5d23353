import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameValue, mergeEdits, withPart } from '../../../../src/engine/editing/mergeEdits';

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom('a', 'b', null),
    fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }),
  ),
}));

describe('what was edited here and saved elsewhere', () => {
  test('comes together: who did nothing has no say, and the same is no dispute', () => {
    return fc.assert(
      fc.property(value, value, (base, other) => {
        expect(isSameValue(mergeEdits(base, base, other).value, other)).toBe(true);
        expect(isSameValue(mergeEdits(base, other, base).value, other)).toBe(true);
        expect(isSameValue(mergeEdits(base, other, other).value, other)).toBe(true);
        for (const merged of [mergeEdits(base, base, other), mergeEdits(base, other, base)]) {
          expect(merged.disputes).toEqual([]);
        }
      }),
    );
  });

  test('is theirs once every dispute is decided for them, but for what only we changed', () => {
    return fc.assert(
      fc.property(value, value, value, (base, mine, theirs) => {
        const { value: merged, disputes } = mergeEdits(base, mine, theirs);
        const decided = disputes.reduce<unknown>(
          (whole, { path, theirs: part }) => withPart(whole, path, part),
          merged,
        );
        // With theirs as what was saved, nothing is in dispute any more.
        expect(mergeEdits(theirs, decided, theirs).disputes).toEqual([]);
        for (const { path, mine: own } of disputes) expect(isSameValue(at(merged, path), own)).toBe(true);
      }),
    );
  });

  test('in two parts is both; in one part, a dispute that names it', () => {
    const base = { colours: { brand: 'red', star: 'gold' }, css: '' };
    const mine = { colours: { brand: 'green', star: 'gold' }, css: '.a {}' };
    const theirs = { colours: { brand: 'black', star: 'silver' }, css: '' };
    expect(mergeEdits(base, mine, theirs)).toEqual({
      value: { colours: { brand: 'green', star: 'silver' }, css: '.a {}' },
      disputes: [{ path: ['colours', 'brand'], mine: 'green', theirs: 'black' }],
    });
  });
});

function at(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => Object(part)[name], whole);
}
