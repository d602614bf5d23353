import { isEqual as lodashIsEqual } from 'es-toolkit/compat';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import isEqual from '../../dataProvider/stubs/lodashIsEqual';

it('compares what JSON has as the function of lodash does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isEqual(a, b)).toBe(lodashIsEqual(a, b));
      expect(isEqual(a, structuredClone(a))).toBe(true);
      expect(isEqual({ a, b }, { b, a })).toBe(true);
      expect(isEqual([a, { b }], [a, { b, c: undefined }])).toBe(false);
    }),
  );
});

it('takes functions and dates for equal if they are the same', () => {
  const icon = () => null;
  expect(isEqual({ icon }, { icon })).toBe(true);
  expect(isEqual({ icon }, { icon: () => null })).toBe(false);
  const day = new Date(0);
  expect([isEqual([day], [day]), isEqual([day], [new Date(0)])]).toEqual([true, false]);
});
