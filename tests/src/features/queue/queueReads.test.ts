/** What the queue reads, when it stops, and what it concludes from a page. */
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { Entity } from '../../../../resources/entity';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { getPendingFilters, isStillPending } from '../../../../src/features/queue/isStillPending';
import { readProgressChanged } from '../../../../src/features/queue/queueEvents';
import { createQueueReads } from '../../../../src/features/queue/queueReads';
import { createEmptyQueue, type QueueState } from '../../../../src/features/queue/queueState';
import { requestChange, setView } from '../../../../src/features/queue/queueTransitions';
import { createRecord, createRecords, getEntity } from '../../../support/records';
import { stubDataProvider } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const rewards = getEntity('rewards');
const faq = getEntity('faq');

const pending = (count: number, prefix = 'r') => createRecords(reviews, count, () => ({ status: 'pending' }), prefix);

interface ListParams {
  pagination: { page: number; perPage: number };
  filter: Readonly<Record<string, string>>;
  sort: unknown;
}

interface Response {
  data: readonly ConsoleRecord[];
  total?: number;
  pageInfo?: { hasNextPage: boolean };
  meta?: unknown;
}

/** Reads of a queue from a server that responds to each page as `respond` says. */
function createReads(respond: (params: ListParams, name: string) => Response | Promise<Response>) {
  let state: QueueState = createEmptyQueue([reviews.name, rewards.name]);
  const missing: [name: string, ids: readonly string[]][] = [];
  const getList = vi.fn(async (name: string, params: ListParams) => respond(params, name));
  const steps: string[] = [];
  const reads = createQueueReads({
    dataProvider: stubDataProvider({ getList }),
    get: () => state,
    change: (step) => {
      state = step(state);
      const progress = state.readProgress[reviews.name];
      const text = progress?.kind === 'reading' ? `reading ${progress.first ? 'first' : 'more'}` : progress?.kind;
      if (text !== undefined && steps.at(-1) !== text) steps.push(text);
    },
    waitForLeftKeys: async () => undefined,
    onMissing: (entity, ids) => void missing.push([entity.name, ids]),
  });
  const change = (step: (now: QueueState) => QueueState) => {
    state = step(state);
  };
  return {
    reads,
    missing,
    steps,
    change,
    view: (entityName: string | null, search: string) =>
      change((now) => setView(now, { entityName, search, group: null })),
    decide: (...ids: readonly string[]) => {
      for (const id of ids) {
        const set = { status: 'approved' };
        const entry = { id, entity: reviews, record: createRecord(reviews, id), set };
        const request = { action: 'publish', change: { set }, entry };
        change((now) => requestChange(now, `${reviews.name}/${id}`, request));
      }
    },
    state: () => state,
    keys: () => [...state.entries.keys()],
    /** Pages and sizes that were asked for. */
    pages: () => getList.mock.calls.map(([, { pagination }]) => [pagination.page, pagination.perPage]),
    calls: () => getList.mock.calls,
  };
}

/** A server with these records. */
const serve =
  (records: readonly ConsoleRecord[], hasTotal = true) =>
  ({ pagination: { page, perPage } }: ListParams): Response => {
    const data = records.slice((page - 1) * perPage, page * perPage);
    return hasTotal
      ? { data, total: records.length }
      : { data, pageInfo: { hasNextPage: page * perPage < records.length } };
  };

describe('loading the queue', () => {
  it('reads a small page first, then larger ones while few records are unseen, each once', async () => {
    const { reads, pages, keys, steps, decide } = createReads(serve(pending(120)));
    await reads.prefetchPending(reviews);
    expect([pages(), steps]).toEqual([[[1, 50]], ['reading first', 'part']]);
    await reads.prefetchPending(reviews);
    expect(pages()).toHaveLength(1);
    // 15 unseen records are enough.
    decide(...Array.from({ length: 35 }, (_, index) => `r${index}`));
    await reads.prefetchPending(reviews);
    expect(pages()).toHaveLength(1);
    decide('r35');
    await reads.prefetchPending(reviews);
    expect(pages()).toEqual([
      [1, 50],
      [1, 100],
    ]);
    expect(keys()).toHaveLength(100);
    expect(steps).toEqual(['reading first', 'part', 'reading more', 'part']);
  });

  it('counts neither skipped records nor those of other lists as unseen', async () => {
    const waiting = createRecords(rewards, 20, () => ({ status: 'pending' }), 'w');
    const { reads, change, calls } = createReads((params, name) =>
      serve(name === reviews.name ? pending(120) : waiting)(params),
    );
    await reads.prefetchPending(reviews);
    await reads.prefetchPending(rewards);
    change((now) => ({
      ...now,
      entries: new Map(
        [...now.entries].map(([key, entry], index) => [key, { ...entry, skippedTurn: index < 36 ? 1 : null }]),
      ),
    }));
    await reads.prefetchPending(reviews);
    expect(calls().map(([name, { pagination }]) => [name, pagination.perPage])).toEqual([
      ['product-reviews', 50],
      ['rewards', 50],
      ['product-reviews', 100],
    ]);
  });

  it('stops at 15 unseen records, and not before', async () => {
    for (const [count, pageCount] of [
      [15, 1],
      [14, 2],
    ] as const) {
      const { reads, pages } = createReads(({ pagination: { page } }) => ({
        data: page === 1 ? pending(count) : pending(10, 'n'),
        total: 100,
      }));
      await reads.prefetchPending(reviews);
      expect(pages()).toHaveLength(pageCount);
    }
  });

  it('asks for what waits, in the order of the list', async () => {
    const { reads, calls } = createReads(serve([]));
    await reads.prefetchPending(reviews);
    const [[name, { filter, sort }] = ['', { filter: {}, sort: null }]] = calls();
    expect([name, filter, sort]).toEqual([
      'product-reviews',
      { status: 'pending' },
      { field: 'createdAt', order: 'DESC' },
    ]);
  });

  it('ends with the last page, with a total or without', async () => {
    for (const hasTotal of [true, false]) {
      const { reads, steps, pages } = createReads(serve(pending(3), hasTotal));
      await reads.prefetchPending(reviews);
      expect(steps).toEqual(['reading first', 'all']);
      expect(pages()).toHaveLength(hasTotal ? 1 : 2);
      await reads.prefetchPending(reviews);
      expect(steps).toHaveLength(2);
    }
  });

  it('goes on where the records of a page are no longer pending', async () => {
    const handled = createRecords(reviews, 50, () => ({ status: 'approved' }), 'a');
    const { reads, pages, keys } = createReads(({ pagination: { page } }) =>
      page === 1 ? { data: handled.slice(0, 1), total: 60 } : { data: pending(10), total: 60 },
    );
    await reads.prefetchPending(reviews);
    expect(pages()).toEqual([
      [1, 50],
      [2, 50],
    ]);
    expect(keys()).toHaveLength(11);
  });

  it('reads one page of an entity that is not in view', async () => {
    const { reads, view, pages, steps } = createReads(serve(pending(120)));
    view(rewards.name, '');
    await reads.prefetchPending(reviews);
    expect([pages(), steps]).toEqual([[[1, 50]], ['reading first', 'part']]);
  });

  it('counts rows that could not be read', async () => {
    const { reads, state } = createReads(() => ({ data: pending(2), total: 3, meta: { leftOut: 1 } }));
    await reads.prefetchPending(reviews);
    expect(state().malformedCounts).toEqual({ 'product-reviews': 1 });
  });

  it('says why it failed, and tries again when asked to', async () => {
    let isDown = true;
    const { reads, state, change } = createReads((params) => {
      if (isDown) throw new AppError({ kind: 'offline' });
      return serve(pending(2))(params);
    });
    await reads.prefetchPending(reviews);
    expect(state().readProgress[reviews.name]).toMatchObject({ kind: 'failed', error: { kind: 'offline' } });
    isDown = false;
    await reads.prefetchPending(reviews);
    expect(state().readProgress[reviews.name]).toMatchObject({ kind: 'failed' });
    change((now) => readProgressChanged(now, reviews.name, { kind: 'part' }));
    await reads.prefetchPending(reviews);
    expect(state().readProgress[reviews.name]).toEqual({ kind: 'all' });
  });

  it('is not started twice', async () => {
    const { reads, pages } = createReads(serve(pending(3)));
    await Promise.all([reads.prefetchPending(reviews), reads.prefetchPending(reviews)]);
    expect(pages()).toHaveLength(1);
  });
});

describe('a search', () => {
  it('is sent with the filter, and marks what it finds', async () => {
    const { reads, view, calls, state } = createReads(serve(pending(2)));
    view(null, 'lamp');
    await reads.prefetchPending(reviews);
    expect(calls()[0]?.[1].filter).toEqual({ status: 'pending', search: 'lamp' });
    expect([...state().view.matchingKeys]).toEqual(['product-reviews/r0', 'product-reviews/r1']);
  });

  it('finds nothing, and asks nothing, in a list that has no search', async () => {
    const { reads, view, calls, state } = createReads(serve([]));
    view(null, 'lamp');
    await reads.prefetchPending(rewards);
    expect(calls()).toEqual([]);
    expect(state().readProgress[rewards.name]).toEqual({ kind: 'all' });
  });

  it('that was changed meanwhile leaves its late results out', async () => {
    const { reads, view, keys, pages, state, change } = createReads(async (params) => {
      await Promise.resolve();
      view(null, 'vase');
      change((now) => readProgressChanged(now, reviews.name, { kind: 'all' }));
      return serve(pending(120))(params);
    });
    view(null, 'lamp');
    await reads.prefetchPending(reviews);
    expect([keys(), pages()]).toEqual([[], [[1, 50]]]);
    expect(state().readProgress[reviews.name]).toEqual({ kind: 'all' });
  });
});

describe('reading again', () => {
  it('adds new records, and reports those that are gone, if the page is complete', async () => {
    let records = pending(3);
    const { reads, missing, keys, calls, decide } = createReads((params) => serve(records)(params));
    await reads.prefetchPending(reviews);
    decide('r2');
    records = [...pending(1), ...pending(1, 'n')];
    await reads.reconcile(reviews);
    expect(calls().at(-1)?.[1].filter).toEqual({ status: 'pending' });
    expect(calls().at(-1)?.[1].pagination).toEqual({ page: 1, perPage: 100 });
    expect(keys()).toEqual(['r0', 'r1', 'r2', 'n0'].map((id) => `product-reviews/${id}`));
    // The record with a pending write isn't missing.
    expect(missing).toEqual([['product-reviews', ['r1']]]);
    await reads.reconcile(rewards);
    expect(missing).toHaveLength(1);
  });

  it('reports nothing if nothing is gone, or if there may be more', async () => {
    let response: Response = { data: pending(2), total: 2 };
    const { reads, missing, state } = createReads(() => response);
    await reads.prefetchPending(reviews);
    await reads.reconcile(reviews);
    response = { data: pending(1), total: 2 };
    await reads.reconcile(reviews);
    response = { data: pending(1), pageInfo: { hasNextPage: false } };
    await reads.reconcile(reviews);
    expect(missing).toEqual([]);
    expect(state().readProgress[reviews.name]).toEqual({ kind: 'all' });
  });

  it.each([
    ['a total', { total: 101 }, 'part'],
    ['a total of one page', { total: 100, data: pending(99) }, 'all'],
    ['a next page', { pageInfo: { hasNextPage: true } }, 'part'],
    ['no next page', { pageInfo: { hasNextPage: false } }, 'all'],
    ['neither', {}, 'all'],
  ])('goes on loading where the server has more by now: %s', async (_name, more, kind) => {
    let response: Response = { data: pending(1), total: 1 };
    const { reads, state } = createReads(() => response);
    await reads.prefetchPending(reviews);
    expect(state().readProgress[reviews.name]?.kind).toBe('all');
    response = { data: pending(100), ...more };
    await reads.reconcile(reviews);
    expect(state().readProgress[reviews.name]?.kind).toBe(kind);
  });

  it('leaves a reading that failed as it is', async () => {
    let response: Response | null = null;
    const { reads, state } = createReads(() => {
      if (!response) throw new AppError({ kind: 'offline' });
      return response;
    });
    await reads.prefetchPending(reviews);
    response = { data: pending(100), total: 500 };
    await reads.reconcile(reviews);
    expect(state().readProgress[reviews.name]?.kind).toBe('failed');
  });

  it('does not report what was touched after the request', async () => {
    let isLate = false;
    const { reads, missing, change } = createReads((params) => {
      if (!isLate) return serve(pending(2))(params);
      change((now) => ({
        ...now,
        turn: now.turn + 1,
        entries: new Map([...now.entries].map(([key, entry]) => [key, { ...entry, lastTouchedTurn: now.turn + 1 }])),
      }));
      return { data: [], total: 0 };
    });
    await reads.prefetchPending(reviews);
    isLate = true;
    await reads.reconcile(reviews);
    expect(missing).toEqual([]);
  });
});

describe('a pending record', () => {
  const isPending = (entity: Entity, values: Readonly<Record<string, unknown>>) =>
    isStillPending(entity, createRecord(entity, 'x', values));

  it('has the values of the pending view', () => {
    expect([isPending(reviews, { status: 'pending' }), isPending(reviews, { status: 'approved' })]).toEqual([
      true,
      false,
    ]);
    expect(getPendingFilters(reviews)).toEqual({ status: 'pending' });
  });

  it('waits for a field to be filled', () => {
    expect([isPending(faq, { answer: '' }), isPending(faq, { answer: null })]).toEqual([true, true]);
    expect(isPending(faq, { answer: 'Yes' })).toBe(false);
    expect(getPendingFilters(faq)).toEqual({ filter: 'unanswered' });
  });

  it('is any record of a list without such a view', () => {
    const customers = getEntity('customers');
    expect(getPendingFilters(customers)).toBeNull();
    expect(isPending(customers, {})).toBe(true);
    const unnamed: Entity = { ...reviews, list: { ...reviews.list, waiting: 'ofAnotherVersion' } };
    expect(getPendingFilters(unnamed)).toBeNull();
  });
});
