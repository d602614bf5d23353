import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimiters } from '../../../../src/lib/csv/detectDelimiter';
import { type Encoding, encodings } from '../../../../src/lib/csv/encodings';
import { type ParsedTable, parseTable } from '../../../../src/lib/csv/parseTable';
import { isFullRun } from '../../../support/fullRun';
import { encodeText, getTable } from './encodeText';

/** The product of the sizes makes each file run once in `npm test`, and often in the full run. */
const RUNS = isFullRun ? 3000 : 150;
const HEADER = ['name', 'email', 'note'];
const lineEndings = ['\n', '\r\n', '\r'] as const;

const isUnicode = (encoding: Encoding) => encoding.startsWith('utf');

/** Letters of an encoding beyond ASCII. */
const getLetters = (encoding: Encoding): string[] =>
  isUnicode(encoding)
    ? ['é', 'ß', 'ж', '語', '😀', '\u202e', '�']
    : [...getTable(encoding).keys()].filter((character) => /[\p{L}\p{S}]/u.test(character) && character >= '\x80');

/** Characters with a meaning in files, and some without. */
const special = ['"', '""', ',', ';', '\t', '|', '\n', '\r', '\r\n', "'", '=', '+', ' ', 'a', 'B', '7', '.', '\\', '<'];

const anyFile = fc.constantFrom(...encodings).chain((encoding) =>
  fc.record({
    encoding: fc.constant(encoding),
    delimiter: fc.constantFrom(
      ...delimiters.filter((delimiter) => isUnicode(encoding) || getTable(encoding).has(delimiter)),
    ),
    lineEnding: fc.constantFrom(...lineEndings),
    /** Quotes around every cell, or around those that need them. */
    quotesAll: fc.boolean(),
    endsWithLineEnding: fc.boolean(),
    rows: fc.array(
      fc.array(fc.string({ unit: fc.constantFrom(...special, ...getLetters(encoding).slice(0, 200)), maxLength: 12 }), {
        minLength: 3,
        maxLength: 3,
      }),
      { minLength: 1, maxLength: 12 },
    ),
  }),
);

type AnyFile = typeof anyFile extends fc.Arbitrary<infer File> ? File : never;

/** Writes a table as a spreadsheet does. */
function write({ encoding, delimiter, lineEnding, quotesAll, endsWithLineEnding, rows }: AnyFile): Blob {
  const needsQuotes = (cell: string) => /["\r\n]/.test(cell) || cell.includes(delimiter);
  const quote = (cell: string) => (quotesAll || needsQuotes(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = [HEADER, ...rows].map((cells) => cells.map(quote).join(delimiter)).join(lineEnding);
  return new Blob([encodeText(`${text}${endsWithLineEnding ? lineEnding : ''}`, encoding)]);
}

/** What arrives: spaces at the ends count, but apostrophes before formulas are taken off, as exports add them. */
const withoutGuards = (cell: string) => cell.replaceAll("'", '');

/** Compares the read table with the written one, except for rows that are named. Blank rows are skipped. */
function expectWritten({ rows: written }: AnyFile, { rows, faults, unreadable, lines }: ParsedTable) {
  const filled = written.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  expect(lines).toHaveLength(filled.length);
  for (const [row, cells] of rows.entries()) {
    if (faults.has(row) || unreadable.includes(row)) continue;
    expect(cells.map(withoutGuards)).toEqual(filled[row]?.map(withoutGuards));
  }
}

describe('any table of values', () => {
  it('[IMP-08] arrives as it was written, in any encoding, with any separator, quotes and line ending', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (file) => {
        const { encoding, delimiter } = file;
        expectWritten(file, await parseTable(write(file), { encoding, delimiter, headerLine: 'first' }));
      }),
      { numRuns: RUNS },
    );
  });

  it('[IMP-12] arrives as it was written, or each row is named, if the format is detected', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFile.filter(({ encoding }) => isUnicode(encoding)),
        async (file) => {
          const table = await parseTable(write({ ...file, encoding: 'utf-8' }), { headerLine: 'first' });
          // A choice of one delimiter among several possible ones is shown, and can be changed.
          if (table.text?.delimiter === file.delimiter) expectWritten(file, table);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('[IMP-12] is read except for one row if a quote is added anywhere', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '.', '5'), minLength: 1, maxLength: 8 });
    const text = word.filter((cell) => cell.trim() !== '');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text, text), { minLength: 3, maxLength: 12 }),
        fc.nat(),
        fc.boolean(),
        async (rows, place, quotesAll) => {
          const lines = rows.map((cells) => cells.map((cell) => (quotesAll ? `"${cell}"` : cell)).join(','));
          const damaged = place % rows.length;
          const line = lines[damaged] ?? '';
          const at = place % (line.length + 1);
          const broken = lines.with(damaged, `${line.slice(0, at)}"${line.slice(at)}`);
          const table = await parseTable([HEADER.join(','), ...broken].join('\n'), { headerLine: 'first' });
          const isNamed = (lineNumber: number) => {
            const row = table.lines.indexOf(lineNumber);
            // Spaces at the start of a cell may be those after an unquoted comma.
            return row < 0 || (table.faults.has(row) && table.faults.get(row) !== 'shifted');
          };
          const named = rows.flatMap((_, row) => (isNamed(row + 2) ? [row] : []));
          expect(named.every((row) => row === damaged || row === damaged + 1)).toBe(true);
          for (const [row, cells] of rows.entries())
            if (row !== damaged && !named.includes(row))
              expect(table.rows[table.lines.indexOf(row + 2)]).toEqual([...cells]);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
