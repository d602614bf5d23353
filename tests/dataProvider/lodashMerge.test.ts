import { merge as lodashMerge } from 'es-toolkit/compat';
import { expect, it } from 'vitest';
import merge from '../../dataProvider/stubs/lodashMerge';

const day = new Date(0);

it.each([
  ['values of a record', { a: 1, b: { c: 'x' } }, { b: { c: 'y', d: 2 } }],
  ['null', { a: 1, b: { c: 1 } }, { a: null, b: null }],
  ['undefined', { a: 1, b: { c: 1 } }, { a: undefined, b: { c: undefined } }],
  ['a shorter array', { a: [1, 2, 3] }, { a: [4] }],
  ['a longer array of objects', { a: [{ b: 1 }] }, { a: [{ c: 2 }, { b: 3 }] }],
  ['a date', { a: null }, { a: day }],
  ['no record', { a: 1 }, undefined],
])('merges %s into the defaults of a form as the function of lodash does', (_name, defaults, record) => {
  expect(merge({}, defaults, record)).toEqual(lodashMerge({}, defaults, record));
});
