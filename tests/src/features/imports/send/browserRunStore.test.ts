import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, describe, expect, it } from 'vitest';
import { findUnsentWork } from '../../../../../src/engine/drafts/findUnsentWork';
import { browserRunStore } from '../../../../../src/features/imports/send/browserRunStore';
import { startImport } from '../../../../../src/features/imports/send/startImport';
import type { StoredRun } from '../../../../../src/features/imports/send/storedRun';
import type { ImportRow } from '../../../../../src/features/imports/table/checkedRows';
import { clearDatabases, IMPORT_DB } from '../../../../../src/lib/storage/databases';

afterEach(async () => {
  clearDatabases();
  // Clearing is asynchronous.
  await expect.poll(() => browserRunStore('u1.s1').list()).toEqual([]);
});

const all: ImportRow[] = Array.from({ length: 1100 }, (_, n) => ({ email: `c${n}@shop.example`, points: n }));
const rows = async (from: number, count: number) => all.slice(from, from + count);
const ports = (store: ReturnType<typeof browserRunStore>, id: string) => ({
  store,
  now: () => `2026-11-21T10:00:0${id}.000Z`,
  newId: () => `run${id}`,
});
const given = { kind: 'points', source: 'points.csv', count: all.length, rows } as const;

describe('browserRunStore', () => {
  it('stores a run with all rows before anything is sent', async () => {
    const store = browserRunStore('u1.s1');
    const run = await startImport(given, ports(store, '1'));
    expect(run.batches).toEqual([
      { key: 'run1-0', rows: 500, state: 'waiting' },
      { key: 'run1-1', rows: 500, state: 'waiting' },
      { key: 'run1-2', rows: 100, state: 'waiting' },
    ]);
    // Read like after a reload.
    const reloaded = browserRunStore('u1.s1');
    expect(await reloaded.list()).toEqual([run]);
    const stored = await Promise.all(run.batches.map(({ key }) => reloaded.rows(key)));
    expect(stored.flat()).toEqual(all);
  });

  it('is something about which a sign-out asks, while rows wait to be sent or are needed to revert it', async () => {
    expect(await findUnsentWork()).toEqual([]);
    const store = browserRunStore('u1.s1');
    const run = await startImport(given, ports(store, '1'));
    expect(await findUnsentWork()).toEqual([{ kind: 'rows' }]);
    await store.save({ ...run, batches: run.batches.map((batch) => ({ ...batch, state: 'taken' })) });
    expect(await findUnsentWork()).toEqual([{ kind: 'reverts' }]);
    await store.save({ ...run, id: '2', reverts: run.id, batches: [] });
    expect(await findUnsentWork(), 'of a reverted import').toEqual([]);
    await store.save(run);
    await store.forgetRows(run.batches.map(({ key }) => key));
    expect(await findUnsentWork()).toEqual([]);
  });

  it('lists newest first, and deletes a run with its rows', async () => {
    const store = browserRunStore('u1.s1');
    const first = await startImport(given, ports(store, '1'));
    const second = await startImport(given, ports(store, '2'));
    expect((await store.list()).map(({ id }) => id)).toEqual(['run2', 'run1']);
    await store.forget(second);
    expect(await store.list()).toEqual([first]);
    expect(await store.rows('run2-0')).toBeNull();
  });

  it('returns a run as it was stored, and null for one that is unknown or has another format', async () => {
    const store = browserRunStore('u1.s1');
    const started = await startImport(given, ports(store, '1'));
    const sample = { key: 'c0@shop.example', before: 10, change: -5 };
    const run: StoredRun = {
      ...started,
      batches: [
        { key: 'run1-0', rows: 500, state: 'taken', samples: [sample], times: 2 },
        { key: 'run1-1', rows: 500, state: 'taken', samples: [sample], times: null },
        { key: 'run1-2', rows: 99, state: 'waiting', samples: null },
        { key: 'run1-3', rows: 1, state: 'refused', reason: 'Unknown customer' },
      ],
    };
    await store.save(run);
    expect(await browserRunStore('u1.s1').run('run1')).toStrictEqual(run);
    expect(await store.run('run2')).toBeNull();

    const database = createStore(IMPORT_DB.database, IMPORT_DB.store);
    await set('u1.s1/run/run3', { ...run, id: 'run3', batches: [{ key: 'run3-0', rows: 1, state: 'sent' }] }, database);
    expect(await store.run('run3')).toBeNull();
    expect((await store.list()).map(({ id }) => id)).toEqual(['run1']);
    const { invalidRows: _, ...older } = run;
    await set('u1.s1/run/run4', { ...older, id: 'run4' }, database);
    expect(await store.run('run4')).toMatchObject({ id: 'run4', invalidRows: 0 });
  });

  it('stores the rows with errors of each run, without a byte order mark', async () => {
    const store = browserRunStore('u1.s1');
    const invalid = (text: string) => ({ rows: 1, file: new Blob([`\uFEFF${text}`]) });
    const first = await startImport({ ...given, invalid: invalid('email\r\none\r\n') }, ports(store, '1'));
    await startImport({ ...given, invalid: invalid('email\r\ntwo\r\n') }, ports(store, '2'));
    await startImport(given, ports(store, '3'));
    expect(first.invalidRows).toBe(1);
    const read = () => Promise.all(['run1', 'run2', 'run3'].map((id) => store.invalidRows(id)));
    expect(await read()).toEqual(['email\r\none\r\n', 'email\r\ntwo\r\n', null]);
    await store.forgetInvalidRows('run1');
    expect(await read()).toEqual([null, 'email\r\ntwo\r\n', null]);
  });

  it('reports its progress, asks for each batch once, and stores the notes', async () => {
    const store = browserRunStore('u1.s1');
    const progress: number[] = [];
    const asked: [number, number][] = [];
    const counted = {
      ...given,
      count: 1000,
      rows: async (from: number, count: number) => {
        asked.push([from, count]);
        return rows(from, count);
      },
    };
    const onProgress = (share: number) => void progress.push(share);
    const plain = await startImport(counted, { ...ports(store, '1'), onProgress });
    expect([asked, progress]).toEqual([
      [
        [0, 500],
        [500, 500],
      ],
      [0.5, 1],
    ]);
    expect(plain).toMatchObject({ adminNote: '', customerNote: '', reverts: null, invalidRows: 0 });
    const revert = await startImport(
      { ...counted, adminNote: 'Sorry', customerNote: 'Corrected', reverts: 'run1' },
      ports(store, '2'),
    );
    expect(revert).toMatchObject({ adminNote: 'Sorry', customerNote: 'Corrected', reverts: 'run1' });
  });

  it('stores no empty batch if there are fewer rows than expected', async () => {
    const store = browserRunStore('u1.s1');
    const run = await startImport({ ...given, count: 2000 }, ports(store, '1'));
    expect(run.batches.map((batch) => batch.rows)).toEqual([500, 500, 100]);
  });

  it('separates users and sites', async () => {
    await startImport(given, ports(browserRunStore('u1.s1'), '1'));
    expect(await browserRunStore('u1.s2').list()).toEqual([]);
    expect(await browserRunStore('u1.s2').rows('run1-0')).toBeNull();
  });

  it('stores nothing if an import cannot be stored completely', async () => {
    const store = browserRunStore('u1.s1');
    const failing = async (from: number, count: number) => {
      if (from > 0) throw new Error('No more room.');
      return rows(from, count);
    };
    await expect(startImport({ ...given, rows: failing }, ports(store, '1'))).rejects.toThrow('No more room.');
    expect([await store.list(), await store.rows('run1-0')]).toEqual([[], null]);
  });

  it('is cleared at sign-out', async () => {
    await startImport(given, ports(browserRunStore('u1.s1'), '1'));
    clearDatabases();
    await expect.poll(() => browserRunStore('u1.s1').list()).toEqual([]);
  });
});
