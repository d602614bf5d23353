import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  type CsvCell,
  formatCsvLine,
  getCsvSeparator,
  UTF8_BOM,
  unescapeCsvText,
} from '../../../../src/lib/csv/csvLine';
import { countCases } from '../../../support/countCases';
import { caseCount } from '../../../support/fullRun';

/** Problematic texts: formula signs, apostrophes, quotes, delimiters, line breaks, spaces. */
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

/** The separator of the system depends on its language. */
const formatLine = (cells: readonly CsvCell[], separator: ',' | ';' = ',') => formatCsvLine(cells, separator);

/** A cell that a spreadsheet runs. Quotes that a reader leaves in place are skipped, so that no reader matters. */
const live = /^["\s]*[=+\-@|%\0＝＋－＠]/;

/**
 * The cells of a file as spreadsheets read them: a quote opens a quoted part only at the start of a cell, and what
 * follows the closing quote is appended as it is.
 */
function readLikeSpreadsheet(file: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'y');
  const rows: string[][] = [[]];
  while (cell.lastIndex < file.length) {
    const [, quoted = '', rest = '', end = ''] = cell.exec(file) ?? [];
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + rest);
    if (end !== separator) rows.push([]);
  }
  return rows;
}

/** Start of a formula or command in a spreadsheet. */
const active = /^\s*[=+\-@|%\t\r\n\0＝＋－＠]/;

describe('formatCsvLine', () => {
  it('round-trips every text', () => {
    const numRuns = caseCount(10_000, 200_000);
    countCases('csv', numRuns);
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const [read] = parse(formatLine(cells) + formatLine(['end']));
        expect(read?.map((cell) => unescapeCsvText(cell))).toEqual(cells);
      }),
      { numRuns },
    );
  }, 60_000);

  it('[LIST-08] escapes every formula', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const [[read = ''] = []] = parse(formatLine([cell, 'x']));
        expect(active.test(read)).toBe(false);
      }),
      { numRuns: caseCount(10_000, 50_000) },
    );
  }, 60_000);

  it.each([
    [',', ','],
    [',', ';'],
    [',', '\t'],
    [';', ','],
    [';', ';'],
    [';', '\t'],
  ] as const)(
    '[SEC-01] leaves no formula in cells separated by %j for a reader that separates them by %j',
    (own, separator) => {
      const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
      fc.assert(
        fc.property(rows, (lines) => {
          const file = lines.map((cells) => formatLine(cells, own)).join('');
          const read = [
            ...Papa.parse<string[]>(file, { delimiter: separator }).data,
            ...readLikeSpreadsheet(file, separator),
          ];
          expect(read.flat().filter((cell) => live.test(cell))).toEqual([]);
        }),
        { numRuns: caseCount(2_500, 50_000) },
      );
    },
    60_000,
  );

  it.each([
    [';', "x;=cmd|' /C calc'!A0;y"],
    ['\t', "x\t=cmd|' /C calc'!A0\ty"],
    [';', "x\r\n=cmd|' /C calc'!A0\r\ny"],
    [';', 'x;"=1+1";y'],
  ])('[SEC-01] escapes a formula after %j in %j', (separator, cell) => {
    const file = formatLine(['Ann', cell, 'end']);
    expect(
      readLikeSpreadsheet(file, separator)
        .flat()
        .filter((part) => live.test(part)),
    ).toEqual([]);
    expect(unescapeCsvText(parse(file + formatLine(['end']))[0]?.[1] ?? '')).toBe(cell);
  });

  it('takes no time for a text of line breaks', () => {
    const lines = '\n'.repeat(400_000);
    expect(formatLine([`a${lines}b`]).length).toBe(lines.length + 6);
    const escaped = formatLine([`a${lines}=b`]).slice(1, -3);
    expect(escaped).toBe(`a${"\n'".repeat(400_000)}=b`);
    expect(unescapeCsvText(escaped)).toBe(`a${lines}=b`);
  });

  it('changes no text without a formula', () => {
    expect(formatLine(["one; 'two'\n\nthree, '-4"])).toBe(`"one; 'two'\n\nthree, '-4"\r\n`);
  });

  it.each([
    ['fr', ';'],
    ['de-AT', ';'],
    ['pt-BR', ';'],
    ['en-GB', ','],
    ['de-CH', ','],
    ['ar', ','],
    ['ja', ','],
  ] as const)('[LIST-08] opens in columns in the Excel of %s, with %j between cells', (language, separator) => {
    expect(getCsvSeparator(language)).toBe(separator);
  });

  it('[LIST-08] writes a decimal comma beside semicolons, where 1.5 would become a date', () => {
    expect(formatLine([-5, 1.5, 'a;b', '1.5'], ';')).toBe('-5;1,5;"a;b";1.5\r\n');
  });

  it('does not escape numbers, including negative ones', () => {
    expect(formatLine([-5, 1.5, 0])).toBe('-5,1.5,0\r\n');
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
  ])('formats %j as %j', (cell, line) => {
    expect(formatLine([cell])).toBe(line);
  });

  it('marks the file as UTF-8', () => {
    expect(new TextEncoder().encode(UTF8_BOM)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  });
});
