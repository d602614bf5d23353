import { describe, expect, it } from 'vitest';
import { createRecordReader } from '../../../../src/lib/csv/recordReader';

function read(text: string, newline: '\n' | '\r' = '\n', delimiter = ',') {
  const reader = createRecordReader(delimiter, newline);
  return [...reader.push(text), ...reader.end()];
}

const readCells = (...args: Parameters<typeof read>) => read(...args).map(({ cells }) => cells);

describe('createRecordReader', () => {
  it('numbers records by their first line', () => {
    expect(read('a,b\n"1\n2\n3",c\nd,e\n')).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1\n2\n3', 'c'], line: 2 },
      { cells: ['d', 'e'], line: 5 },
    ]);
    expect(read('a\rb\r', '\r').map(({ line }) => line)).toEqual([1, 2]);
  });

  it.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,"b"\r\nc,"d"\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,"b\r"\nc,"d\r"\r\n',
      [
        ['a', 'b\r'],
        ['c', 'd\r'],
      ],
    ],
    ['a,"b\r"', [['a', 'b\r']]],
    ['a\r,b\n', [['a\r', 'b']]],
  ])('removes the CR of a line ending only: %j', (text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  it('returns a record when its line ending has been read', () => {
    const reader = createRecordReader(';', '\n');
    expect(reader.push('a;')).toEqual([]);
    expect(reader.push('b\nc')).toEqual([{ cells: ['a', 'b'], line: 1 }]);
    expect(reader.end()).toEqual([{ cells: ['c'], line: 2 }]);
  });

  it.each([
    ['a\n"b', 'unclosedQuote', 2],
    ['a\n"b"c,d\ne\n', 'strayQuote', 2],
  ])('reports the first broken quote and its line: %j', (text, kind, line) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ kind, line }));
  });

  it('takes a record of more than 1,000,000 characters for an unclosed quote', () => {
    const reader = createRecordReader(',', '\n');
    expect(reader.push(`a\n"${'b'.repeat(999_999)}`)).toEqual([{ cells: ['a'], line: 1 }]);
    expect(() => reader.push('b')).toThrow(expect.objectContaining({ kind: 'unclosedQuote', line: 2 }));
  });
});
