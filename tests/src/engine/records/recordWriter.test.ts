import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { createPendingWrites, type PendingChange } from '../../../../src/engine/records/pendingWrites';
import { createRecordWriter } from '../../../../src/engine/records/recordWriter';
import { entityNamed, manyRecords, recordOf } from '../../../support/records';

const reviews = entityNamed('product-reviews');
const refused = () => new AppError({ kind: 'conflict', status: 409, message: 'Changed meanwhile.' });

interface Sent {
  id: string;
  set: Readonly<Record<string, unknown>> | 'removed';
}
/** Resolves when the answer may come. */
type Gate = (label: string) => Promise<unknown>;

/** A provider that holds records, a console's cache of them, and the writer between the two. */
function createWorld(records: readonly ConsoleRecord[], gate: Gate, failing: (turn: number) => boolean = () => false) {
  const server = new Map(records.map((record) => [record.id, record]));
  const sent: Sent[] = [];
  const underWay = new Map<string, number>();
  let mostAtOnce = 0;
  const call = async (id: string, set: Sent['set']) => {
    const turn = sent.push({ id, set }) - 1;
    underWay.set(id, (underWay.get(id) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, underWay.get(id) ?? 0);
    await gate(`${id} ${JSON.stringify(set)}`);
    underWay.set(id, (underWay.get(id) ?? 0) - 1);
    const record = server.get(id);
    if (!record) throw new AppError({ kind: 'notFound', status: 404 });
    if (failing(turn)) throw refused();
    if (set === 'removed') server.delete(id);
    else server.set(id, { ...record, ...set });
    return { data: server.get(id) ?? record };
  };
  const queryClient = new QueryClient();
  const key = [reviews.name, 'getList', {}];
  queryClient.setQueryData(key, { data: records, total: records.length });
  const pending = createPendingWrites();
  const provider = {
    update: (_name: string, { id, data, previousData }: { id: unknown; data: object; previousData: object }) => {
      const set = Object.entries(data).filter(([name, value]) => value !== Reflect.get(previousData, name));
      return call(String(id), Object.fromEntries(set));
    },
    delete: (_name: string, { id }: { id: unknown }) => call(String(id), 'removed'),
  };
  // The writer uses these two calls alone, and only with its own records.
  const writer = createRecordWriter(provider as never, queryClient, pending);
  const cached = () => queryClient.getQueryData<{ data: ConsoleRecord[]; total: number }>(key);
  const shown = () => (cached()?.data ?? []).flatMap((record) => pending.over(reviews.name, record) ?? []);
  return {
    sent,
    server,
    shown,
    total: () => cached()?.total,
    mostAtOnce: () => mostAtOnce,
    shownOf: (id: string) => shown().find((record) => record.id === id),
    write: (id: string, change: PendingChange, options?: { quietly: boolean }) =>
      writer.write(reviews, shown().find((record) => record.id === id) ?? recordOf(reviews, id), change, options),
  };
}

/** Gates that are opened by hand, in any order. */
function handGate() {
  const waiting: (() => void)[] = [];
  const gate: Gate = () => new Promise<void>((resolve) => waiting.push(resolve));
  const open = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { gate, open, waiting };
}

const publish: PendingChange = { set: { status: 'approved' } };
const feature: PendingChange = { set: { isFeatured: 1 } };
const oneReview = () => manyRecords(reviews, 1, () => ({ status: 'pending', isFeatured: 0, title: 'Good' }));

describe('writes of records', () => {
  it('are shown at once and taken back exactly when the server refuses', async () => {
    const { gate, open } = handGate();
    const world = createWorld(oneReview(), gate, () => true);
    const before = world.shownOf('id0');
    const written = world.write('id0', publish);
    expect(world.shownOf('id0')).toMatchObject({ status: 'approved', isFeatured: 0 });
    const outcome = expect(written).rejects.toMatchObject({ kind: 'conflict' });
    await open();
    await outcome;
    expect(world.shownOf('id0')).toBe(before);
  });

  it('of one record do not hide each other when the first is refused (H6)', async () => {
    const { gate, open } = handGate();
    const world = createWorld(oneReview(), gate, (turn) => turn === 0);
    const first = expect(world.write('id0', publish)).rejects.toMatchObject({ kind: 'conflict' });
    const second = world.write('id0', feature);
    expect(world.shownOf('id0')).toMatchObject({ status: 'approved', isFeatured: 1 });
    await open();
    await first;
    expect(world.shownOf('id0')).toMatchObject({ status: 'pending', isFeatured: 1 });
    await open();
    expect(await second).toBe(true);
    expect(world.shownOf('id0')).toMatchObject({ status: 'pending', isFeatured: 1 });
    expect(world.sent).toEqual([
      { id: 'id0', set: { status: 'approved' } },
      { id: 'id0', set: { isFeatured: 1 } },
    ]);
  });

  it('of five fast toggles send the first and the last, one after the other, and the last wins', async () => {
    const { gate, open, waiting } = handGate();
    const world = createWorld(oneReview(), gate);
    const toggles = [1, 0, 1, 0, 1].map((isFeatured) => world.write('id0', { set: { isFeatured } }));
    expect(world.shownOf('id0')?.isFeatured).toBe(1);
    expect(waiting).toHaveLength(1);
    await open();
    await open();
    expect(await Promise.all(toggles)).toEqual([true, false, false, false, true]);
    expect(world.sent.map(({ set }) => set)).toEqual([{ isFeatured: 1 }, { isFeatured: 1 }]);
    expect(world.mostAtOnce()).toBe(1);
    expect(world.server.get('id0')?.isFeatured).toBe(1);
  });

  it('that take a change back send the values from before', async () => {
    const world = createWorld(oneReview(), () => Promise.resolve());
    await world.write('id0', publish);
    await world.write('id0', { set: { status: 'pending' } });
    expect(world.sent.map(({ set }) => set)).toEqual([{ status: 'approved' }, { status: 'pending' }]);
    expect(world.shownOf('id0')).toEqual(oneReview()[0]);
  });

  it('that are quiet are shown when the server took them and not before, in their turn', async () => {
    const { gate, open } = handGate();
    const world = createWorld(oneReview(), gate, (turn) => turn === 2);
    const first = world.write('id0', publish);
    const reply = world.write('id0', { set: { reply: 'Thank you!' } }, { quietly: true });
    expect(world.shownOf('id0')).toMatchObject({ status: 'approved', reply: null });
    await open();
    expect(await first).toBe(true);
    expect(world.sent.map(({ set }) => set)).toEqual([{ status: 'approved' }, { reply: 'Thank you!' }]);
    expect(world.shownOf('id0')).toMatchObject({ status: 'approved', reply: null });
    await open();
    expect(await reply).toBe(true);
    const after = world.shownOf('id0');
    expect(after).toMatchObject({ status: 'approved', reply: 'Thank you!' });

    const refusal = expect(world.write('id0', { set: { reply: 'Thanks.' } }, { quietly: true })).rejects.toMatchObject({
      kind: 'conflict',
    });
    await open();
    await refusal;
    expect(world.shownOf('id0')).toBe(after);
  });

  it('may show another thing than they send, until the server says what it made of it', async () => {
    const [lamp, vase] = [
      { productId: 'p1', name: 'Lamp', slug: 'lamp' },
      { productId: 'p2', name: 'Vase', slug: 'vase' },
    ];
    const moved: PendingChange = { set: { product: vase }, sent: { productId: 'p2' } };
    const review = recordOf(reviews, 'id0', { product: lamp });
    const run = async (answer: object | Error) => {
      const { gate, open } = handGate();
      const queryClient = new QueryClient();
      const key = [reviews.name, 'getList', {}];
      queryClient.setQueryData(key, { data: [review], total: 1 });
      const pending = createPendingWrites();
      const sent: unknown[] = [];
      const update = async (_name: string, { data }: { data: object }) => {
        sent.push(data);
        await gate('');
        if (answer instanceof Error) throw answer;
        return { data: { id: 'id0', _id: 'id0', ...answer } };
      };
      const writer = createRecordWriter({ update } as never, queryClient, pending);
      const shown = () => {
        const [record] = queryClient.getQueryData<{ data: ConsoleRecord[] }>(key)?.data ?? [];
        return record && pending.over(reviews.name, record)?.product;
      };
      const written = writer.write(reviews, review, moved).catch(() => 'refused');
      const [atOnce] = [shown()];
      await open();
      return { result: await written, atOnce, after: shown(), sent };
    };
    const sent = [{ productId: 'p2' }];
    expect(await run({})).toEqual({ result: true, atOnce: vase, after: vase, sent });
    const renamed = { ...vase, name: 'Vase, blue' };
    expect(await run({ product: renamed })).toEqual({ result: true, atOnce: vase, after: renamed, sent });
    expect(await run(refused())).toEqual({ result: 'refused', atOnce: vase, after: lamp, sent });
  });

  it('take a deleted record out of every list at once, and bring it back when the server refuses', async () => {
    const { gate, open } = handGate();
    const records = manyRecords(reviews, 3);
    const world = createWorld(records, gate, (turn) => turn === 0);
    const first = expect(world.write('id1', { remove: true })).rejects.toMatchObject({ kind: 'conflict' });
    expect(world.shown().map(({ id }) => id)).toEqual(['id0', 'id2']);
    await open();
    await first;
    expect(world.shown()).toEqual(records);
    const second = world.write('id1', { remove: true });
    await open();
    await second;
    expect(world.shown().map(({ id }) => id)).toEqual(['id0', 'id2']);
    expect(world.total()).toBe(2);
  });

  it('end with what the server has, in any order of answers and failures', async () => {
    const change = fc.oneof(
      fc.constantFrom('pending', 'approved').map((status): PendingChange => ({ set: { status } })),
      fc.constantFrom(0, 1).map((isFeatured): PendingChange => ({ set: { isFeatured } })),
      fc.constantFrom('p1', 'p2').map((title): PendingChange => ({ set: { title, status: 'approved' } })),
      fc.constant<PendingChange>({ remove: true }),
    );
    const steps = fc.array(fc.record({ place: fc.nat(2), change }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.boolean(), { maxLength: 12 }), fc.scheduler(), async (taken, fails, s) => {
        const records = manyRecords(reviews, 3, () => ({ status: 'pending', isFeatured: 0 }));
        const world = createWorld(
          records,
          (label) => s.schedule(Promise.resolve(), label),
          (turn) => fails[turn] === true,
        );
        const results: Promise<unknown>[] = [];
        const clicks = s.scheduleSequence(
          taken.map(({ place, change: set }) => async () => {
            results.push(world.write(`id${place}`, { ...set }).catch(() => undefined));
          }),
        );
        await s.waitFor(clicks.task);
        await s.waitFor(Promise.all(results));
        expect(world.shown()).toEqual([...world.server.values()]);
        expect(world.mostAtOnce()).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });
});
