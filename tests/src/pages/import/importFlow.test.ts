import { describe, expect, it, vi } from 'vitest';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { readTable } from '../../../../src/lib/csv/readTable';
import { guessColumns } from '../../../../src/pages/import/columns/guessColumns';
import { exampleFile } from '../../../../src/pages/import/file/exampleFile';
import { isMapped, missingFields } from '../../../../src/pages/import/flow/flowState';
import { createImportFlow } from '../../../../src/pages/import/flow/importFlow';
import { inProcessWorker } from './support/inProcessWorker';

function start(kind: ImportKindName) {
  const workers: ReturnType<typeof inProcessWorker>[] = [];
  const flow = createImportFlow({
    kind,
    now: () => '2026-11-21T10:00:00.000Z',
    startWorker: () => {
      const worker = inProcessWorker();
      workers.push(worker);
      return worker;
    },
  });
  const until = (holds: (state: ReturnType<typeof flow.get>) => boolean) =>
    vi.waitFor(() => expect(holds(flow.get())).toBe(true));
  return {
    flow,
    workers,
    until,
    open: async (data: Blob | string, name: string | null = 'file.csv') => {
      flow.open({ name, data });
      await until(({ reading }) => reading.kind !== 'reading');
    },
    checked: () => until(({ summary, isChecking }) => summary !== null && !isChecking),
  };
}

const points = 'email,points,tier\na@b.example,5,x\nnobody,7,x\nA@B.example,3,x\n';

describe('an import that is prepared', () => {
  it('is read, guessed and checked, and gives the rows that are ready', async () => {
    const { flow, open, checked } = start('points');
    await open(points);
    await checked();
    expect(flow.get().mapping).toEqual({ email: 0, points: 1 });
    expect(flow.get().summary).toMatchObject({ rows: 3, ready: 1, faulty: 1, merged: 1, total: 3 });
    expect(await flow.ready(0, 10)).toEqual([{ email: 'A@B.example', points: 3 }]);
  });

  it('is checked again by every word of the merchant, and by the last of several', async () => {
    const { flow, open, checked, until } = start('points');
    await open(points);
    await checked();
    flow.choose({ duplicates: 'first' });
    flow.choose({ duplicates: 'sum' });
    await until(({ summary, isChecking }) => !isChecking && summary?.total === 8);
    await flow.edit(1, 'email', 'some@body.example');
    expect(flow.get()).toMatchObject({ corrections: 1, summary: { ready: 2, faulty: 0, total: 15 } });
  });

  it('waits for what is required, and takes a column from another field', async () => {
    const { flow, open, until } = start('points');
    await open('who,count\na@b.example,5\n');
    expect(missingFields('points', flow.get())).toEqual(['points']);
    expect(flow.get().summary).toBeNull();
    flow.map(1, 'points');
    await until(({ summary }) => summary?.ready === 1);
    flow.map(1, 'email');
    await until(({ summary }) => summary === null);
    expect(flow.get().mapping).toEqual({ email: 1 });
  });

  it('asks how dates are written where they can be read in two ways, and never where in one', async () => {
    const { flow, open, checked } = start('reviews');
    await open('rating,date\n5,03/04/2026\n');
    expect([flow.get().day, isMapped('reviews', flow.get())]).toEqual([null, false]);
    flow.choose({ day: 'dayFirst' });
    await checked();
    expect(await flow.ready(0, 1)).toEqual([{ rating: 5, createdAt: '2026-04-03T12:00:00.000Z' }]);
    await open('rating,date\n5,23/04/2026\n');
    expect(flow.get().day).toBe('dayFirst');
  });

  it('gives every row what the file lacks, a day too where the file writes days otherwise', async () => {
    const { flow, open, until } = start('reviews');
    await open('rating,date\n5,23/04/2026\n4,\n');
    flow.setDefault('createdAt', '2026-02-01');
    flow.setDefault('customerName', 'Verified');
    await until(({ summary, isChecking }) => summary?.ready === 2 && !isChecking);
    expect(await flow.ready(1, 1)).toEqual([
      { rating: 4, customerName: 'Verified', createdAt: '2026-02-01T12:00:00.000Z' },
    ]);
  });

  it('keeps what was said of the columns when the same file is read otherwise', async () => {
    const { flow, open, until, checked } = start('points');
    const bytes = new Blob([Uint8Array.from('email;points;zahl\nj\xf6rg@b.example;5;7\n', (one) => one.charCodeAt(0))]);
    await open(bytes);
    expect(flow.get().table).toMatchObject({ encoding: 'windows-1252', isEncodingCertain: false, delimiter: ';' });
    flow.map(2, 'points');
    await checked();
    flow.readAs({ encoding: 'windows-1250' });
    await until(({ reading, table }) => reading.kind === 'open' && table?.encoding === 'windows-1250');
    expect(flow.get().mapping).toEqual({ email: 0, points: 2 });
  });

  it('tells why a file is refused and on which line, and can be read with other words', async () => {
    const { flow, open, until } = start('points');
    await open('email,points\na@b.example,"5\n');
    expect(flow.get().reading).toEqual({ kind: 'refused', fault: { kind: 'unclosedQuote', line: 2 } });
    flow.readAs({ delimiter: ';' });
    await until(({ reading }) => reading.kind === 'open');
  });

  it('can be stopped, and read again', async () => {
    const { flow, until, workers } = start('points');
    flow.open({ name: 'file.csv', data: points });
    flow.stop();
    expect([flow.get().reading.kind, workers[0]?.isEnded()]).toEqual(['stopped', true]);
    flow.readAs({});
    await until(({ reading }) => reading.kind === 'open');
  });

  it('says that it broke down, whatever was asked, and reads again with a new worker', async () => {
    const { flow, open, until, workers, checked } = start('points');
    await open(points);
    await checked();
    workers[0]?.breakDown();
    await until(({ reading }) => reading.kind === 'failed');
    expect(flow.get().source?.name).toBe('file.csv');
    flow.readAs({});
    await until(({ reading }) => reading.kind === 'open');
    expect(workers).toHaveLength(2);
  });
});

describe('the example file', () => {
  it.each(Object.keys(importKinds) as ImportKindName[])('of %s is recognised column by column', async (kind) => {
    const table = await readTable(exampleFile(kind));
    const fields = Object.keys(importKinds[kind].fields);
    expect(guessColumns(table, importKinds[kind])).toEqual(
      Object.fromEntries(fields.map((field, place) => [field, place])),
    );
  });

  it.each(Object.keys(importKinds) as ImportKindName[])('of %s is ready to be sent', async (kind) => {
    const { flow, open, checked } = start(kind);
    await open(exampleFile(kind));
    await checked();
    expect(flow.get().summary).toMatchObject({ rows: 2, ready: 2, faulty: 0 });
  });
});
