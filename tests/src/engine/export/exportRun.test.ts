import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { exportCell } from '../../../../src/engine/export/exportCell';
import { createExportRun, type ExportRunOptions } from '../../../../src/engine/export/exportRun';
import { entityNamed, manyRecords, recordOf } from '../../../support/records';

const reviews = entityNamed('product-reviews');
const customers = entityNamed('customers');

function runOf(options: Partial<ExportRunOptions> & Pick<ExportRunOptions, 'collect'>) {
  return createExportRun({ entity: reviews, total: 2, heading: (path) => `Heading ${path}`, ...options });
}
async function fileOf(run: ReturnType<typeof runOf>): Promise<string> {
  await run.start();
  const phase = run.phase();
  if (phase.kind !== 'finished') throw new Error(`the export is ${phase.kind}`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await phase.file.arrayBuffer());
}

describe('an export', () => {
  it('has a heading for each declared field and a line for each record, readable by others', async () => {
    const records = [
      recordOf(reviews, 'id0', {
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
      recordOf(reviews, 'id1'),
    ];
    const text = await fileOf(runOf({ collect: async (onPage) => onPage(records) }));
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [heading, first, second, ...rest] = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
    const paths = Object.keys(reviews.fields);
    expect(heading).toEqual(['id', ...paths.map((path) => `Heading ${path}`)]);
    const cell = (path: string) => first?.[paths.indexOf(path) + 1];
    expect(first?.[0]).toBe('id0');
    expect(cell('title')).toBe('Good, "very"\ngood');
    expect(cell('rating')).toBe('5');
    expect(cell('customer')).toBe('Ida <ida@shop.example>');
    expect(cell('product')).toBe('Lamp');
    expect(cell('attachments')).toBe('https://a/1 https://a/2');
    expect(second).toEqual(['id1', ...paths.map(() => '')]);
    expect(rest).toEqual([]);
  });

  it('runs nothing when a spreadsheet opens it, whatever customers wrote', async () => {
    const attacks = ['=cmd|"/c calc"!A0', '+1+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1', '|calc', "'=1"];
    const records = attacks.map((title, place) => recordOf(reviews, `id${place}`, { title, description: title }));
    const text = await fileOf(runOf({ collect: async (onPage) => onPage(records) }));
    const lines = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data.slice(1);
    expect(lines).toHaveLength(attacks.length);
    for (const line of lines) {
      for (const cell of line) expect(cell).not.toMatch(/^[\s]*[=+\-@|＝＋－＠]/);
    }
  });

  it('writes page by page, tells how far it is, and makes no file of half a list', async () => {
    const pages = [manyRecords(customers, 3), manyRecords(customers, 2, () => ({}), 'more')];
    const seen: number[] = [];
    const run = runOf({
      entity: customers,
      total: 5,
      collect: async (onPage) => {
        for (const page of pages) onPage(page);
      },
    });
    run.subscribe(() => {
      const phase = run.phase();
      if (phase.kind === 'running') seen.push(phase.done);
    });
    const text = await fileOf(run);
    expect(seen).toEqual([3, 5]);
    expect(text.trim().split('\r\n')).toHaveLength(6);
    expect(text).not.toContain('$row');

    const failing = runOf({
      collect: async (onPage) => {
        onPage(manyRecords(reviews, 1));
        throw new AppError({ kind: 'server', status: 500 });
      },
    });
    await failing.start();
    expect(failing.phase()).toMatchObject({ kind: 'failed', error: { kind: 'server' } });
    const cancelled = runOf({
      collect: async (onPage, signal) => {
        onPage(manyRecords(reviews, 1));
        cancelled.cancel();
        if (signal.aborted) throw new AppError({ kind: 'cancelled' });
      },
    });
    await cancelled.start();
    expect(cancelled.phase()).toEqual({ kind: 'cancelled' });
  });

  it('leaves a cell empty for a value that is not of its kind, for every kind there is', () => {
    for (const [kind, write] of Object.entries(exportCell)) {
      for (const value of [null, undefined, {}, [], Number.NaN, Symbol('x')]) {
        expect([null, undefined, ''], kind).toContain(write(value));
      }
    }
    expect(exportCell.discount({ discountType: 'percentage', discountValue: 10, freeProduct: null })).toBe(
      'percentage 10',
    );
    expect(exportCell.boolean(false)).toBe(false);
    expect(exportCell.points(-5)).toBe(-5);
  });
});
