import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { ImportEffects } from '../../../../../src/pages/import/send/batchCheck';
import { createImportRun } from '../../../../../src/pages/import/send/importRun';
import { countRows, type StoredRun } from '../../../../../src/pages/import/send/storedRun';
import type { ImportRow } from '../../../../../src/pages/import/table/importTable';
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
  fate: () => 'responds' | 'loses the response' | 'fails' | 'is offline',
  isBad: (row: ImportRow) => boolean,
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

describe('createImportRun', () => {
  it('sends every batch with its key, in order, and reports completion', async () => {
    const store = memoryRunStore();
    const { send, accepted } = provider(
      () => 'responds',
      () => false,
    );
    const run = createImportRun(await storedRun(store, [getRows(2), getRows(1, 2)]), { ...ports, store, send });
    await run.resume();
    expect([...accepted]).toEqual([
      ['run1-0', getRows(2)],
      ['run1-1', getRows(1, 2)],
    ]);
    expect(run.state()).toEqual({ kind: 'done' });
    expect(countRows(run.run())).toEqual({ total: 3, accepted: 3, refused: 0, pending: 0 });
  });

  it('isolates the refused row, and sends the others', async () => {
    const store = memoryRunStore();
    const { send, rows } = provider(
      () => 'responds',
      ({ email }) => email === 'c5@shop.example',
    );
    const run = createImportRun(await storedRun(store, [getRows(9)]), { ...ports, store, send });
    await run.resume();
    expect(rows().map(({ email }) => email)).toEqual(
      getRows(9).flatMap(({ email }) => (email === 'c5@shop.example' ? [] : [email])),
    );
    expect(run.run().batches.filter(({ state }) => state === 'refused')).toMatchObject([
      { rows: 1, reason: 'Bad row' },
    ]);
  });

  it('stops with the error, and resumes from there', async () => {
    const store = memoryRunStore();
    let isDown = true;
    const { send, rows } = provider(
      () => (isDown ? 'is offline' : 'responds'),
      () => false,
    );
    const run = createImportRun(await storedRun(store, [getRows(3)]), { ...ports, store, send });
    await run.resume();
    expect(run.state()).toMatchObject({ kind: 'stopped', error: { kind: 'offline' } });
    isDown = false;
    await run.resume();
    expect([run.state().kind, rows()]).toEqual(['done', getRows(3)]);
  });

  it('pauses after the current request', async () => {
    const store = memoryRunStore();
    const stored = await storedRun(store, [getRows(1), getRows(1, 1)]);
    const { send, accepted } = provider(
      () => 'responds',
      () => false,
    );
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
    const store = memoryRunStore();
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
    const store = memoryRunStore();
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
    const store = memoryRunStore();
    const isBad = ({ email }: ImportRow) => email === 'c1@shop.example';
    const { send } = provider(() => 'responds', isBad);
    const stored = await storedRun(store, [getRows(3)]);
    await createImportRun(stored, { ...ports, shouldStoreTakenRows: false, store, send }).resume();
    expect([...store.storedRows.values()]).toEqual([getRows(1, 1)]);
  });

  it('reports rows that are no longer stored', async () => {
    const store = memoryRunStore();
    const stored = await storedRun(store, [getRows(1)]);
    store.storedRows.clear();
    const run = createImportRun(stored, { store, send: async () => undefined, ...ports });
    await run.resume();
    expect(run.state()).toEqual({ kind: 'lost' });
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
