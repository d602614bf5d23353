/** Writes are remembered in the order they were made, from the first one on. */
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { NewHistoryEntry } from '../../../../src/engine/history/historyEntry';
import { historyStore } from '../../../../src/engine/history/historyStore';
import { createWriteHistory } from '../../../../src/engine/history/writeHistory';
import { clearDatabases } from '../../../../src/lib/storage/databases';

const SCOPE = 'ada.s1';
const base = (id: string, resource = 'faq') => ({ resource, record: { id, _id: id }, isUncertain: false });
const publish = (id: string, resource?: string): NewHistoryEntry => ({
  ...base(id, resource),
  kind: 'set',
  set: { status: 'approved' },
});
const removal = (id: string, forgetsRecord?: true): NewHistoryEntry => ({
  ...base(id),
  kind: 'removal',
  field: null,
  ...(forgetsRecord && { forgetsRecord }),
});
const list = async (scope = SCOPE) =>
  (await historyStore(scope).list()).entries.map(({ kind, resource, record }) => `${kind} ${resource} ${record.id}`);

afterEach(async () => {
  clearDatabases();
  await expect.poll(() => list()).toEqual([]);
});

it('keeps the writes that were made before its code was loaded, with their time', async () => {
  const scope = vi.fn(() => SCOPE);
  const history = createWriteHistory(scope);
  expect(scope).not.toHaveBeenCalled();
  const before = Date.now();
  history.record(publish('q1'));
  history.record(removal('q2'));
  const { entries, isStored } = await (await history.open()).list();
  expect(entries.map(({ record }) => record.id)).toEqual(['q2', 'q1']);
  expect(isStored).toBe(true);
  for (const { at } of entries) {
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
  // One store for all: what is recorded later is in it once.
  history.record(publish('q3'));
  expect((await (await history.open()).list()).entries.map(({ record }) => record.id)).toEqual(['q3', 'q2', 'q1']);
  expect(scope).toHaveBeenCalledTimes(1);
  expect(await list()).toEqual(['set faq q3', 'removal faq q2', 'set faq q1']);
  expect(await list('ada.s2')).toEqual([]);
});

it('keeps the order of writes of one millisecond, also of more than ten', async () => {
  const store = historyStore(SCOPE);
  const ids = Array.from({ length: 11 }, (_, index) => `q${index}`);
  const at = Date.now();
  for (const id of ids) store.add(publish(id), at);
  const { entries } = await store.list();
  expect(entries.map(({ record }) => record.id)).toEqual(ids.toReversed());
  expect(new Set(entries.map(({ id }) => id)).size).toBe(11);
});

it('forgets the earlier writes of a person that was deleted, and of nobody else', async () => {
  const store = historyStore(SCOPE);
  const at = Date.now();
  store.add(publish('q1'), at);
  store.add(publish('q2'), at);
  store.add(publish('q1', 'customers'), at);
  store.add(removal('q2'), at);
  store.add(removal('q1', true), at);
  await store.list();
  expect(await list()).toEqual(['removal faq q1', 'removal faq q2', 'set customers q1', 'set faq q2']);
});

it('tells its listeners of each write once it is stored', async () => {
  const store = historyStore(SCOPE);
  const seen: number[] = [];
  const listener = vi.fn(() => void list().then((entries) => seen.push(entries.length)));
  const unsubscribe = store.subscribe(listener);
  store.add(publish('q1'), Date.now());
  expect(listener).not.toHaveBeenCalled();
  await expect.poll(() => seen).toEqual([1]);
  unsubscribe();
  store.add(publish('q2'), Date.now());
  await store.list();
  expect(listener).toHaveBeenCalledTimes(1);
});
