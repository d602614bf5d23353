import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { hasUnsentWork } from '../../../../../src/engine/drafts/hasUnsentWork';
import { clearDatabases } from '../../../../../src/lib/storage/databases';
import { browserRunStore } from '../../../../../src/pages/import/send/browserRunStore';
import { startImport } from '../../../../../src/pages/import/send/startImport';
import type { ImportRow } from '../../../../../src/pages/import/table/importTable';

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

  it('counts as unsent work, about which a sign-out asks, while rows wait to be sent', async () => {
    expect(await hasUnsentWork()).toBe(false);
    const store = browserRunStore('u1.s1');
    const run = await startImport(given, ports(store, '1'));
    expect(await hasUnsentWork()).toBe(true);
    await store.save({ ...run, batches: run.batches.map((batch) => ({ ...batch, state: 'taken' })) });
    expect(await hasUnsentWork(), 'sent rows, which are kept to revert the import').toBe(false);
    await store.save(run);
    await store.forgetRows(run.batches.map(({ key }) => key));
    expect(await hasUnsentWork()).toBe(false);
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
