import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../../resources/imports';
import { plainFormats } from '../../../../src/features/imports/check/checkCell';
import { guessColumns } from '../../../../src/features/imports/columns/guessColumns';
import {
  createImportTable,
  type ImportChoices,
  type TableCorrection,
} from '../../../../src/features/imports/table/importTable';
import { unescapeCsvText } from '../../../../src/lib/csv/csvLine';
import { parseTable } from '../../../../src/lib/csv/parseTable';

const formats = { ...plainFormats, now: '2026-11-21T10:00:00.000Z' };

async function open(kind: keyof typeof importKinds, file: string, chosen: Partial<ImportChoices> = {}) {
  const table = await parseTable(file);
  const mapping = guessColumns(table, importKinds[kind]);
  const prepared = createImportTable(table, importKinds[kind]);
  const choices: ImportChoices = {
    mapping,
    defaults: {},
    formats,
    duplicates: 'first',
    amounts: 'add',
    existing: 'keep',
    repeats: 'skip',
    ...chosen,
  };
  return { prepared, summary: prepared.check(choices), choices };
}

const edit = (row: number, field: string, text: string): TableCorrection => ({ kind: 'cell', row, field, text });
const skip = (rows: readonly number[], isSkipped: boolean): TableCorrection => ({ kind: 'skip', rows, isSkipped });

const points = 'email,points\na@b.example,5\nnobody,7\n A@B.example ,3\nc@d.example,1.5\ne@f.example,\n';

describe('createImportTable', () => {
  it('counts ready, invalid, and duplicate rows, and sums up the rows to send', async () => {
    const { summary } = await open('points', points);
    expect(summary).toEqual({
      rows: 5,
      readyRows: 1,
      faulty: 3,
      skipped: 0,
      merged: 1,
      addedTogether: 0,
      persons: 1,
      halfFaulty: 0,
      repeated: 0,
      unchanged: 0,
      replaced: { names: 0, codes: 0 },
      repeats: { inStore: 0, sentBefore: 0, unfinished: 0, equal: 0 },
      unpublished: 0,
      withheld: 0,
      outlier: 0,
      countByField: { email: 1, points: 2 },
      countByIssue: { notEmail: 1, fraction: 1, missing: 1 },
      total: 5,
      moved: { added: { points: 5, rows: 1 }, deducted: { points: 0, rows: 0 } },
      reviews: null,
    });
  });

  it('counts customers of whom one row is sent and another has errors, until that is corrected or skipped', async () => {
    const file = 'email,points\na@b.example,3OO\n A@B.example,20\nc@d.example,x\ne@f.example,1\n';
    const { prepared, summary } = await open('points', file, { amounts: 'replace' });
    expect(summary).toMatchObject({ readyRows: 2, faulty: 2, persons: 0, halfFaulty: 1 });
    expect(prepared.apply([skip([0], true)])).toMatchObject({ persons: 0, halfFaulty: 0 });
    expect(prepared.apply([skip([0], false), edit(0, 'points', '300')])).toMatchObject({ persons: 1, halfFaulty: 0 });
  });

  it('shows the stars that a rating is sent as, if it is written otherwise', async () => {
    const { prepared } = await open('reviews', 'rating,review text\n4,Warm\n6,Soft\n5,Thin\n', {
      formats: { ...formats, ratingScale: 10 },
    });
    expect(prepared.getRows([0, 1, 2]).map(({ stars }) => stars)).toEqual([2, 3, null]);
    expect((await open('reviews', 'rating,review text\n4,Warm\n')).prepared.getRows([0])).toMatchObject([
      { stars: null },
    ]);
  });

  it('sends a field of one line as it is shown, and a text with its lines', async () => {
    const { prepared } = await open(
      'reviews',
      'rating,title,review text,author,product id\n5,"So\r\nwarm","Kept\r\nme warm","Multi\r\nLine ","p\n1"\n',
    );
    expect(prepared.readyRows(0, 1)).toEqual([
      { rating: 5, title: 'So warm', description: 'Kept\r\nme warm', customerName: 'Multi Line', productId: 'p 1' },
    ]);
  });

  it('applies corrections again before the first check', async () => {
    const file = 'rating,review text\n5,Warm\nx,Soft\n5,Spam\n';
    const { prepared, choices } = await open('reviews', file);
    const corrections = [edit(1, 'rating', '4'), skip([2], true)];
    const summary = prepared.apply(corrections);
    expect(summary).toMatchObject({ readyRows: 2, faulty: 0, skipped: 1 });
    const again = createImportTable(await parseTable(file), importKinds.reviews);
    again.apply(corrections);
    expect(again.check(choices)).toEqual(summary);
    expect(again.readyRows(0, 3)).toEqual(prepared.readyRows(0, 3));
  });

  it('[IMP-12] exports the whole file with its columns, and what was corrected or emptied', async () => {
    const file =
      'Shop,E-mail,Points,ip address\nA,nobody,5,10.0.0.1\nB,lin@b.example,"1,5",10.0.0.2\nC,zoe@b.example,7,\n';
    const { prepared } = await open('points', file);
    prepared.apply([edit(0, 'email', 'ada@b.example')]);
    prepared.apply([{ kind: 'cells', rows: prepared.findInvalid('points', null), field: 'points', text: '' }]);
    const lines = prepared.exportCorrected().replace('\ufeff', '').split('\r\n');
    expect(lines).toEqual([
      'Shop,E-mail,Points,ip address',
      'A,ada@b.example,5,10.0.0.1',
      'B,lin@b.example,,10.0.0.2',
      'C,zoe@b.example,7,',
      '',
    ]);
  });

  it('[IMP-09] leaves out a repeated review, but not one without a text', async () => {
    const file = 'product_id,rating,title,body\n1,5,,\n1,5,,\n1,5,Warm,\n1,5,Warm,\n1,5,,Soft\n1,5,,Soft\n';
    const { summary } = await open('reviews', file);
    expect(summary).toMatchObject({ rows: 6, readyRows: 4, repeated: 2, repeats: { equal: 2 } });
  });

  it('[IMP-09] compares a row again after its cells were edited', async () => {
    const file = [
      'product_id,rating,title,reply,reply is public',
      '1,5,Warm,Thanks,yes',
      '1,5,Cold,Thanks,yes',
      '1,5,Warm,Thanks,no',
    ];
    const { prepared, summary } = await open('reviews', file.join('\n'));
    expect([summary.repeated, summary.withheld]).toEqual([0, 1]);
    expect(prepared.apply([edit(1, 'title', 'Warm')]).repeated).toBe(1);
    expect(prepared.rowsByStatus('repeated')).toEqual([1]);
    expect(prepared.apply([edit(2, 'replyStatus', 'yes')]).repeated).toBe(2);
    expect(prepared.apply([edit(1, 'title', 'Mild')]).repeated).toBe(1);
    expect(prepared.rowsByStatus('repeated')).toEqual([2]);
    expect(prepared.apply([skip([0], true)]).repeated).toBe(0);
  });

  it('[IMP-08] reports each error by cell and line, and accepts corrections', async () => {
    const { prepared } = await open('points', points);
    expect(prepared.getRows(prepared.rowsByStatus('faulty')).map(({ line, issues }) => [line, issues])).toEqual([
      [3, { email: 'notEmail' }],
      [5, { points: 'fraction' }],
      [6, { points: 'missing' }],
    ]);
    const summary = prepared.apply([edit(1, 'email', 'nobody@b.example')]);
    expect([summary.faulty, summary.readyRows, summary.total]).toEqual([2, 2, 12]);
  });

  it.each([
    ['first', { email: 'a@b.example', points: 5 }],
    ['last', { email: 'A@B.example', points: 3 }],
    ['sum', { email: 'A@B.example', points: 8 }],
  ] as const)('sends the %s row of a customer', async (duplicates, row) => {
    const { prepared } = await open('points', points, { duplicates });
    expect(prepared.readyRows(0, 10)).toEqual([row]);
  });

  it('skips rows, and includes them again', async () => {
    const { prepared } = await open('points', points);
    expect(prepared.apply([skip([1, 3, 4], true)])).toMatchObject({ faulty: 0, skipped: 3 });
    expect(prepared.apply([skip([1], false)])).toMatchObject({ faulty: 1, skipped: 2 });
  });

  it('exports the invalid rows as a file that can be corrected and imported', async () => {
    const { prepared } = await open('points', points);
    const file = prepared.exportInvalidRows((issues) => Object.values(issues).join(' '));
    const table = await parseTable(file);
    expect(table.columns.map(({ name }) => name)).toEqual(['reason', 'email', 'points']);
    expect(table.rows).toEqual([
      ['notEmail', 'nobody', '7'],
      ['fraction', 'c@d.example', '1.5'],
      ['missing', 'e@f.example', ''],
    ]);
    const again = guessColumns(table, importKinds.points);
    expect(again).toEqual({ email: 1, points: 2 });
  });

  it('applies defaults', async () => {
    const { prepared } = await open('reviews', 'rating,review text\n5,Good\n', {
      defaults: { customerName: 'A customer', createdAt: '2026-01-02', productId: 'p1' },
    });
    expect(prepared.readyRows(0, 1)).toEqual([
      {
        rating: 5,
        description: 'Good',
        customerName: 'A customer',
        createdAt: '2026-01-02T10:00:00.000Z',
        productId: 'p1',
      },
    ]);
  });

  it('sends texts verbatim', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((item) => item.trim() !== '');
    await fc.assert(
      fc.asyncProperty(text, async (description) => {
        const quoted = `"${description.replaceAll('"', '""')}"`;
        fc.pre(unescapeCsvText(description) === description);
        const { prepared } = await open('reviews', `rating,review text\n5,${quoted}\n`);
        expect(prepared.readyRows(0, 1)).toEqual([{ rating: 5, description }]);
      }),
    );
  });

  it('never sends a row twice or loses one, for any edits and skips', async () => {
    const email = fc.constantFrom('a@b.example', 'A@b.example ', 'c@d.example', 'nobody', '');
    const amount = fc.constantFrom('1', '2', 'x', '', '-3');
    const step = fc.oneof(fc.record({ row: fc.nat(9), email }), fc.record({ row: fc.nat(9), skipped: fc.boolean() }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(email, amount), { minLength: 10, maxLength: 10 }),
        fc.array(step, { maxLength: 8 }),
        fc.constantFrom('first', 'last', 'sum'),
        async (cells, steps, duplicates) => {
          const lines = cells.map(([a, b]) => `"${a}","${b}",x`);
          const { prepared, choices, summary } = await open('points', ['email,points,z', ...lines].join('\n'), {
            mapping: { email: 0, points: 1 },
            duplicates,
          });
          let last = summary;
          for (const item of steps)
            last =
              'email' in item
                ? prepared.apply([edit(item.row, 'email', item.email)])
                : prepared.apply([skip([item.row], item.skipped)]);
          expect(last).toEqual(prepared.check(choices));
          expect(last.readyRows + last.faulty + last.skipped + last.merged).toBe(10);
          const sent = prepared.readyRows(0, 100);
          expect(sent).toHaveLength(last.readyRows);
          const people = sent.map((row) => String(row['email']).trim().toLowerCase());
          expect(new Set(people).size).toBe(people.length);
          expect([...prepared.readyRows(0, 2), ...prepared.readyRows(2, 100)]).toEqual(sent);
        },
      ),
    );
  });
});
