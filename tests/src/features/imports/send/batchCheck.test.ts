import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { ImportKindName } from '../../../../../resources/imports';
import {
  canCheckAgain,
  countApplications,
  countCheckedRows,
  countProcessedRows,
  getCheckOutcome,
  readSamples,
} from '../../../../../src/features/imports/send/batchCheck';
import { createImportEffects } from '../../../../../src/features/imports/send/importEffects';
import { createImportRun } from '../../../../../src/features/imports/send/importRun';
import { startImport } from '../../../../../src/features/imports/send/startImport';
import { countRows, type RunBatch, type StoredRun } from '../../../../../src/features/imports/send/storedRun';
import type { ImportRow } from '../../../../../src/features/imports/table/checkedRows';
import { memoryRunStore } from './memoryRunStore';

/** A backend that ignores the Idempotency-Key. */
async function start(kind: ImportKindName, rows: readonly ImportRow[]) {
  const server = {
    balances: new Map([['old@shop.example', 40]]),
    reviews: [] as object[],
    reads: 0,
    isReadable: true,
    /** Outcome of each request, in their order: how often it is applied, and whether the response is lost. */
    fates: [] as { times: number; isLost?: boolean }[],
  };
  const apply = (data: readonly ImportRow[]) => {
    for (const { email, emailAddress = email, points, title = null, description } of data) {
      const key = String(emailAddress).toLowerCase();
      if (kind === 'reviews') server.reviews.push({ id: `r${server.reviews.length}`, title, description });
      else server.balances.set(key, (server.balances.get(key) ?? 0) + Number(points ?? 0));
    }
  };
  const provider = {
    async getList(name: string, { filter }: { filter: Record<string, string> }) {
      server.reads += 1;
      if (!server.isReadable) throw new AppError({ kind: 'server', status: 503 });
      const customers = [...server.balances].map(([emailAddress, totalPoints]) => ({ emailAddress, totalPoints }));
      const all: object[] = name === 'customers' ? customers : server.reviews;
      const data = all.filter((record) => JSON.stringify(record).includes(filter['search'] ?? ''));
      return { data, total: data.length };
    },
  };
  const store = memoryRunStore();
  const stored = await startImport(
    { kind, source: null, count: rows.length, rows: async (from, count) => rows.slice(from, from + count) },
    { store, now: () => '2026-11-21T10:00:00.000Z', newId: () => 'run1' },
  );
  const run = createImportRun(stored, {
    store,
    // The effects call no other method.
    effects: createImportEffects(kind, provider as unknown as Parameters<typeof createImportEffects>[1]),
    shouldStoreTakenRows: false,
    wait: async () => undefined,
    async withLock(work) {
      await work();
      return true;
    },
    async send(data) {
      const { times, isLost = false } = server.fates.shift() ?? { times: 1 };
      for (let count = 0; count < times; count += 1) apply(data);
      if (isLost) throw new AppError({ kind: 'timeout', uncertain: true });
    },
  });
  return { server, run, store, counts: () => countCheckedRows(run.run()) };
}

const toRows = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, n) => ({ email: `c${n}.@shop.example`, points: n + 1 }));

describe('the check of a batch', () => {
  it('knows that points were added once, with four reads for each batch', async () => {
    const { run, server, counts, store } = await start('points', toRows(2001));
    await run.resume();
    expect(counts()).toEqual({ once: 2001, repeated: 0, pending: 0, unconfirmed: 0 });
    // Five batches of up to 500 rows; the last one has a single row.
    expect(server.reads).toBe(4 * 4 + 2);
    expect(JSON.stringify(await store.list())).not.toContain('@shop.example');
  });

  it('finds the batch that was applied twice by one request', async () => {
    const { run, server, counts } = await start('points', toRows(700));
    server.fates = [{ times: 1 }, { times: 2 }];
    await run.resume();
    expect(counts()).toEqual({ once: 500, repeated: 200, pending: 0, unconfirmed: 0 });
    expect(run.run().batches[1]).toMatchObject({ times: 2 });
  });

  it('finds a batch that was applied again after a lost response', async () => {
    const { run, server, counts } = await start('points', [{ email: 'old@shop.example', points: 5 }]);
    server.fates = [{ times: 1, isLost: true }, { times: 1, isLost: true }, { times: 1 }];
    await run.resume();
    expect(run.run().batches).toMatchObject([{ times: 3 }]);
    expect(counts().repeated).toBe(1);
  });

  it('adds up the rows of one customer', async () => {
    const email = 'Old@shop.example';
    const { run, counts } = await start('points', [
      { email, points: 5 },
      { email: 'old@shop.example', points: 7 },
    ]);
    await run.resume();
    expect(counts().once).toBe(2);
  });

  it('is not sure if a customer earned points meanwhile, and keeps the rows', async () => {
    const { run, server, counts, store } = await start('points', toRows(3));
    run.subscribe(() => {
      if (run.run().batches[0]?.state === 'taken') server.balances.set('c0.@shop.example', 17);
    });
    await run.resume();
    expect(counts()).toMatchObject({ once: 0, unconfirmed: 3 });
    expect(store.storedRows.size).toBe(1);
  });

  it('waits for a backend that applies the rows later', async () => {
    const { run, server, counts } = await start('points', toRows(2));
    server.fates = [{ times: 0 }];
    await run.resume();
    expect(counts()).toMatchObject({ once: 0, pending: 2 });
    server.balances.set('c0.@shop.example', 2).set('c1.@shop.example', 4);
    await run.checkAgain();
    expect(counts()).toMatchObject({ pending: 0, repeated: 2 });
  });

  it('is not sure if the values can’t be read, before or after', async () => {
    const before = await start('points', toRows(2));
    before.server.isReadable = false;
    await before.run.resume();
    expect(before.counts()).toMatchObject({ once: 0, unconfirmed: 2 });

    const after = await start('points', toRows(2));
    after.run.subscribe(() => {
      if (after.run.run().batches[0]?.state === 'taken') after.server.isReadable = false;
    });
    await after.run.resume();
    expect(after.counts()).toMatchObject({ once: 0, unconfirmed: 2 });
    after.server.isReadable = true;
    await after.run.checkAgain();
    expect(after.counts()).toMatchObject({ once: 2, unconfirmed: 0 });
    expect(after.store.storedRows.size).toBe(0);
  });

  it('compares the points of imported customers; without points, an import changes nothing when repeated', async () => {
    const { run, server, counts } = await start('customers', [
      { emailAddress: 'a@shop.example', firstName: 'A' },
      { emailAddress: 'b@shop.example', points: 9 },
    ]);
    server.fates = [{ times: 2 }];
    await run.resume();
    expect(counts()).toMatchObject({ repeated: 2 });
    const names = await start('customers', [{ emailAddress: 'a@shop.example', firstName: 'A' }]);
    names.server.fates = [{ times: 2 }];
    await names.run.resume();
    expect([names.counts().once, names.server.reads]).toEqual([1, 0]);
  });

  it('counts the reviews with the same text', async () => {
    const rows: ImportRow[] = [
      { rating: 5, title: 'Warm', description: 'Soft.\nAnd blue.' },
      { rating: 4, description: 'Good.' },
      { rating: 4, description: 'Good.' },
    ];
    const once = await start('reviews', rows);
    once.server.reviews = [{ id: 'old', title: null, description: 'Good.' }];
    await once.run.resume();
    expect(once.counts()).toMatchObject({ once: 3 });
    const twice = await start('reviews', rows);
    twice.server.fates = [{ times: 2 }];
    await twice.run.resume();
    expect(twice.counts()).toMatchObject({ repeated: 3 });
  });
});

describe('the outcome of a check', () => {
  const batch: RunBatch = { key: 'run1-0', rows: 3, state: 'taken' };
  const samples = [{ key: 'a@shop.example', before: 10, change: 2 }];

  it.each([
    [batch, 'once', false],
    [{ ...batch, samples, times: 0 }, 'pending', true],
    [{ ...batch, samples, times: 2 }, 'repeated', true],
    [{ ...batch, samples, times: null }, 'unconfirmed', true],
    // Without values from before, another check tells nothing.
    [{ ...batch, samples: null }, 'unconfirmed', false],
    [{ ...batch, samples, state: 'waiting' }, 'unconfirmed', false],
  ] as [RunBatch, string, boolean][])(
    'of batch %# is known, and whether it can be checked again',
    (item, outcome, canBe) => {
      expect([getCheckOutcome(item), canCheckAgain(item)]).toEqual([outcome, canBe]);
    },
  );

  it('counts accepted rows only; those that are applied later count as processed', () => {
    const run = {
      batches: [
        batch,
        { ...batch, rows: 5, samples, times: 0 },
        { ...batch, rows: 7, samples, times: 2 },
        { ...batch, rows: 11, state: 'waiting' },
      ],
    } as unknown as StoredRun; // Only the batches are read.
    expect(countCheckedRows(run)).toEqual({ once: 3, repeated: 7, pending: 5, unconfirmed: 0 });
    expect(countProcessedRows(run)).toBe(8);
    expect(countRows({ ...run, batches: [...run.batches, { ...batch, rows: 13, state: 'refused' }] })).toEqual({
      total: 39,
      accepted: 15,
      refused: 13,
      pending: 11,
    });
  });

  it.each([
    [[12], 1],
    [[14], 2],
    [[10], 0],
    [[11], null],
    [[8], null],
    [[12, 13], 1],
    [[12, 16], null],
  ])('if the values are %j, it was applied %j times', async (values, times) => {
    const changes = [2, 3].slice(0, values.length);
    const read = async (key: string) => values[Number(key)] ?? 0;
    const taken = changes.map((change, n) => ({ key: String(n), before: 10, change }));
    expect(await countApplications({ toEffect: () => null, read }, taken)).toBe(times);
  });

  it('is unknown without values, or if they can’t be read', async () => {
    const effects = { toEffect: () => null, read: () => Promise.reject(new AppError({ kind: 'server' })) };
    expect(await countApplications(effects, samples)).toBeNull();
    expect(await countApplications(effects, [])).toBeNull();
  });

  it('reads the two longest keys that change; rows that cancel each other out change none', async () => {
    const effects = {
      toEffect: ({ email, points }: ImportRow) => ({ key: String(email), change: Number(points) }),
      read: async (key: string) => key.length,
    };
    const rows = [
      { email: 'a', points: 5 },
      { email: 'a', points: -5 },
      { email: 'bb', points: 1 },
      { email: 'ccc', points: 2 },
      { email: 'dddd', points: 3 },
    ];
    expect(await readSamples(effects, rows)).toEqual([
      { key: 'dddd', change: 3, before: 4 },
      { key: 'ccc', change: 2, before: 3 },
    ]);
  });
});

describe('createImportEffects', () => {
  /** Effects of an import whose searches find `data`. */
  function open(kind: ImportKindName, data: readonly object[], total = data.length) {
    const calls: unknown[] = [];
    const provider = {
      async getList(name: string, { filter, pagination }: { filter: object; pagination: object }) {
        calls.push([name, filter, pagination]);
        return { data: data.map((record, n) => ({ id: `r${n}`, ...record })), total };
      },
    };
    // The effects call no other method.
    const effects = createImportEffects(kind, provider as unknown as Parameters<typeof createImportEffects>[1]);
    return { effects, calls };
  }

  it('reads the balance of the customer with exactly this address; an unknown one has none', async () => {
    const { effects, calls } = open('points', [
      { emailAddress: null, totalPoints: 1 },
      { emailAddress: 'aa@shop.example', totalPoints: 2 },
      { emailAddress: 'A@Shop.example ', totalPoints: 30 },
      { emailAddress: 'b@shop.example', totalPoints: null },
    ]);
    expect(await effects.read('a@shop.example')).toBe(30);
    expect(await effects.read('b@shop.example')).toBe(0);
    expect(await effects.read('c@shop.example')).toBe(0);
    expect(calls[0]).toEqual(['customers', { search: 'a@shop.example' }, { page: 1, perPage: 100 }]);
    expect(effects.toEffect({ email: 'A@Shop.example', points: 5 })).toEqual({ key: 'a@shop.example', change: 5 });
    expect(effects.toEffect({ email: 'a@shop.example' })).toBeNull();
  });

  it.each([
    ['a review with a description', { title: ' Warm ', description: ' Soft.\nBlue.' }, 'Soft.'],
    ['a review with a title only', { title: 'Warm' }, 'Warm'],
    ['a long review', { description: `${'a'.repeat(59)} b${'c'.repeat(60)}` }, 'a'.repeat(59)],
  ])('finds %s by the start of its text', async (_case, row, search) => {
    const other = { id: 'r1', title: 'Cold', description: 'Hard.' };
    const { effects, calls } = open('reviews', [{ id: 'r0', title: null, ...row }, other]);
    const effect = effects.toEffect({ rating: 5, ...row });
    expect(effect?.change).toBe(1);
    expect(await effects.read(effect?.key ?? '')).toBe(1);
    expect(calls).toEqual([['product-reviews', { search }, { page: 1, perPage: 100 }]]);
  });

  it('can’t tell reviews without a text apart', () => {
    const { effects } = open('reviews', []);
    expect(effects.toEffect({ rating: 5, title: ' ' })).toBeNull();
  });

  it('is not sure if more is found than returned', async () => {
    const { effects } = open('points', [{ emailAddress: 'a@shop.example', totalPoints: 2 }], 2);
    await expect(effects.read('a@shop.example')).rejects.toMatchObject({ kind: 'badAnswer' });
  });

  it('counts the reviews with a short text that many have', async () => {
    const others = Array.from({ length: 250 }, (_, n) => ({ id: `r${n}`, title: null, description: `Good ${n}` }));
    const all = [...others, { id: 'same', title: null, description: 'Good' }];
    const provider = {
      getList: async (
        _name: string,
        { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } },
      ) => ({
        data: all.slice((page - 1) * perPage, page * perPage),
        total: all.length,
      }),
    };
    // The effects call no other method.
    const { read } = createImportEffects('reviews', provider as unknown as Parameters<typeof createImportEffects>[1]);
    expect(await read(JSON.stringify(['', 'Good']))).toBe(1);
  });
});
