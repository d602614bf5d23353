import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvLine, UTF8_BOM } from '../../../../src/lib/csv/csvLine';
import { CsvParseError } from '../../../../src/lib/csv/csvParseError';
import { delimiters } from '../../../../src/lib/csv/detectDelimiter';
import { MAX_FILE_BYTES, parseTable } from '../../../../src/lib/csv/parseTable';
import { createTextReader } from '../../../../src/lib/csv/textReader';
import { caseCount } from '../../../support/fullRun';
import { type HostileFile, hostileFiles } from './hostileFiles';

async function catchCsvParseError(reading: Promise<unknown>): Promise<CsvParseError> {
  const parseError = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  if (parseError instanceof CsvParseError) return parseError;
  throw new Error(`no table fault: ${String(parseError)}`);
}

describe('parseTable', () => {
  it('[IMP-08] is tested with at least forty files', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(40);
  });

  it.each(hostileFiles.filter(({ read }) => read))('[IMP-08] parses: $name', async ({ bytes, read }: HostileFile) => {
    const table = await parseTable(new Blob([bytes]));
    expect(table.headerLine === null ? null : table.columns.map(({ name }) => name)).toEqual(read?.header);
    expect(table.rows).toEqual(read?.rows);
    if (read?.lines) expect(table.lines).toEqual(read.lines);
    expect(Object.fromEntries(table.faults)).toEqual(read?.faults ?? {});
  });

  it.each(hostileFiles.filter((file) => file.refused))(
    '[IMP-08] refuses with kind and line: $name',
    async ({ bytes, refused }: HostileFile) => {
      const parseError = await catchCsvParseError(parseTable(new Blob([bytes])));
      expect({ kind: parseError.kind, line: parseError.line }).toEqual(refused);
    },
  );

  it('prefers the given options over detection', async () => {
    const file = new Blob([new Uint8Array([0xe6, 0x3b, 0x0a, 0x31, 0x3b])]);
    const table = await parseTable(file, { encoding: 'windows-1251', delimiter: ';', headerLine: null });
    expect(table.rows).toEqual([
      ['ж', ''],
      ['1', ''],
    ]);
    expect(table.text?.isEncodingCertain).toBe(true);
  });

  it('reports a guessed encoding', async () => {
    const certain = await parseTable(new Blob(['name,email\nZoë,z@shop.example\n']));
    const guessed = await parseTable(new Blob([new Uint8Array([0x6e, 0x0a, 0x5a, 0xeb, 0x0a])]));
    expect([certain.text?.isEncodingCertain, guessed.text?.isEncodingCertain, guessed.rows]).toEqual([
      true,
      false,
      [['Zë']],
    ]);
  });

  it('[IMP-12] reads a file in a chosen encoding although a byte is invalid, and names its row', async () => {
    const file = new Blob([new Uint8Array([0x6e, 0x0a, 0x61, 0x0a, 0x5a, 0xeb, 0x0a])]);
    const table = await parseTable(file, { encoding: 'utf-8' });
    expect([table.rows, table.unreadable]).toEqual([[['a'], ['Z\ufffd']], [1]]);
  });

  it('[IMP-07] rejects a file that is too large before reading it', async () => {
    const file = new Blob(['a']);
    Object.defineProperty(file, 'size', { value: MAX_FILE_BYTES + 1 });
    expect((await catchCsvParseError(parseTable(file))).kind).toBe('tooLarge');
  });

  it('accepts a file of the maximum size', async () => {
    const file = new Blob(['a']);
    Object.defineProperty(file, 'size', { value: MAX_FILE_BYTES });
    expect((await parseTable(file)).columns).toHaveLength(1);
  });

  it('reports the share of the file that has been read, at most 1', async () => {
    const parts = ['email\n', 'ada@shop.example\n'].map((text) => new TextEncoder().encode(text));
    const file = new Blob(['email\n']);
    const stream = () =>
      new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
    Object.defineProperties(file, { size: { value: 12 }, stream: { value: stream } });
    const shares: number[] = [];
    await parseTable(file, {}, (share) => shares.push(share));
    expect(shares).toEqual([0.5, 1]);
  });

  it('reports a file that can’t be read, at the start and later', async () => {
    const fail = () => Promise.reject(new Error('gone'));
    const start = new Blob(['email\n']);
    Object.defineProperty(start, 'slice', { value: () => ({ arrayBuffer: fail }) });
    expect((await catchCsvParseError(parseTable(start))).kind).toBe('unreadable');
    const later = new Blob(['email\n']);
    Object.defineProperty(later, 'stream', { value: () => new ReadableStream({ pull: fail }) });
    expect((await catchCsvParseError(parseTable(later))).kind).toBe('unreadable');
  });

  it('refuses an empty file, and bytes that are no text', async () => {
    expect((await catchCsvParseError(parseTable(new Blob([])))).kind).toBe('empty');
    expect((await catchCsvParseError(parseTable(''))).kind).toBe('empty');
    expect((await catchCsvParseError(parseTable(new Blob(['%PDF-1.7'])))).kind).toBe('notText');
  });

  it('reads pasted text as UTF-8, also if it looks like a binary file', async () => {
    const table = await parseTable('%PDF\né');
    expect(table.rows).toEqual([['é']]);
    expect(table.text).toMatchObject({ encoding: 'utf-8', isEncodingCertain: true });
  });

  it('[IMP-12] reads a file again if it is not UTF-8 after the sample, but not with a chosen encoding', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode(`name\n${'a\n'.repeat(40_000)}Zo`), 0xeb, 0x0a]);
    const table = await parseTable(new Blob([bytes]));
    expect(table.text).toMatchObject({ encoding: 'windows-1252', isEncodingCertain: false });
    expect(table.rows.at(-1)).toEqual(['Zoë']);
    const chosen = await parseTable(new Blob([bytes]), { encoding: 'utf-8' });
    expect([chosen.rows.at(-1), chosen.unreadable]).toEqual([['Zo\ufffd'], [40_000]]);
  });

  it('[IMP-12] keeps UTF-8 if a byte is invalid after the sample', async () => {
    const text = new TextEncoder().encode(`name\n${'a\n'.repeat(40_000)}${'Zoë\n'.repeat(9)}Zo`);
    const table = await parseTable(new Blob([new Uint8Array([...text, 0xeb, 0x0a])]));
    expect([table.text?.encoding, table.rows.at(-2), table.rows.at(-1)]).toEqual(['utf-8', ['Zoë'], ['Zo\ufffd']]);
  });

  it('[IMP-12] shows that a file ends inside a character', async () => {
    const table = await parseTable(new Blob([new Uint8Array([0x61, 0x0a, 0x62, 0xc3])]), { encoding: 'utf-8' });
    expect([table.rows, table.unreadable]).toEqual([[['b\ufffd']], [0]]);
  });

  it('stops reading the file at the limit', async () => {
    let isCanceled = false;
    const part = new TextEncoder().encode('ada@shop.example\n'.repeat(5000));
    const file = new Blob(['ada@shop.example\n']);
    const stream = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(part),
        cancel: () => {
          isCanceled = true;
        },
      });
    Object.defineProperty(file, 'stream', { value: stream });
    expect((await parseTable(file, { limit: 20 })).rows).toHaveLength(20);
    expect(isCanceled).toBe(true);
  });

  it.each([
    ['sep=;\na;b\n1;2', undefined, ';', [['1', '2']]],
    ['sep=;\na,b\n1,2', ',', ',', [['1', '2']]],
    ['a;b\n1;2', undefined, ';', [['1', '2']]],
  ] as const)('leaves out the line that names the delimiter: %j', async (text, chosen, delimiter, rows) => {
    expect(await parseTable(text, { delimiter: chosen })).toMatchObject({ text: { delimiter }, rows });
  });

  it('[IMP-07] reads a file in parts, and no further than it needs', async () => {
    const part = new TextEncoder().encode('ada@shop.example\n'.repeat(1000));
    const PARTS = 50;
    let pulled = 0;
    const stream = () =>
      new ReadableStream(
        {
          pull(controller) {
            pulled += 1;
            if (pulled > PARTS) controller.close();
            else controller.enqueue(part);
          },
        },
        { highWaterMark: 0 },
      );
    const readWhole = () => Promise.reject(new Error('the whole file was read at once'));
    const file = new Blob(['a']);
    Object.defineProperties(file, {
      size: { value: part.length * PARTS },
      slice: { value: () => new Blob([part]) },
      stream: { value: stream },
      text: { value: readWhole },
      arrayBuffer: { value: readWhole },
    });
    expect((await parseTable(file)).rows).toHaveLength(1000 * PARTS);
    pulled = 0;
    expect((await parseTable(file, { limit: 20 })).rows).toHaveLength(20);
    expect(pulled).toBeLessThan(5);
  });

  it('reports rows that seem to contain others', async () => {
    const table = await parseTable('name,email,points\nAda,"a@shop.example\nBob,b@shop.example,5\nCy",7\nDi,d,1\n');
    expect([...table.faults]).toEqual([[0, 'swallows']]);
    const review = await parseTable('title,text,rating\nGood,"It fits,\nthe colour too\nand more",5\n');
    expect([...review.faults]).toEqual([]);
  });

  it('reads no more rows than the limit', async () => {
    const table = await parseTable(`email\n${'ada@shop.example\n'.repeat(50_000)}`, { limit: 20 });
    expect(table.rows).toHaveLength(20);
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\t', '|', '\r', '\n', '=', "'", '-', ' ', 'a', 'é', '😀'),
    maxLength: 8,
  }),
);
const row = fc.array(cell, { minLength: 3, maxLength: 3 }).filter((cells) => cells.some((item) => item.trim() !== ''));

describe('parseTable after formatCsvLine', () => {
  it.each([',', ';'] as const)(
    '[IMP-08] round-trips thousands of rows with %s',
    async (separator) => {
      let rows = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 50, maxLength: 50 }), async (written) => {
          const file =
            UTF8_BOM + [['one', 'two', 'three'], ...written].map((cells) => formatCsvLine(cells, separator)).join('');
          const table = await parseTable(new Blob([file]), { delimiter: separator, headerLine: 'first' });
          expect(table.rows).toEqual(written);
          rows += written.length;
        }),
        { numRuns: caseCount(200, 1000) },
      );
      expect(rows).toBeGreaterThanOrEqual(caseCount(10_000, 50_000));
    },
    120_000,
  );

  it('detects the delimiter of tables with at least two columns', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', ';', 'é', '.'), minLength: 1, maxLength: 12 });
    const quoted = (text: string) => `"${text}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...delimiters),
        fc.array(fc.tuple(word, word, word), { minLength: 3, maxLength: 20 }),
        async (delimiter, written) => {
          const lines = [['name', 'email', 'note'], ...written.map((cells) => cells.map(quoted))];
          const table = await parseTable(lines.map((cells) => cells.join(delimiter)).join('\n'));
          expect(table.text?.delimiter).toBe(delimiter);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('createTextReader', () => {
  it('returns the same records for any chunking', () => {
    const text = hostileFiles
      .filter(({ name }) => name === 'a line end inside quotes' || name === 'doubled quotes' || name === 'CR LF')
      .map(({ bytes }) => new TextDecoder().decode(bytes))
      .join('');
    const whole = createTextReader(',');
    const expected = [...whole.push(text), ...whole.end()];
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), text.length];
        const reader = createTextReader(',');
        const read = places.slice(1).flatMap((end, at) => reader.push(text.slice(places[at], end)));
        expect([...read, ...reader.end()]).toEqual(expected);
      }),
    );
  });
});
