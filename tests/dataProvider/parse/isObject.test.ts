import { expect, it } from 'vitest';
import { isObject } from '../../../dataProvider/parse/isObject';

it('tells objects with fields from everything else that JSON can hold', () => {
  expect([{}, { a: 1 }].map(isObject)).toEqual([true, true]);
  expect([null, undefined, [], [{}], 'text', '', 5, true].filter(isObject)).toEqual([]);
});
