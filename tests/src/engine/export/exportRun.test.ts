import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { type EntityExport, toRunOptions } from '../../../../src/engine/export/EntityExportCard';
import { type CellTexts, exportCell } from '../../../../src/engine/export/exportCell';
import { createExportRun } from '../../../../src/engine/export/exportRun';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { createRecord, createRecords, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const customers = getEntity('customers');

const texts: CellTexts = {
  choice: (path, value) => `${path} ${value}`,
  program: (id) => `Program ${id}`,
  discount: ({ discountType }) => discountType && `Discount ${discountType}`,
};

function createRun(options: Partial<EntityExport> & Pick<EntityExport, 'collect'>) {
  return createExportRun(
    toRunOptions({
      entity: reviews,
      total: 2,
      texts,
      heading: (path, part) => `Heading ${part === undefined ? path : `${path} ${part}`}`,
      ...options,
    }),
  );
}
/** Collects these pages, which are all. */
const collectPages =
  (pages: readonly ConsoleRecord[][]): EntityExport['collect'] =>
  async (onPage) => {
    for (const page of pages) onPage(page);
    return 0;
  };

async function readFile(run: ReturnType<typeof createRun>): Promise<string> {
  await run.start();
  const phase = run.phase();
  if (phase.kind !== 'finished') throw new Error(`the export is ${phase.kind}`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await phase.file.arrayBuffer());
}

describe('an export', () => {
  it('has a header for each declared field and a line for each record, readable by another parser', async () => {
    const records = [
      createRecord(reviews, 'id0', {
        title: 'Good, "very"\ngood',
        rating: 5,
        isFeatured: 1,
        customer: { _id: 'c1', name: 'Ida', emailAddress: 'ida@shop.example' },
        product: { productId: 'p1', name: 'Lamp' },
        attachments: [
          { _id: 'a', src: 'https://a/1', type: 'image' },
          { _id: 'b', src: 'https://a/2', type: 'video' },
        ],
      }),
      createRecord(reviews, 'id1'),
    ];
    const text = await readFile(createRun({ collect: collectPages([records]) }));
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [heading, first, second, ...rest] = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
    const parts: Readonly<Record<string, string>> = { customer: 'email', product: 'id' };
    const columns = Object.keys(reviews.fields).flatMap((path) => [
      path,
      ...(parts[path] ? [`${path} ${parts[path]}`] : []),
    ]);
    // A file has instants in UTC, unlike the list.
    const instants = ['createdAt', 'publishedAt', 'repliedAt'];
    const toHeading = (column: string) => `Heading ${column}${instants.includes(column) ? ' utc' : ''}`;
    expect(heading).toEqual(['id', ...columns.map(toHeading)]);
    const cell = (column: string) => first?.[columns.indexOf(column) + 1];
    expect(first?.[0]).toBe('id0');
    expect(cell('title')).toBe('Good, "very"\ngood');
    expect(cell('rating')).toBe('5');
    expect(cell('customer')).toBe('Ida');
    expect(cell('customer email')).toBe('ida@shop.example');
    expect(cell('product')).toBe('Lamp');
    expect(cell('product id')).toBe('p1');
    expect(cell('attachments')).toBe('https://a/1 https://a/2');
    expect(second).toEqual(['id1', ...columns.map(() => '')]);
    expect(rest).toEqual([]);
  });

  it('contains no formulas for spreadsheets, whichever texts customers write', async () => {
    const formulas = ['=cmd|"/c calc"!A0', '+1+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1', '|calc', "'=1"];
    const records = formulas.map((title, index) => createRecord(reviews, `id${index}`, { title, description: title }));
    const text = await readFile(createRun({ collect: collectPages([records]) }));
    const lines = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data.slice(1);
    expect(lines).toHaveLength(formulas.length);
    for (const line of lines) {
      for (const cell of line) expect(cell).not.toMatch(/^[\s]*[=+\-@|＝＋－＠]/);
    }
  });

  it('writes page by page, reports progress, and creates no file if it fails halfway', async () => {
    const pages = [createRecords(customers, 3), createRecords(customers, 2, () => ({}), 'more')];
    const seen: number[] = [];
    const run = createRun({
      entity: customers,
      total: 5,
      collect: collectPages(pages),
    });
    run.subscribe(() => {
      const phase = run.phase();
      if (phase.kind === 'running') seen.push(phase.done);
    });
    const text = await readFile(run);
    expect(seen).toEqual([3, 5]);
    expect(text.trim().split('\r\n')).toHaveLength(6);
    expect(text).not.toContain('$row');

    const failing = createRun({
      collect: async (onPage) => {
        onPage(createRecords(reviews, 1));
        throw new AppError({ kind: 'server', status: 500 });
      },
    });
    await failing.start();
    expect(failing.phase()).toMatchObject({ kind: 'failed', error: { kind: 'server' } });
    const canceledRun = createRun({
      collect: async (onPage, signal) => {
        onPage(createRecords(reviews, 1));
        canceledRun.cancel();
        if (signal.aborted) throw new AppError({ kind: 'canceled' });
        return 0;
      },
    });
    await canceledRun.start();
    expect(canceledRun.phase()).toEqual({ kind: 'canceled' });
  });

  it('is running from the start, and canceled if the last page arrives after that', async () => {
    const run = createRun({
      collect: async (onPage) => {
        onPage(createRecords(reviews, 1));
        run.cancel();
        return 0;
      },
    });
    expect(run.phase()).toEqual({ kind: 'running', done: 0, total: 2 });
    await run.start();
    expect(run.phase()).toEqual({ kind: 'canceled' });
  });

  it('is a CSV file in UTF-8', async () => {
    const run = createRun({ collect: collectPages([]) });
    await run.start();
    const phase = run.phase();
    expect(phase.kind === 'finished' && phase.file.type).toBe('text/csv;charset=utf-8');
  });

  it('leaves a cell empty if a value does not match its field type, for every type', () => {
    for (const [kind, write] of Object.entries(exportCell)) {
      for (const value of [null, undefined, {}, [], Number.NaN, Symbol('x')]) {
        if (kind !== 'program' || value !== null)
          expect([null, undefined, ''], kind).toContain(write(value, texts, 'field'));
      }
    }
    expect(exportCell.boolean(false, texts, 'field')).toBe(false);
    expect(exportCell.points(-5, texts, 'field')).toBe(-5);
  });

  const product = { productId: 'p1', name: 'Lamp' };
  it.each([
    ['choice', 'approved', 'status approved'],
    ['program', null, 'Program null'],
    ['program', '-1', 'Program -1'],
    ['discount', { discountType: 'percentage', discountValue: 10, freeProduct: null }, 'Discount percentage'],
    ['discount', { discountType: null, discountValue: 0, freeProduct: null }, null],
    ['person', { _id: 'c1', name: null, emailAddress: 'ida@shop.example' }, 'ida@shop.example'],
    ['person', { _id: 'c1', name: null, emailAddress: null }, 'c1'],
    ['product', product, 'Lamp'],
    ['product', { ...product, name: null }, 'p1'],
    ['question', { _id: 'q1', question: 'Is it warm?' }, 'Is it warm?'],
    ['question', { _id: 'q1', question: null }, null],
    ['review', { _id: 'r1', title: 'Fine', rating: 5 }, 'Fine'],
    ['review', { _id: 'r1', title: null, rating: 5 }, null],
    [
      'attachments',
      [
        { _id: 'a', src: null, type: 'image' },
        { _id: 'b', src: '/b', type: 'image' },
      ],
      '/b',
    ],
  ] as const)('writes a %s of %o as %j', (kind, value, cell) => {
    expect(exportCell[kind](value, texts, 'status')).toBe(cell);
  });
});
