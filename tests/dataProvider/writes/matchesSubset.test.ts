import { describe, expect, it } from 'vitest';
import { matchesSubset } from '../../../dataProvider/writes/matchesSubset';

describe('matchesSubset', () => {
  it.each([
    ['a value', 3, 3],
    ['nothing as null', undefined, null],
    ['null as nothing', null, undefined],
    ['parts of an object', { name: 'a', more: 1 }, { name: 'a' }],
    ['parts of the members of a list', [{ _id: '1', name: 'a', at: 'now' }], [{ _id: '1', name: 'a' }]],
  ])('matches %s', (_what, value, wanted) => expect(matchesSubset(value, wanted)).toBe(true));

  it.each([
    ['another value', 3, '3'],
    ['something where nothing is wanted', 'a', null],
    ['nothing where something is wanted', null, { name: 'a' }],
    ['a list of another length', [1, 2], [1]],
    ['another order', [1, 2], [2, 1]],
    ['a list for an object', ['a'], { 0: 'a' }],
    ['another part', { name: 'b' }, { name: 'a' }],
  ])('does not match %s', (_what, value, wanted) => expect(matchesSubset(value, wanted)).toBe(false));
});
