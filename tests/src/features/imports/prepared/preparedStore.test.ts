import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreparedImport } from '../../../../../src/features/imports/prepared/preparedImport';
import { createPreparedStore } from '../../../../../src/features/imports/prepared/preparedStore';
import { clearDatabases, PREPARED_DB, RECENT_MS } from '../../../../../src/lib/storage/databases';
import { pruneRecentEntries } from '../../../../../src/lib/storage/pruneRecentEntries';

const openStore = () => createStore(PREPARED_DB.database, PREPARED_DB.store);
const listKeys = () => keys<string>(openStore());

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  clearDatabases();
  await expect.poll(listKeys).toEqual([]);
});

const prepared: PreparedImport = {
  name: 'customers.csv',
  savedAt: 1_800_000_000_000,
  repairs: ['html'],
  mapping: { email: 0, points: 2 },
  defaults: { name: 'Guest' },
  formats: { points: ',', createdAt: 'dayFirst', rating: 10, countryCode: 'state' },
  rounding: 'up',
  duplicates: 'sum',
  amounts: 'replace',
  existing: 'replace',
  repeats: 'send',
  notes: { adminNote: 'Moved in', customerNote: '' },
  corrections: [
    { kind: 'cell', row: 1, field: 'email', text: 'a@b.example' },
    { kind: 'cells', rows: [2, 5], field: 'points', text: '' },
    { kind: 'skip', rows: [4], isSkipped: true },
    { kind: 'accept', fault: 'fewerCells' },
  ],
  correctionCount: 5,
};

/** Stores an import with rows, as in a tab that was closed. */
async function store(scope: string, changes: Partial<PreparedImport> = {}): Promise<string> {
  const imports = createPreparedStore(scope, 'points');
  const id = await imports.create();
  await set(imports.rowsKey(id), 'the rows', openStore());
  await imports.save(id, { ...prepared, ...changes });
  imports.release();
  return id;
}

describe('createPreparedStore', () => {
  it('returns the last import of the user, store and kind, and deletes it with its rows', async () => {
    await store('ada.s1', { name: 'first.csv' });
    vi.setSystemTime(Date.now() + 1);
    const id = await store('ada.s1');
    for (const [scope, kind] of [
      ['ada.s2', 'points'],
      ['lin.s1', 'points'],
      ['ada.s1', 'reviews'],
    ] as const)
      expect(await createPreparedStore(scope, kind).takeLast()).toBeNull();
    const imports = createPreparedStore('ada.s1', 'points');
    expect(await imports.takeLast()).toEqual({ id, prepared });
    await imports.remove(id);
    expect((await imports.takeLast())?.prepared.name).toBe('first.csv');
    expect(await listKeys()).toHaveLength(2);
  });

  it('leaves out a damaged one', async () => {
    const id = await store('ada.s1');
    vi.setSystemTime(Date.now() + 1);
    const damaged = await store('ada.s1');
    for (const corrections of [[{ kind: 'cell', row: 'x' }], [{ kind: 'accept', fault: 'unknown' }], {}, undefined]) {
      await set(`ada.s1/points/state/${damaged}`, { ...prepared, corrections }, openStore());
      expect((await createPreparedStore('ada.s1', 'points').takeLast())?.id).toBe(id);
    }
  });

  it('keeps nothing for more than a day, or for another user', async () => {
    await store('ada.s1');
    await store('lin.s1');
    vi.setSystemTime(Date.now() + RECENT_MS / 2 + 1);
    const recent = await store('ada.s1');
    vi.setSystemTime(Date.now() + RECENT_MS / 2);
    const imports = createPreparedStore('ada.s1', 'points');
    expect((await imports.takeLast())?.id).toBe(recent);
    expect(imports.isExpiring(recent)).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    expect(imports.isExpiring(recent)).toBe(true);
    pruneRecentEntries('ada');
    await expect.poll(listKeys).toEqual([`ada.s1/points/rows/${recent}`, `ada.s1/points/state/${recent}`]);
  });
});
