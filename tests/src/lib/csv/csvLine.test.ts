import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvLine, csvMark, readCsvText } from '../../../../src/lib/csv/csvLine';

/** Texts that are likely to go wrong: formula signs, apostrophes, quotes, separators, line ends, blanks. */
const awkward = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '|',
    '%',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    '\0',
    ' ',
    '\u00a0',
    '＝',
    '＠',
    'a',
    '1',
    'é',
    '😀',
  ),
  maxLength: 8,
});
const text = fc.oneof(
  awkward,
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('=1+1', "=cmd|'/C calc'!A0", '-2', '@SUM(A1)'),
);

function parse(file: string): string[][] {
  return Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);
}

/** How a spreadsheet would begin to read a formula or command. */
const active = /^\s*[=+\-@|%\t\r\n\0＝＋－＠]/;

describe('csvLine', () => {
  it('gives back what was written, for every text', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const [read] = parse(csvLine(cells) + csvLine(['end']));
        expect(read?.map(readCsvText)).toEqual(cells);
      }),
      { numRuns: 50_000 },
    );
  }, 60_000);

  it('leaves no text that a spreadsheet would run', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const [[read = ''] = []] = parse(csvLine([cell, 'x']));
        expect(active.test(read)).toBe(false);
      }),
      { numRuns: 50_000 },
    );
  }, 60_000);

  it('keeps numbers as numbers, also negative ones', () => {
    expect(csvLine([-5, 1.5, 0])).toBe('-5,1.5,0\r\n');
  });

  it.each<[CsvCell, string]>([
    [null, '""\r\n'],
    [undefined, '""\r\n'],
    [Number.NaN, '""\r\n'],
    [true, 'true\r\n'],
    ['=1+1', "'=1+1\r\n"],
    ['-2', "'-2\r\n"],
    ["'=1", "''=1\r\n"],
    ['say "hi", you', '"say ""hi"", you"\r\n'],
    ['two\nlines', '"two\nlines"\r\n'],
  ])('writes %j as %j', (cell, line) => {
    expect(csvLine([cell])).toBe(line);
  });

  it('marks the file as UTF-8', () => {
    expect(new TextEncoder().encode(csvMark)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  });
});
