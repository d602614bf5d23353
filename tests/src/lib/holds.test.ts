import { describe, expect, it } from 'vitest';
import { holds } from '../../../src/lib/holds';

describe('holds', () => {
  it.each([
    ['a value', 3, 3],
    ['nothing as null', undefined, null],
    ['null as nothing', null, undefined],
    ['parts of an object', { name: 'a', more: 1 }, { name: 'a' }],
    ['parts of the members of a list', [{ _id: '1', name: 'a', at: 'now' }], [{ _id: '1', name: 'a' }]],
  ])('finds %s', (_what, value, wanted) => expect(holds(value, wanted)).toBe(true));

  it.each([
    ['another value', 3, '3'],
    ['something where nothing is wanted', 'a', null],
    ['nothing where something is wanted', null, { name: 'a' }],
    ['a list of another length', [1, 2], [1]],
    ['another order', [1, 2], [2, 1]],
    ['a list for an object', ['a'], { 0: 'a' }],
    ['another part', { name: 'b' }, { name: 'a' }],
  ])('does not find %s', (_what, value, wanted) => expect(holds(value, wanted)).toBe(false));
});
