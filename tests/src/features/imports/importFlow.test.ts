import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { guessColumns } from '../../../../src/features/imports/columns/guessColumns';
import { exampleFile } from '../../../../src/features/imports/file/exampleFile';
import { canCheckRows, getMissingFields, getUndecidedFields } from '../../../../src/features/imports/flow/flowState';
import { createImportFlow } from '../../../../src/features/imports/flow/importFlow';
import { createImportSession } from '../../../../src/features/imports/worker/importSession';
import { parseTable } from '../../../../src/lib/csv/parseTable';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { startImportWorker } from './support/inProcessWorker';

afterEach(clearDatabases);

function start(kind: ImportKindName) {
  const workers: ReturnType<typeof startImportWorker>[] = [];
  const flow = createImportFlow({
    kind,
    now: () => '2026-11-21T10:00:00.000Z',
    startWorker: () => {
      const worker = startImportWorker();
      workers.push(worker);
      return worker;
    },
  });
  const until = (predicate: (state: ReturnType<typeof flow.get>) => boolean) =>
    vi.waitFor(() => expect(predicate(flow.get())).toBe(true));
  return {
    flow,
    workers,
    until,
    open: async (data: Blob | string, name: string | null = 'file.csv') => {
      flow.openSource({ name, data });
      await until(({ reading }) => reading.kind !== 'reading');
    },
    checked: () => until(({ summary, isChecking }) => summary !== null && !isChecking),
  };
}

const points = 'email,points,tier\na@b.example,5,x\nnobody,7,x\nA@B.example,3,x\n';

describe('createImportFlow', () => {
  it('reads the file, guesses the mapping, checks the rows, and returns the ready ones', async () => {
    const { flow, open, checked } = start('points');
    await open(points);
    await checked();
    expect(flow.get().mapping).toEqual({ email: 0, points: 1 });
    expect(flow.get().summary).toMatchObject({ rows: 3, readyRows: 1, faulty: 1, merged: 1, total: 3 });
    expect(await flow.readyRows(0, 10)).toEqual([{ email: 'A@B.example', points: 3 }]);
  });

  it('checks again after each change, using the last of several', async () => {
    const { flow, open, checked, until } = start('points');
    await open(points);
    await checked();
    flow.setChoices({ duplicates: 'first' });
    flow.setChoices({ duplicates: 'sum' });
    await until(({ summary, isChecking }) => !isChecking && summary?.total === 8);
    await flow.editCell(1, 'email', 'some@body.example');
    expect(flow.get()).toMatchObject({ correctionCount: 1, summary: { readyRows: 2, faulty: 0, total: 15 } });
  });

  it('shows the summary of the last change when a choice follows an edit at once', async () => {
    const { flow, open, checked } = start('points');
    await open(points);
    await checked();
    const edited = flow.editCell(1, 'email', 'some@body.example');
    // Each later call of the edit would be made after one of these.
    for (const duplicates of ['sum', 'first', 'sum', 'first'] as const) {
      flow.setChoices({ duplicates });
      await Promise.resolve();
    }
    await edited;
    await checked();
    expect(flow.get()).toMatchObject({ duplicates: 'first', summary: { readyRows: 2, faulty: 0, total: 12 } });
    expect(await flow.readyRows(0, 2)).toEqual([
      { email: 'a@b.example', points: 5 },
      { email: 'some@body.example', points: 7 },
    ]);
  });

  it('sends an edit that was made just before the rows are', async () => {
    const { flow, open, checked } = start('points');
    await open(points);
    await checked();
    const edited = flow.editCell(1, 'email', 'some@body.example');
    expect(await flow.readyRows(0, 10)).toHaveLength(2);
    await edited;
  });

  it('requires the required fields, and moves a column from one field to another', async () => {
    const { flow, open, until } = start('points');
    await open('who,count\na@b.example,5\n');
    expect(getMissingFields('points', flow.get())).toEqual(['points']);
    expect(flow.get().summary).toBeNull();
    flow.mapColumn(1, 'points');
    await until(({ summary }) => summary?.readyRows === 1);
    flow.mapColumn(1, 'email');
    await until(({ summary }) => summary === null);
    expect(flow.get().mapping).toEqual({ email: 1 });
  });

  it('asks for the date format only if it is ambiguous', async () => {
    const { flow, open, checked } = start('reviews');
    await open('rating,date\n5,03/04/2026\n');
    expect(getUndecidedFields(flow.get())).toEqual(['createdAt']);
    expect(canCheckRows('reviews', flow.get())).toBe(false);
    flow.setFormat('createdAt', 'dayFirst');
    await checked();
    expect(await flow.readyRows(0, 1)).toEqual([{ rating: 5, createdAt: '2026-04-03T10:00:00.000Z' }]);
    await open('rating,date\n5,23/04/2026\n');
    expect(getUndecidedFields(flow.get())).toEqual([]);
  });

  it('applies defaults to all rows, also a date in another format than the file', async () => {
    const { flow, open, until } = start('reviews');
    await open('rating,date\n5,23/04/2026\n4,\n');
    flow.setDefault('createdAt', '2026-02-01');
    flow.setDefault('customerName', 'Verified');
    await until(({ summary, isChecking }) => summary?.readyRows === 2 && !isChecking);
    expect(await flow.readyRows(1, 1)).toEqual([
      { rating: 4, customerName: 'Verified', createdAt: '2026-02-01T10:00:00.000Z' },
    ]);
  });

  it('keeps the mapping when the file is parsed with other options', async () => {
    const { flow, open, until, checked } = start('points');
    const bytes = new Blob([
      Uint8Array.from('email;points;zahl\nj\xf6rg@b.example;5;7\n', (index) => index.charCodeAt(0)),
    ]);
    await open(bytes);
    expect(flow.get().table).toMatchObject({
      text: { encoding: 'windows-1252', isEncodingCertain: false, delimiter: ';' },
    });
    flow.mapColumn(2, 'points');
    await checked();
    flow.setParseOptions({ encoding: 'windows-1250' });
    await until(({ reading, table }) => reading.kind === 'open' && table?.text?.encoding === 'windows-1250');
    expect(flow.get().mapping).toEqual({ email: 0, points: 2 });
  });

  it('reports why and on which line a file is rejected, and parses it with other options', async () => {
    const { flow, open, until } = start('points');
    await open(`${'a;'.repeat(2)}b\n${'a,'.repeat(600)}\n`);
    flow.setParseOptions({ delimiter: ',' });
    await until(({ reading }) => reading.kind === 'refused');
    expect(flow.get().reading).toEqual({ kind: 'refused', issue: { kind: 'tooManyColumns', line: 2 } });
    flow.setParseOptions({ delimiter: ';' });
    await until(({ reading }) => reading.kind === 'open');
  });

  it('stops reading, and reads again', async () => {
    const { flow, until, workers } = start('points');
    flow.openSource({ name: 'file.csv', data: points });
    flow.stop();
    expect([flow.get().reading.kind, workers[0]?.isEnded()]).toEqual(['stopped', true]);
    flow.setParseOptions({});
    await until(({ reading }) => reading.kind === 'open');
  });

  it('reports a crashed worker for any call, and reads again with a new worker', async () => {
    const { flow, open, until, workers, checked } = start('points');
    await open(points);
    await checked();
    workers[0]?.breakDown();
    await until(({ reading }) => reading.kind === 'failed');
    expect(flow.get().source?.name).toBe('file.csv');
    flow.readAgain();
    await until(({ reading }) => reading.kind === 'open');
    expect(workers).toHaveLength(2);
  });

  it('keeps all corrections when it reads again', async () => {
    const { flow, open, until, workers, checked } = start('points');
    await open('email,points,name\nnobody,5,x\nnobody,7,y\nc@d.example,1.5,z\ne@f.example,2\ng@h.example,3,w\n');
    await checked();
    await flow.editCell(0, 'email', 'a@b.example');
    await flow.repeatCorrection();
    await flow.acceptFault('fewerCells');
    await flow.setRowsSkipped([4], true);
    await flow.editCell(2, 'points', '15');
    flow.setChoices({ duplicates: 'sum' });
    await until(({ summary, isChecking }) => !isChecking && summary?.total === 29);
    const { summary } = flow.get();
    workers[0]?.breakDown();
    await until(({ reading }) => reading.kind === 'failed');
    flow.readAgain();
    await checked();
    expect(flow.get().summary).toEqual(summary);
    expect(flow.get().correctionCount).toBe(5);
    flow.setParseOptions({ headerLine: 'first' });
    await until(({ reading, summary: now }) => reading.kind === 'open' && now !== null);
    expect(flow.get().corrections).toEqual([]);
  });

  it('asks again for what a stored import names and this version doesn’t have', async () => {
    const stored = start('points');
    await stored.open('who,count\nlin@b.example,5\n', 'old.csv');
    stored.flow.mapColumn(1, 'points');
    await stored.checked();
    await stored.flow.storeRows('u1.s1/points/rows/1');
    const { flow } = start('points');
    const { mapping, defaults, formats, rounding, duplicates, amounts, existing, repeats, notes } = stored.flow.get();
    const choices = { defaults, formats, rounding, duplicates, amounts, existing, repeats, notes };
    const prepared = { ...choices, name: 'old.csv', savedAt: 7, repairs: [], corrections: [], correctionCount: 0 };
    await flow.restore({ ...prepared, mapping }, 'u1.s1/points/rows/1');
    expect(flow.get()).toMatchObject({ mapping: { email: 0, points: 1 }, restoredFrom: 7 });
    await flow.restore({ ...prepared, mapping: { email: 0, score: 1, points: 9 } }, 'u1.s1/points/rows/1');
    expect(flow.get().mapping).toEqual({ email: 0 });
    expect(getMissingFields('points', flow.get())).toEqual(['points']);
    await flow.restore({ ...prepared, mapping }, 'u1.s1/points/rows/2');
    expect(flow.get()).toMatchObject({ source: null, reading: { kind: 'nothing' }, mapping: {} });
  });
});

describe('the example file', () => {
  it.each(Object.keys(importKinds) as ImportKindName[])('has recognizable columns for %s', async (kind) => {
    const table = await parseTable(exampleFile(kind));
    const fields = Object.keys(importKinds[kind].fields);
    expect(guessColumns(table, importKinds[kind])).toEqual(
      Object.fromEntries(fields.map((field, place) => [field, place])),
    );
  });

  it.each(Object.keys(importKinds) as ImportKindName[])('is valid for %s', async (kind) => {
    const { flow, open, checked } = start(kind);
    await open(exampleFile(kind));
    await checked();
    expect(flow.get().summary).toMatchObject({ rows: 2, readyRows: 2, faulty: 0 });
  });
});

describe('createImportSession', () => {
  it('keeps the file that was opened last, though an earlier one is read longer', async () => {
    const session = createImportSession();
    let goOn = (_bytes: ArrayBuffer): void => undefined;
    const bytes = new Promise<ArrayBuffer>((resolve) => {
      goOn = resolve;
    });
    const slow = new Blob(['email,points\nslow@b.example,1\n']);
    vi.spyOn(slow, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => bytes }));
    const opening = session.open('points', slow, {}, () => undefined);
    await session.open('points', points, {}, () => undefined);
    goOn(await slow.arrayBuffer());
    await expect(opening).rejects.toThrow('Another file has been opened.');
    expect(await session.exportCorrected().text()).toContain('A@B.example');
  });
});
