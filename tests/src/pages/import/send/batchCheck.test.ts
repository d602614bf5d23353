import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { ImportKindName } from '../../../../../resources/imports';
import { countCheckedRows } from '../../../../../src/pages/import/send/batchCheck';
import { createImportEffects } from '../../../../../src/pages/import/send/importEffects';
import { createImportRun } from '../../../../../src/pages/import/send/importRun';
import { startImport } from '../../../../../src/pages/import/send/startImport';
import type { ImportRow } from '../../../../../src/pages/import/table/importTable';
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
