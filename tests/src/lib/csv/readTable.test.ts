import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvMark } from '../../../../src/lib/csv/csvLine';
import { encodings } from '../../../../src/lib/csv/encodings';
import { largestFile, readTable } from '../../../../src/lib/csv/readTable';
import { delimiters } from '../../../../src/lib/csv/sniff';
import { TableFault } from '../../../../src/lib/csv/tableFault';
import { createTextReader } from '../../../../src/lib/csv/textReader';
import { type HostileFile, hostileFiles } from './hostileFiles';

async function faultOf(reading: Promise<unknown>): Promise<TableFault> {
  const fault = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  if (fault instanceof TableFault) return fault;
  throw new Error(`no table fault: ${String(fault)}`);
}

describe('readTable', () => {
  it('[IMP-08] is tried with at least forty hostile files', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(40);
  });

  it.each(hostileFiles.filter(({ read }) => read))('[IMP-08] reads: $name', async ({ bytes, read }: HostileFile) => {
    const table = await readTable(new Blob([bytes]));
    expect(table.hasHeader ? table.columns.map(({ name }) => name) : null).toEqual(read?.header);
    expect(table.rows).toEqual(read?.rows);
    if (read?.lines) expect(table.lines).toEqual(read.lines);
  });

  it.each(hostileFiles.filter((file) => file.refused))(
    '[IMP-08] refuses with kind and line: $name',
    async ({ bytes, refused }: HostileFile) => {
      const fault = await faultOf(readTable(new Blob([bytes])));
      expect({ kind: fault.kind, line: fault.line }).toEqual(refused);
    },
  );

  it('reads as the merchant says, whatever it looks like', async () => {
    const file = new Blob([new Uint8Array([0xe6, 0x3b, 0x0a, 0x31, 0x3b])]);
    const table = await readTable(file, { encoding: 'windows-1251', delimiter: ';', hasHeader: false });
    expect(table.rows).toEqual([
      ['ж', ''],
      ['1', ''],
    ]);
    expect(table.isEncodingCertain).toBe(true);
  });

  it('says when the encoding is a guess', async () => {
    const certain = await readTable(new Blob(['name,email\nZoë,z@shop.example\n']));
    const guessed = await readTable(new Blob([new Uint8Array([0x6e, 0x0a, 0x5a, 0xeb, 0x0a])]));
    expect([certain.isEncodingCertain, guessed.isEncodingCertain, guessed.rows]).toEqual([true, false, [['Zë']]]);
  });

  it('refuses bytes that are no text of the chosen encoding', async () => {
    const file = new Blob([new Uint8Array([0x6e, 0x0a, 0x5a, 0xeb, 0x0a])]);
    expect((await faultOf(readTable(file, { encoding: 'utf-8' }))).kind).toBe('encoding');
  });

  it('knows a decoder for every encoding that it offers', () => {
    for (const encoding of encodings) expect(new TextDecoder(encoding).encoding).toBe(encoding);
  });

  it('refuses a file that is too large before reading it', async () => {
    const file = new Blob(['a']);
    Object.defineProperty(file, 'size', { value: largestFile + 1 });
    expect((await faultOf(readTable(file))).kind).toBe('tooLarge');
  });

  it('names the rows that seem to have swallowed others', async () => {
    const table = await readTable('name,email,points\nAda,"a@shop.example\nBob,b@shop.example,5\nCy",7\nDi,d,1\n');
    expect(table.swallowing).toEqual([0]);
    const review = await readTable('title,text,rating\nGood,"It fits,\nthe colour too\nand more",5\n');
    expect(review.swallowing).toEqual([]);
  });

  it('reads no more rows than a preview wants', async () => {
    const table = await readTable(`email\n${'ada@shop.example\n'.repeat(50_000)}`, { limit: 20 });
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
const row = fc.array(cell, { minLength: 3, maxLength: 3 }).filter((cells) => cells.some((one) => one.trim() !== ''));

describe('readTable after our own export', () => {
  it('[IMP-08] is the identity, over 100,000 rows', async () => {
    let rows = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 50, maxLength: 50 }), async (written) => {
        const file = csvMark + [['one', 'two', 'three'], ...written].map(csvLine).join('');
        const table = await readTable(new Blob([file]), { delimiter: ',', hasHeader: true });
        expect(table.rows).toEqual(written);
        rows += written.length;
      }),
      { numRuns: 2000 },
    );
    expect(rows).toBeGreaterThanOrEqual(100_000);
  }, 120_000);

  it('finds the separator by itself in tables of at least two columns', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', ';', 'é', '.'), minLength: 1, maxLength: 12 });
    const quoted = (text: string) => `"${text}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...delimiters),
        fc.array(fc.tuple(word, word, word), { minLength: 3, maxLength: 20 }),
        async (delimiter, written) => {
          const lines = [['name', 'email', 'note'], ...written.map((cells) => cells.map(quoted))];
          const table = await readTable(lines.map((cells) => cells.join(delimiter)).join('\n'));
          expect(table.delimiter).toBe(delimiter);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('createTextReader', () => {
  it('gives the same records however the text is cut into pieces', () => {
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
