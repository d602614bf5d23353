import { describe, expect, it } from 'vitest';
import { createRecordReader } from '../../../../src/lib/csv/recordReader';
import { isFullRun } from '../../../support/fullRun';

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
    [
      'an opening quote that is never closed costs its line',
      'a,b\n"c,d\ne,f\n',
      [
        ['a,b', 1],
        ['c,d', 2, 'unclosedQuote'],
        ['e,f', 3],
      ],
    ],
    [
      'quotes that aren’t doubled cost their record',
      'a,b\n"c "x" y",d\ne,f\n',
      [
        ['a,b', 1],
        ['c "x" y,d', 2, 'strayQuote'],
        ['e,f', 3],
      ],
    ],
    [
      'quotes after a backslash cost their record, and are shown without it',
      'a,b\n"c \\"x\\" y",d\ne,f\n',
      [
        ['a,b', 1],
        ['c "x" y,d', 2, 'strayQuote'],
        ['e,f', 3],
      ],
    ],
    [
      'quotes that aren’t doubled cost their record of several lines',
      'a,b,c\n"d "x" z\ny",e,f\ng,h,i\n',
      [
        ['a,b,c', 1],
        ['d "x" z\ny,e,f', 2, 'strayQuote'],
        ['g,h,i', 4],
      ],
    ],
    [
      'both parts of a record that a quote at the end of a line cuts are faults',
      'a,b,c\n"d "x"\ny\nz",e,f\ng,h,i\n',
      [
        ['a,b,c', 1],
        ['d "x', 2, 'strayQuote'],
        ['y', 3],
        ['z",e,f', 4, 'strayQuote'],
        ['g,h,i', 5],
      ],
    ],
    [
      'an opening quote before a quoted cell costs its line',
      'a,b\n"c,d\ne,f\n"g",h\ni,j\n',
      [
        ['a,b', 1],
        ['c,d', 2, 'unclosedQuote'],
        ['e,f', 3],
        ['g,h', 4],
        ['i,j', 5],
      ],
    ],
    [
      'the rest of a broken cell is a fault of its own',
      'a,b\n"c, "x" y\nd",e\nf,g\n',
      [
        ['a,b', 1],
        ['c, "x" y', 2, 'unclosedQuote'],
        ['d",e', 3, 'strayQuote'],
        ['f,g', 4],
      ],
    ],
  ])('[IMP-12] %s', (_name, text, expected) => {
    const found = read(text).map(({ cells, line, fault }) => [cells.join(), line, ...(fault ? [fault] : [])]);
    expect(found).toEqual(expected);
  });

  it('takes a record of more than 1,000,000 characters for an unclosed quote', () => {
    const reader = createRecordReader(',', '\n');
    expect(reader.push(`a\n"${'b'.repeat(999_999)}`)).toEqual([{ cells: ['a'], line: 1 }]);
    expect(() => reader.push('b')).toThrow(expect.objectContaining({ kind: 'unclosedQuote', line: 2 }));
  });

  it('[IMP-12] reads on after a quote that would take more than 1,000,000 characters', () => {
    const records = read(`a,b\n"c,d\n${'e,f\n'.repeat(400_000)}`);
    expect(records).toHaveLength(400_002);
    expect(records.filter(({ fault }) => fault)).toEqual([{ cells: ['c', 'd'], line: 2, fault: 'unclosedQuote' }]);
  });

  it('refuses a file with broken quotes in every line before they take long', () => {
    // Each quote takes as long as 50 characters.
    const line = `a,"${'b'.repeat(isFullRun ? 1 : 60)}\n`;
    const file = line.repeat(500_000 / line.length);
    expect(() => read(file)).toThrow(expect.objectContaining({ kind: 'unclosedQuote' }));
  });
});
