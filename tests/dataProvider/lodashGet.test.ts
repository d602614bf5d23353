import { get as lodashGet } from 'es-toolkit/compat';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import get from '../../dataProvider/stubs/lodashGet';

const record = { name: 'Mona', 'a.b': 1, a: { b: 2, list: [{ id: null }, { id: 'x' }] }, none: null };

it.each([
  'name',
  'a.b',
  'a.list',
  'a.list.1.id',
  'a.list[1].id',
  'a.list.0.id',
  'none',
  'none.id',
  'name.length',
  'b',
  'b.c',
  '',
])('reads %s as the function of lodash does', (path) => {
  expect(get(record, path)).toEqual(lodashGet(record, path));
  expect(get(record, path, 'fallback')).toEqual(lodashGet(record, path, 'fallback'));
});

it('reads any path of what JSON has as the function of lodash does', () => {
  const key = fc.constantFrom('a', 'b', '0', '1');
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(key, tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(value, fc.array(key, { minLength: 1 }), (object, keys) => {
      expect(get(object, keys.join('.'), 'fallback')).toEqual(lodashGet(object, keys.join('.'), 'fallback'));
    }),
  );
});

it('returns the fallback for a field without a source', () => {
  expect(get(record, undefined, 'fallback')).toBe('fallback');
});

it.each([null, undefined])('returns the fallback for %s', (object) => {
  expect(get(object, 'a.b', 'fallback')).toBe('fallback');
});
