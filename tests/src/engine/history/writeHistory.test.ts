/** Writes are remembered in the order they were made, from the first one on. */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reviews } from '../../../../resources/reviews';
import { ATTEMPT_KEY_PREFIX } from '../../../../src/engine/drafts/attemptStore';
import type { NewHistoryEntry } from '../../../../src/engine/history/historyEntry';
import { type HistoryStore, historyStore } from '../../../../src/engine/history/historyStore';
import { createWriteHistory } from '../../../../src/engine/history/writeHistory';
import { getStoredKeys } from '../../../../src/lib/storage/browserStorage';
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
  // All use one store, and a later write is stored once.
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

describe('hidden reviews', () => {
  const review = { id: 'r1', _id: 'r1', status: 'approved', rating: 1 };
  const write = (id: string, status: string, more = {}): NewHistoryEntry => ({
    id,
    resource: 'product-reviews',
    record: { ...review, status: status === 'pending' ? 'approved' : 'pending' },
    isUncertain: false,
    kind: 'set',
    set: { status },
    ...more,
  });
  const pending = { ...review, status: 'pending' };
  const read = async (store: HistoryStore) =>
    (await store.hidden.list()).entries.map(({ recordId, rating, reason, details, wasPublished, shown }) => [
      recordId,
      rating,
      reason,
      details,
      wasPublished,
      shown?.by ?? null,
    ]);

  it('are noted with their reason, and until they are published again or the change is undone; a sign-out keeps them', async () => {
    const scope = 'ada.hidden1';
    const store = historyStore(scope);
    store.add(write('1', 'pending'), Date.now());
    store.add(write('x', 'pending', { isUncertain: true }), Date.now());
    store.add(write('q', 'pending', { resource: 'faq' }), Date.now());
    expect(await read(store)).toEqual([['r1', 1, null, '', true, null]]);
    await store.hidden.answer(reviews, [review], { reason: 'other', details: 'Asked by its author' });
    store.add(write('2', 'approved', { undoes: '1' }), Date.now());
    expect(await read(store)).toEqual([['r1', 1, 'other', 'Asked by its author', true, '2']]);
    // Undoing that it was published hides it for the reason of before.
    store.add(write('3', 'pending', { undoes: '2' }), Date.now());
    expect(await read(store)).toEqual([['r1', 1, 'other', 'Asked by its author', true, null]]);
    clearDatabases();
    await expect.poll(() => list(scope)).toEqual([]);
    expect(await read(historyStore(scope))).toEqual([['r1', 1, 'other', 'Asked by its author', true, null]]);
    expect(await read(historyStore('eve.hidden1'))).toEqual([]);
  });

  it('have a reason that was given before the response; those left hidden have none until one is given, and can be taken back', async () => {
    const store = historyStore('ada.hidden2');
    await store.hidden.answer(reviews, [review], { reason: 'spam', details: '' });
    expect(await read(store)).toEqual([]);
    store.add(write('1', 'pending'), Date.now() - 1000);
    expect(await read(store)).toEqual([['r1', 1, 'spam', '', true, null]]);
    await store.hidden.withdraw(reviews, 'r1');
    const other = { ...pending, id: 'r2', _id: 'r2', rating: 5 };
    await store.hidden.answer(reviews, [other], null);
    expect(await read(store)).toEqual([
      ['r2', 5, null, '', false, null],
      ['r1', 1, 'spam', '', true, null],
    ]);
    await store.hidden.withdraw(reviews, 'r2');
    expect(await read(store)).toEqual([['r1', 1, 'spam', '', true, null]]);
  });
});

describe('when the page is left', () => {
  it('keeps what isn’t stored yet for the next page, once', async () => {
    const left = createWriteHistory(() => SCOPE);
    void left.begin(publish('q1'))(publish('q1'));
    left.begin(publish('q2'));
    void left.begin(publish('q3'))(null);
    left.keepUnstored();
    const next = createWriteHistory(() => SCOPE);
    const read = async () =>
      (await (await next.open()).list()).entries.map(({ record, isUncertain }) => [record.id, isUncertain]);
    expect(await read()).toEqual([
      ['q2', true],
      ['q1', false],
    ]);
    expect(getStoredKeys(ATTEMPT_KEY_PREFIX)).toEqual([]);
  });

  it('keeps the outcomes of a page that was shown again, and those of two tabs', async () => {
    const shownAgain = createWriteHistory(() => SCOPE);
    const settle = shownAgain.begin(publish('q1'));
    shownAgain.keepUnstored();
    await settle(publish('q1'));
    const other = createWriteHistory(() => SCOPE);
    other.record(publish('q2'));
    other.keepUnstored();
    const { entries } = await (await createWriteHistory(() => SCOPE).open()).list();
    expect(entries.map(({ record, isUncertain }) => [record.id, isUncertain])).toEqual([
      ['q2', false],
      ['q1', false],
    ]);
  });
});
