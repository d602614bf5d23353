import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDeepEqual, mergeEdits, setAtPath } from '../../../dataProvider/writes/mergeEdits';

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom('a', 'b', null),
    fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }),
  ),
}));

describe('merging local edits with saved changes', () => {
  test('has no conflicts if only one side changed, or both made the same change', () => {
    return fc.assert(
      fc.property(value, value, (base, other) => {
        expect(isDeepEqual(mergeEdits(base, base, other).value, other)).toBe(true);
        expect(isDeepEqual(mergeEdits(base, other, base).value, other)).toBe(true);
        expect(isDeepEqual(mergeEdits(base, other, other).value, other)).toBe(true);
        for (const merged of [mergeEdits(base, base, other), mergeEdits(base, other, base)]) {
          expect(merged.conflicts).toEqual([]);
        }
      }),
    );
  });

  test('keeps only local changes without conflict once all conflicts are resolved with theirs', () => {
    return fc.assert(
      fc.property(value, value, value, (base, mine, theirs) => {
        const { value: merged, conflicts } = mergeEdits(base, mine, theirs);
        const decided = conflicts.reduce<unknown>(
          (whole, { path, theirs: part }) => setAtPath(whole, path, part),
          merged,
        );
        // Merged again with theirs as the base, there are no conflicts.
        expect(mergeEdits(theirs, decided, theirs).conflicts).toEqual([]);
        for (const { path, mine: mineValue } of conflicts) expect(isDeepEqual(at(merged, path), mineValue)).toBe(true);
      }),
    );
  });

  test('keeps both changes to different parts, and reports a conflict with the path of the same part', () => {
    const base = { colors: { brand: 'red', star: 'gold' }, css: '' };
    const mine = { colors: { brand: 'green', star: 'gold' }, css: '.a {}' };
    const theirs = { colors: { brand: 'black', star: 'silver' }, css: '' };
    expect(mergeEdits(base, mine, theirs)).toEqual({
      value: { colors: { brand: 'green', star: 'silver' }, css: '.a {}' },
      conflicts: [{ path: ['colors', 'brand'], mine: 'green', theirs: 'black' }],
    });
  });
});

function at(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => Object(part)[name], whole);
}

describe('equality of JSON values', () => {
  test.each([
    [[1, 2], [1, 2], true],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1, 2], [1, 3], false],
    [[], [], true],
    [[], {}, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, false],
    [{ a: { b: [1] } }, { a: { b: [2] } }, false],
    [{}, { toString: 1 }, false],
    [{}, null, false],
    [1, '1', false],
    [Number.NaN, Number.NaN, true],
  ])('%j and %j: %s', (a, b, isEqual) => {
    expect(isDeepEqual(a, b)).toBe(isEqual);
    expect(isDeepEqual(b, a)).toBe(isEqual);
  });
});

describe('parts', () => {
  test('that one side removed are removed, key and all', () => {
    const { value } = mergeEdits({ a: 1, b: 2, c: 3 }, { a: 1, c: 4 }, { b: 2, c: 3 });
    expect(Object.entries(Object(value))).toEqual([['c', 4]]);
  });

  test('are set in place, added at the end, or removed with undefined', () => {
    expect(Object.entries(Object(setAtPath({ a: 1, b: 2 }, ['a'], 3)))).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    expect(Object.entries(Object(setAtPath({ b: 2, c: 4 }, ['a'], 3)))).toEqual([
      ['b', 2],
      ['c', 4],
      ['a', 3],
    ]);
    expect(Object.entries(Object(setAtPath({ a: 1, b: 2 }, ['a'], undefined)))).toEqual([['b', 2]]);
    expect(setAtPath([1], ['a', 'b'], 3)).toEqual({ a: { b: 3 } });
    expect(setAtPath({ a: 1 }, [], 3)).toBe(3);
  });
});
