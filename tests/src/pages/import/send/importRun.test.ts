import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import { createImportRun } from '../../../../../src/pages/import/send/importRun';
import { countsOf, type StoredRun } from '../../../../../src/pages/import/send/storedRun';
import type { ImportRow } from '../../../../../src/pages/import/table/importTable';
import { memoryRunStore } from './memoryRunStore';

const wait = async () => undefined;
/** Of one tab only. */
const alone = async (work: () => Promise<void>) => {
  await work();
  return true;
};
const ports = { wait, alone, keepsTaken: true };

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
    batches: batches.map((rows, n) => ({ key: `run1-${n}`, rows: rows.length, state: 'waiting' })),
  };
  for (const [n, rows] of batches.entries()) await store.saveRows(`run1-${n}`, rows);
  await store.save(run);
  return run;
}

const rowsOf = (count: number, from = 0): ImportRow[] =>
  Array.from({ length: count }, (_, n) => ({ email: `c${from + n}@shop.example`, points: 1 }));

/** Takes a key once, as a provider does; `fate` says what becomes of each call. */
function provider(
  fate: () => 'answers' | 'loses the answer' | 'fails' | 'is offline',
  isBad: (row: ImportRow) => boolean,
) {
  const taken = new Map<string, readonly ImportRow[]>();
  const send = async (rows: readonly ImportRow[], { key }: { key: string }) => {
    const what = fate();
    if (what === 'is offline') throw new AppError({ kind: 'offline' });
    if (what === 'fails') throw new AppError({ kind: 'server', status: 500 });
    if (rows.some(isBad)) throw new AppError({ kind: 'validation', status: 422, message: 'Bad row' });
    if (!taken.has(key)) taken.set(key, rows);
    if (what === 'loses the answer') throw new AppError({ kind: 'timeout', uncertain: true });
  };
  return { taken, send, rows: () => [...taken.values()].flat() };
}

describe('createImportRun', () => {
  it('sends every batch with its key, in order, and says when it is done', async () => {
    const store = memoryRunStore();
    const { send, taken } = provider(
      () => 'answers',
      () => false,
    );
    const run = createImportRun(await storedRun(store, [rowsOf(2), rowsOf(1, 2)]), { ...ports, store, send });
    await run.resume();
    expect([...taken]).toEqual([
      ['run1-0', rowsOf(2)],
      ['run1-1', rowsOf(1, 2)],
    ]);
    expect(run.state()).toEqual({ kind: 'done' });
    expect(countsOf(run.run())).toEqual({ total: 3, taken: 3, refused: 0, waiting: 0 });
  });

  it('finds the one row that is refused, and sends the others', async () => {
    const store = memoryRunStore();
    const { send, rows } = provider(
      () => 'answers',
      ({ email }) => email === 'c5@shop.example',
    );
    const run = createImportRun(await storedRun(store, [rowsOf(9)]), { ...ports, store, send });
    await run.resume();
    expect(rows().map(({ email }) => email)).toEqual(
      rowsOf(9).flatMap(({ email }) => (email === 'c5@shop.example' ? [] : [email])),
    );
    expect(run.run().batches.filter(({ state }) => state === 'refused')).toMatchObject([
      { rows: 1, reason: 'Bad row' },
    ]);
  });

  it('stops where it cannot go on, says why, and goes on from there', async () => {
    const store = memoryRunStore();
    let isDown = true;
    const { send, rows } = provider(
      () => (isDown ? 'is offline' : 'answers'),
      () => false,
    );
    const run = createImportRun(await storedRun(store, [rowsOf(3)]), { ...ports, store, send });
    await run.resume();
    expect(run.state()).toMatchObject({ kind: 'stopped', error: { kind: 'offline' } });
    isDown = false;
    await run.resume();
    expect([run.state().kind, rows()]).toEqual(['done', rowsOf(3)]);
  });

  it('pauses after the call that is under way', async () => {
    const store = memoryRunStore();
    const stored = await storedRun(store, [rowsOf(1), rowsOf(1, 1)]);
    const { send, taken } = provider(
      () => 'answers',
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
    expect([run.state().kind, taken.size]).toEqual(['paused', 1]);
  });

  it('leaves it to another tab that is sending, and goes on from what that one did', async () => {
    const store = memoryRunStore();
    const stored = await storedRun(store, [rowsOf(1), rowsOf(1, 1)]);
    let isHeld = false;
    const oneOfTabs = async (work: () => Promise<void>) => {
      if (isHeld) return false;
      isHeld = true;
      await work();
      isHeld = false;
      return true;
    };
    const keys: string[] = [];
    const tabs = { ...ports, alone: oneOfTabs, store };
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
    await second.look();
    expect(countsOf(second.run())).toMatchObject({ taken: 1, waiting: 1 });
    await second.resume();
    await first.look();
    expect(keys).toEqual(['first run1-0', 'second run1-1']);
    expect([first.state(), second.state()]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  });

  it('forgets what was taken where it is not needed again', async () => {
    const store = memoryRunStore();
    const isBad = ({ email }: ImportRow) => email === 'c1@shop.example';
    const { send } = provider(() => 'answers', isBad);
    const stored = await storedRun(store, [rowsOf(3)]);
    await createImportRun(stored, { ...ports, keepsTaken: false, store, send }).resume();
    expect([...store.keptRows.values()]).toEqual([rowsOf(1, 1)]);
  });

  it('says so when the rows are no longer kept', async () => {
    const store = memoryRunStore();
    const stored = await storedRun(store, [rowsOf(1)]);
    store.keptRows.clear();
    const run = createImportRun(stored, { store, send: async () => undefined, ...ports });
    await run.resume();
    expect(run.state()).toEqual({ kind: 'lost' });
  });

  it('[IMP-09] lets every good row arrive exactly once, whatever fails and however often the page is left', async () => {
    const fate = fc.constantFrom('answers', 'loses the answer', 'fails', 'is offline');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(20), { maxLength: 3 }),
        fc.array(fate, { maxLength: 40 }),
        fc.array(fc.nat(6), { maxLength: 6 }),
        async (sizes, badPlaces, fates, leaves) => {
          const store = memoryRunStore();
          let from = 0;
          const batches = sizes.map((size) => {
            from += size;
            return rowsOf(size, from - size);
          });
          const bad = new Set(badPlaces.map((place) => `c${place}@shop.example`));
          const isBad = ({ email }: ImportRow) => bad.has(String(email));
          const { send, rows } = provider(() => fates.shift() ?? 'answers', isBad);
          await storedRun(store, batches);
          const sessions = [...leaves, Number.POSITIVE_INFINITY];
          for (const calls of sessions) {
            // A page that is left in the middle of a call: what it was told is lost, what it kept is not.
            let left = calls;
            const [stored] = await store.list();
            if (!stored) throw new Error('The run is gone.');
            const run = createImportRun(stored, {
              ...ports,
              store,
              async send(given, batch) {
                await send(given, batch);
                left -= 1;
                if (left < 0) throw new AppError({ kind: 'cancelled' });
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
          expect(end && countsOf(end)).toEqual({
            total: all.length,
            taken: expected.length,
            refused: all.length - expected.length,
            waiting: 0,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
