import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { ImportEffects } from '../../../../../src/features/imports/send/batchCheck';
import { createImportRun } from '../../../../../src/features/imports/send/importRun';
import { countRows, type StoredRun } from '../../../../../src/features/imports/send/storedRun';
import type { ImportRow } from '../../../../../src/features/imports/table/checkedRows';
import { memoryRunStore } from './memoryRunStore';

const wait = async () => undefined;
/** Lock with a single tab. */
const withLock = async (work: () => Promise<void>) => {
  await work();
  return true;
};
/** Nothing to check. */
const effects: ImportEffects = { toEffect: () => null, read: async () => 0 };
const ports = { wait, withLock, shouldStoreTakenRows: true, effects };

async function storedRun(
  store: ReturnType<typeof memoryRunStore>,
  batches: readonly ImportRow[][],
): Promise<StoredRun> {
  const run: StoredRun = {
    id: 'run1',
    kind: 'points',
    createdAt: '2026-11-21T10:00:00.000Z',
    source: 'points.csv',
    adminNote: '',
    customerNote: '',
    reverts: null,
    invalidRows: 0,
    batches: batches.map((rows, n) => ({ key: `run1-${n}`, rows: rows.length, state: 'waiting' })),
  };
  for (const [n, rows] of batches.entries()) await store.saveRows(`run1-${n}`, rows);
  await store.save(run);
  return run;
}

const getRows = (count: number, from = 0): ImportRow[] =>
  Array.from({ length: count }, (_, n) => ({ email: `c${from + n}@shop.example`, points: 1 }));

/** Accepts each key once, like a provider. `fate` decides the outcome of each request. */
function provider(
  fate: () => 'responds' | 'loses the response' | 'fails' | 'is offline' = () => 'responds',
  isBad: (row: ImportRow) => boolean = () => false,
) {
  const accepted = new Map<string, readonly ImportRow[]>();
  const send = async (rows: readonly ImportRow[], { key }: { key: string }) => {
    const outcome = fate();
    if (outcome === 'is offline') throw new AppError({ kind: 'offline' });
    if (outcome === 'fails') throw new AppError({ kind: 'server', status: 500 });
    if (rows.some(isBad)) throw new AppError({ kind: 'validation', status: 422, message: 'Bad row' });
    if (!accepted.has(key)) accepted.set(key, rows);
    if (outcome === 'loses the response') throw new AppError({ kind: 'timeout', uncertain: true });
  };
  return { accepted, send, rows: () => [...accepted.values()].flat() };
}

let store: ReturnType<typeof memoryRunStore>;
beforeEach(() => {
  store = memoryRunStore();
});

describe('createImportRun', () => {
  it('pauses after the current request', async () => {
    const stored = await storedRun(store, [getRows(1), getRows(1, 1)]);
    const { send, accepted } = provider();
    const run = createImportRun(stored, {
      ...ports,
      store,
      async send(rows, batch) {
        run.pause();
        await send(rows, batch);
      },
    });
    await run.resume();
    expect([run.state().kind, accepted.size]).toEqual(['paused', 1]);
  });

  it('waits as long as Retry-After says, and sends nothing after a pause during the wait', async () => {
    const sent: string[] = [];
    const waits: number[] = [];
    let isPausing = false;
    const run = createImportRun(await storedRun(store, [getRows(1)]), {
      ...ports,
      store,
      async wait(milliseconds) {
        waits.push(milliseconds);
        if (isPausing) run.pause();
      },
      async send(_rows, batch) {
        sent.push(batch.key);
        if (sent.length < 3) throw new AppError({ kind: 'tooMany', status: 429, retryAfter: 30 });
      },
    });
    isPausing = true;
    await run.resume();
    expect([run.state().kind, sent.length, waits]).toEqual(['paused', 1, [30_000]]);
    isPausing = false;
    await run.resume();
    expect(run.state().kind).toBe('done');
    // Each attempt has the same key.
    expect(new Set(sent).size).toBe(1);
    expect(waits).toEqual([30_000, 30_000]);
  });

  it('yields to another tab that is sending, and continues from its progress', async () => {
    const stored = await storedRun(store, [getRows(1), getRows(1, 1)]);
    let isLocked = false;
    const withSharedLock = async (work: () => Promise<void>) => {
      if (isLocked) return false;
      isLocked = true;
      await work();
      isLocked = false;
      return true;
    };
    const keys: string[] = [];
    const tabs = { ...ports, withLock: withSharedLock, store };
    const second = createImportRun(stored, {
      ...tabs,
      send: async (_rows, { key }) => void keys.push(`second ${key}`),
    });
    const first = createImportRun(stored, {
      ...tabs,
      async send(_rows, { key }) {
        keys.push(`first ${key}`);
        await second.resume();
        expect(second.state()).toEqual({ kind: 'elsewhere' });
        first.pause();
      },
    });
    await first.resume();
    await second.refetch();
    expect(countRows(second.run())).toMatchObject({ accepted: 1, pending: 1 });
    await second.resume();
    await first.refetch();
    expect(keys).toEqual(['first run1-0', 'second run1-1']);
    expect([first.state(), second.state()]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  });

  it('deletes accepted rows that are not needed for a revert', async () => {
    const isBad = ({ email }: ImportRow) => email === 'c1@shop.example';
    const { send } = provider(() => 'responds', isBad);
    const stored = await storedRun(store, [getRows(3)]);
    await createImportRun(stored, { ...ports, shouldStoreTakenRows: false, store, send }).resume();
    expect([...store.storedRows.values()]).toEqual([getRows(1, 1)]);
  });

  it('reports rows that are no longer stored', async () => {
    const stored = await storedRun(store, [getRows(1)]);
    store.storedRows.clear();
    const run = createImportRun(stored, { store, send: async () => undefined, ...ports });
    await run.resume();
    expect(run.state()).toEqual({ kind: 'lost' });
  });

  it.each(['timeout', 'server', 'tooMany', 'badAnswer'] as const)(
    'sends a batch four times, at growing intervals, if the response is: %s',
    async (kind) => {
      const waits: number[] = [];
      const keys: string[] = [];
      const run = createImportRun(await storedRun(store, [getRows(1)]), {
        ...ports,
        store,
        wait: async (milliseconds) => void waits.push(milliseconds),
        async send(_rows, { key }) {
          keys.push(key);
          throw new AppError({ kind });
        },
      });
      await run.resume();
      expect(waits).toEqual([1000, 4000, 15_000]);
      expect(keys).toEqual(['run1-0', 'run1-0', 'run1-0', 'run1-0']);
      expect(run.state()).toMatchObject({ kind: 'stopped', error: { kind } });
    },
  );

  it.each(['offline', 'forbidden'] as const)('does not send a batch again if it failed with: %s', async (kind) => {
    const run = createImportRun(await storedRun(store, [getRows(1)]), {
      ...ports,
      store,
      wait: () => Promise.reject(new Error('It must not wait.')),
      send: () => Promise.reject(new AppError({ kind })),
    });
    await run.resume();
    expect(run.state()).toMatchObject({ kind: 'stopped', error: { kind } });
  });

  it('halves a batch that is too large for the provider', async () => {
    const accepted: (readonly ImportRow[])[] = [];
    const run = createImportRun(await storedRun(store, [getRows(3)]), {
      ...ports,
      store,
      async send(rows) {
        if (rows.length > 2) throw new AppError({ kind: 'tooLarge', status: 413 });
        accepted.push(rows);
      },
    });
    await run.resume();
    expect([run.state().kind, accepted]).toEqual(['done', [getRows(2), getRows(1, 2)]]);
  });

  it('starts paused, or done if nothing is pending, and a finished one sends and pauses nothing', async () => {
    const { send, accepted } = provider();
    const stored = await storedRun(store, [getRows(1)]);
    const run = createImportRun(stored, { ...ports, store, send });
    expect(run.state()).toEqual({ kind: 'paused' });
    await run.resume();
    const finished = createImportRun(run.run(), {
      ...ports,
      store,
      send,
      withLock: () => Promise.reject(new Error('It must not lock.')),
    });
    expect(finished.state()).toEqual({ kind: 'done' });
    finished.pause();
    await finished.resume();
    expect([finished.state(), accepted.size]).toEqual([{ kind: 'done' }, 1]);
  });

  it('stops with the error if the lock fails', async () => {
    const run = createImportRun(await storedRun(store, [getRows(1)]), {
      ...ports,
      store,
      send: async () => undefined,
      withLock: () => Promise.reject(new AppError({ kind: 'canceled' })),
    });
    await run.resume();
    expect(run.state()).toMatchObject({ kind: 'stopped', error: { kind: 'canceled' } });
  });

  it('sends nothing if another tab has deleted the run', async () => {
    const { send, accepted } = provider();
    const stored = await storedRun(store, [getRows(1)]);
    store.storedRuns.clear();
    const run = createImportRun(stored, { ...ports, store, send });
    await run.resume();
    expect([run.state(), accepted.size]).toEqual([{ kind: 'lost' }, 0]);
  });

  it('keeps its progress if the stored one can’t be read or is gone, and while it is sending', async () => {
    const stored = await storedRun(store, [getRows(1), getRows(1, 1)]);
    let read = store.run;
    const seen: string[] = [];
    const run = createImportRun(stored, {
      ...ports,
      store: { ...store, run: (id) => read(id) },
      async send() {
        read = async () => ({ ...stored, source: 'older.csv' });
        await run.refetch();
        seen.push(String(run.run().source));
        read = store.run;
      },
    });
    read = () => Promise.reject(new Error('The storage is blocked.'));
    await run.refetch();
    read = async () => null;
    await run.refetch();
    expect([run.run(), run.state()]).toEqual([stored, { kind: 'paused' }]);
    read = store.run;
    await run.resume();
    expect([seen, run.state()]).toEqual([['points.csv', 'points.csv'], { kind: 'done' }]);
  });

  it('keeps accepted rows that are needed for a revert', async () => {
    const run = createImportRun(await storedRun(store, [getRows(3)]), { ...ports, store, send: async () => undefined });
    await run.resume();
    expect([...store.storedRows.values()]).toEqual([getRows(3)]);
  });

  describe('if the rows change balances', () => {
    const [row] = getRows(1);
    /** A balance of 10 points, which each request increases by `repeats`. */
    function openBalances({ repeats = 1 } = {}) {
      const balances = new Map([['c0@shop.example', 10]]);
      const readKeys: string[] = [];
      const balanceEffects: ImportEffects = {
        toEffect: ({ email, points }) => ({ key: String(email), change: Number(points) }),
        async read(key) {
          readKeys.push(key);
          return balances.get(key) ?? 0;
        },
      };
      const add = (count: number) => balances.set('c0@shop.example', (balances.get('c0@shop.example') ?? 0) + count);
      const open = async (options: Partial<Parameters<typeof createImportRun>[1]> = {}) =>
        createImportRun(await storedRun(store, [getRows(1)]), {
          ...ports,
          store,
          effects: balanceEffects,
          send: async () => void add(repeats),
          ...options,
        });
      return { open, add, readKeys, balanceEffects };
    }

    it('compares them with those before the first attempt, also after a reload', async () => {
      const { open, add, balanceEffects } = openBalances();
      const first = await open({
        async send() {
          add(1);
          throw new AppError({ kind: 'canceled' });
        },
      });
      await first.resume();
      const [reloaded] = await store.list();
      if (!reloaded) throw new Error('The run is not stored.');
      expect(reloaded.batches).toEqual([
        { key: 'run1-0', rows: 1, state: 'waiting', samples: [{ key: 'c0@shop.example', before: 10, change: 1 }] },
      ]);
      // The provider ignores the key.
      const second = createImportRun(reloaded, {
        ...ports,
        store,
        effects: balanceEffects,
        send: async () => void add(1),
      });
      await second.resume();
      expect(second.run().batches).toMatchObject([{ state: 'taken', times: 2 }]);
    });

    it('stores no values of a batch that was applied once', async () => {
      const { open } = openBalances();
      const run = await open();
      await run.resume();
      expect(run.run().batches).toEqual([{ key: 'run1-0', rows: 1, state: 'taken' }]);
    });

    it('checks again only what was not applied once, and deletes its rows when it is', async () => {
      const { open, add, readKeys } = openBalances({ repeats: 0 });
      const run = await open({ shouldStoreTakenRows: false });
      await run.resume();
      expect(run.run().batches).toMatchObject([{ state: 'taken', times: 0 }]);
      expect([...store.storedRows.values()]).toEqual([[row]]);
      add(1);
      await run.checkAgain();
      expect(run.run().batches).toEqual([{ key: 'run1-0', rows: 1, state: 'taken' }]);
      expect([...store.storedRows.values()]).toEqual([]);
      readKeys.length = 0;
      await run.checkAgain();
      expect(readKeys).toEqual([]);
    });
  });

  it('[IMP-09] delivers every valid row exactly once, for any failures and page exits', async () => {
    const fate = fc.constantFrom('responds', 'loses the response', 'fails', 'is offline');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(20), { maxLength: 3 }),
        fc.array(fate, { maxLength: 40 }),
        fc.array(fc.nat(6), { maxLength: 6 }),
        async (sizes, badIndexes, fates, leaves) => {
          const store = memoryRunStore();
          let from = 0;
          const batches = sizes.map((size) => {
            from += size;
            return getRows(size, from - size);
          });
          const bad = new Set(badIndexes.map((index) => `c${index}@shop.example`));
          const isBad = ({ email }: ImportRow) => bad.has(String(email));
          const { send, rows } = provider(() => fates.shift() ?? 'responds', isBad);
          await storedRun(store, batches);
          const sessions = [...leaves, Number.POSITIVE_INFINITY];
          for (const calls of sessions) {
            // The page is closed during a request: the response is lost, the stored state isn't.
            let left = calls;
            const [stored] = await store.list();
            if (!stored) throw new Error('The run is not stored.');
            const run = createImportRun(stored, {
              ...ports,
              store,
              async send(batchRows, batch) {
                await send(batchRows, batch);
                left -= 1;
                if (left < 0) throw new AppError({ kind: 'canceled' });
              },
            });
            for (let tries = 0; tries < 60 && run.state().kind !== 'done' && left >= 0; tries += 1) await run.resume();
          }
          const all = batches.flat();
          const expected = all.filter((row) => !isBad(row)).map(({ email }) => email);
          expect(
            rows()
              .map(({ email }) => email)
              .sort(),
          ).toEqual([...expected].sort());
          const [end] = await store.list();
          expect(end && countRows(end)).toEqual({
            total: all.length,
            accepted: expected.length,
            refused: all.length - expected.length,
            pending: 0,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
