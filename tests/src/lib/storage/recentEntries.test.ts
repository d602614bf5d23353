import 'fake-indexeddb/auto';
import { clear, createStore } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { HIDDEN_DB, RECENT_MS } from '../../../../src/lib/storage/databases';
import { createRecentEntries } from '../../../../src/lib/storage/recentEntries';

const NOW = 1_800_000_000_000;
const shape = z.object({ id: z.string(), at: z.number(), text: z.string() });
// A database that no session clears or prunes: one of an earlier file may still do that.
const openEntries = (scope = 'ada.s1', now = NOW) =>
  createRecentEntries({ database: HIDDEN_DB, scope, shape, now: () => now });
const createEntry = (id: string, at = NOW) => ({ id, at, text: `Text of ${id}` });

afterEach(async () => {
  vi.restoreAllMocks();
  await clear(createStore(HIDDEN_DB.database, HIDDEN_DB.store));
});

it('lists what this and other tabs saved, the newest first', async () => {
  await openEntries().save(createEntry('a', NOW - 2));
  await openEntries().save(createEntry('c', NOW - 1));
  await openEntries().save(createEntry('b', NOW - 1));
  const { entries, isStored } = await openEntries().list();
  expect(entries.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(isStored).toBe(true);
});

it('replaces an entry', async () => {
  const entries = openEntries();
  await entries.save(createEntry('a'));
  await entries.save({ ...createEntry('a'), text: 'Undone' });
  expect((await entries.list()).entries).toEqual([{ ...createEntry('a'), text: 'Undone' }]);
});

it('opens one connection, whatever is saved, listed and removed', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open');
  const entries = openEntries();
  expect(open).not.toHaveBeenCalled();
  await entries.save(createEntry('a'), createEntry('b'));
  await entries.list();
  await entries.remove(({ id }) => id === 'a');
  await entries.removeOne(createEntry('b'));
  expect((await entries.list()).entries).toEqual([]);
  expect(open).toHaveBeenCalledTimes(1);
});

it('keeps users and sites apart', async () => {
  await openEntries('ada.s1').save(createEntry('a'));
  expect((await openEntries('ada.s2').list()).entries).toEqual([]);
  expect((await openEntries('ada.s').list()).entries).toEqual([]);
});

it('deletes entries that are older than 24 hours', async () => {
  await openEntries().save(createEntry('a'));
  expect((await openEntries('ada.s1', NOW + RECENT_MS).list()).entries).toHaveLength(1);
  expect((await openEntries('ada.s1', NOW + RECENT_MS + 1).list()).entries).toEqual([]);
  expect((await openEntries().list()).entries).toEqual([]);
});

it('keeps what cannot be stored until the page is left, and says so', async () => {
  const entries = openEntries();
  await entries.save(createEntry('a'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await entries.save(createEntry('b', NOW + 1));
  await entries.save({ ...createEntry('a'), text: 'Undone' });
  const texts = (await entries.list()).entries.map(({ text }) => text);
  expect(texts).toEqual(['Text of b', 'Undone']);
  expect((await entries.list()).isStored).toBe(false);
  expect((await openEntries().list()).entries).toEqual([createEntry('a')]);

  vi.restoreAllMocks();
  await entries.save(createEntry('b', NOW + 1));
  await entries.save(createEntry('a'));
  expect((await entries.list()).isStored).toBe(true);
});

it('leaves out what has another shape', async () => {
  const other = createRecentEntries({
    database: HIDDEN_DB,
    scope: 'ada.s1',
    shape: z.object({ id: z.string(), at: z.number() }),
    now: () => NOW,
  });
  await other.save({ id: 'a', at: NOW });
  expect((await openEntries().list()).entries).toEqual([]);
});

it('deletes entries, also those that can’t be stored, and never rejects', async () => {
  const entries = openEntries();
  await entries.save(createEntry('a'));
  await entries.save(createEntry('b'));
  await entries.remove(({ id }) => id === 'a');
  expect((await openEntries().list()).entries).toEqual([createEntry('b')]);
  vi.stubGlobal('indexedDB', undefined);
  const unstored = openEntries();
  await unstored.save(createEntry('c'), createEntry('d'));
  await unstored.remove(({ id }) => id === 'c');
  expect((await unstored.list()).entries).toEqual([createEntry('d')]);
  vi.unstubAllGlobals();
});

it('deletes one entry without a database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const entries = openEntries();
  await entries.save(createEntry('a'));
  await entries.removeOne(createEntry('a'));
  expect((await entries.list()).entries).toEqual([]);
  vi.unstubAllGlobals();
});
