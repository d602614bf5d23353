import { describe, expect, it } from 'vitest';
import { isLikelyHeader, toTableColumns } from '../../../../src/lib/csv/tableColumns';

describe('isLikelyHeader', () => {
  it.each([
    'ada@shop.example',
    ' ada@shop.example ',
    '12',
    ' 12 ',
    '+5',
    '-5',
    '1,234.50',
    '1 234',
    '15%',
    '2026-11-24',
    '24.11.26',
    '1/2/2026',
    '2026-11-24T10:00:00Z ',
    '24.11.2026 10:00',
  ])('is false if a cell is a value: %s', (value) => {
    expect(isLikelyHeader(['name', value])).toBe(false);
  });

  it.each([
    'name',
    'Points 2',
    '2nd name',
    '@',
    'a@b',
    'x ada@shop.example',
    '%',
    '5%%',
    '12-3',
    '12345-11-24',
    '1-123-4',
  ])('is true if no cell is a value: %s', (text) => {
    expect(isLikelyHeader([text, ''])).toBe(true);
  });

  it('is false without any text', () => {
    expect(isLikelyHeader(['', ' '])).toBe(false);
    expect(isLikelyHeader([])).toBe(false);
  });
});

describe('toTableColumns', () => {
  it('numbers columns with the same name', () => {
    expect(toTableColumns(['a', ' a ', 'b', 'a', '__proto__'], 5)).toEqual([
      { index: 0, name: 'a', copy: 0 },
      { index: 1, name: 'a', copy: 1 },
      { index: 2, name: 'b', copy: 0 },
      { index: 3, name: 'a', copy: 2 },
      { index: 4, name: '__proto__', copy: 0 },
    ]);
  });

  it('has as many columns as the widest of header and rows, without names where there is no text', () => {
    const unnamed = (index: number) => ({ index, name: null, copy: 0 });
    expect(toTableColumns(['a', ' ', ''], 2)).toEqual([{ index: 0, name: 'a', copy: 0 }, unnamed(1), unnamed(2)]);
    expect(toTableColumns(null, 2)).toEqual([unnamed(0), unnamed(1)]);
    expect(toTableColumns([], 1)).toEqual([unnamed(0)]);
  });
});
