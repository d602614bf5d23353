import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { createPendingWrites, type PendingChange } from '../../../../src/engine/records/pendingWrites';
import { createRecordWriter } from '../../../../src/engine/records/recordWriter';
import { countCases } from '../../../support/countCases';
import { caseCount } from '../../../support/fullRun';
import { createRecord, createRecords, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const refused = () => new AppError({ kind: 'conflict', status: 409, message: 'Changed meanwhile.' });

interface Sent {
  id: string;
  set: Readonly<Record<string, unknown>> | 'removed';
}
/** Resolves when a response may be delivered. */
type Gate = (label: string) => Promise<unknown>;

/** A provider with records, a query cache, and the writer between them. */
function createHarness(
  records: readonly ConsoleRecord[],
  gate: Gate,
  failing: (index: number) => boolean = () => false,
) {
  const server = new Map(records.map((record) => [record.id, record]));
  const sent: Sent[] = [];
  const pendingCount = new Map<string, number>();
  let maxConcurrent = 0;
  const call = async (id: string, set: Sent['set']) => {
    const index = sent.push({ id, set }) - 1;
    pendingCount.set(id, (pendingCount.get(id) ?? 0) + 1);
    maxConcurrent = Math.max(maxConcurrent, pendingCount.get(id) ?? 0);
    await gate(`${id} ${JSON.stringify(set)}`);
    pendingCount.set(id, (pendingCount.get(id) ?? 0) - 1);
    const record = server.get(id);
    if (!record) throw new AppError({ kind: 'notFound', status: 404 });
    if (failing(index)) throw refused();
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
  // The writer only uses these two methods, with records of this entity.
  const writer = createRecordWriter(provider as never, queryClient, pending);
  const cached = () => queryClient.getQueryData<{ data: ConsoleRecord[]; total: number }>(key);
  const getVisibleRecords = () =>
    (cached()?.data ?? []).flatMap((record) => pending.applyTo(reviews.name, record) ?? []);
  return {
    sent,
    server,
    getVisibleRecords,
    total: () => cached()?.total,
    mostAtOnce: () => maxConcurrent,
    visibleRecordOf: (id: string) => getVisibleRecords().find((record) => record.id === id),
    write: (id: string, change: PendingChange, options?: { quietly: boolean }) =>
      writer.write(
        reviews,
        getVisibleRecords().find((record) => record.id === id) ?? createRecord(reviews, id),
        change,
        options,
      ),
  };
}

/** Gates that tests open in any order. */
function createManualGate() {
  const openGates: (() => void)[] = [];
  const gate: Gate = () => new Promise<void>((resolve) => openGates.push(resolve));
  const open = async () => {
    openGates.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { gate, open, openGates };
}

const publish: PendingChange = { set: { status: 'approved' } };
const feature: PendingChange = { set: { isFeatured: 1 } };
const oneReview = () => createRecords(reviews, 1, () => ({ status: 'pending', isFeatured: 0, title: 'Good' }));

describe('writes of records', () => {
  it('are applied optimistically and rolled back exactly on failure', async () => {
    const { gate, open } = createManualGate();
    const harness = createHarness(oneReview(), gate, () => true);
    const before = harness.visibleRecordOf('id0');
    const writePromise = harness.write('id0', publish);
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'approved', isFeatured: 0 });
    const outcome = expect(writePromise).rejects.toMatchObject({ kind: 'conflict' });
    await open();
    await outcome;
    expect(harness.visibleRecordOf('id0')).toBe(before);
  });

  it('of one record do not hide each other if the first one fails (H6)', async () => {
    const { gate, open } = createManualGate();
    const harness = createHarness(oneReview(), gate, (index) => index === 0);
    const first = expect(harness.write('id0', publish)).rejects.toMatchObject({ kind: 'conflict' });
    const second = harness.write('id0', feature);
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'approved', isFeatured: 1 });
    await open();
    await first;
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'pending', isFeatured: 1 });
    await open();
    expect(await second).toBe(true);
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'pending', isFeatured: 1 });
    expect(harness.sent).toEqual([
      { id: 'id0', set: { status: 'approved' } },
      { id: 'id0', set: { isFeatured: 1 } },
    ]);
  });

  it('of five quick toggles send the first and the last, one after the other, and the last one wins', async () => {
    const { gate, open, openGates } = createManualGate();
    const harness = createHarness(oneReview(), gate);
    const toggles = [1, 0, 1, 0, 1].map((isFeatured) => harness.write('id0', { set: { isFeatured } }));
    expect(harness.visibleRecordOf('id0')?.isFeatured).toBe(1);
    expect(openGates).toHaveLength(1);
    await open();
    await open();
    expect(await Promise.all(toggles)).toEqual([true, false, false, false, true]);
    expect(harness.sent.map(({ set }) => set)).toEqual([{ isFeatured: 1 }, { isFeatured: 1 }]);
    expect(harness.mostAtOnce()).toBe(1);
    expect(harness.server.get('id0')?.isFeatured).toBe(1);
  });

  it('that undo a change send the previous values', async () => {
    const harness = createHarness(oneReview(), () => Promise.resolve());
    await harness.write('id0', publish);
    await harness.write('id0', { set: { status: 'pending' } });
    expect(harness.sent.map(({ set }) => set)).toEqual([{ status: 'approved' }, { status: 'pending' }]);
    expect(harness.visibleRecordOf('id0')).toEqual(oneReview()[0]);
  });

  it('that are not optimistic appear after the response, in their turn', async () => {
    const { gate, open } = createManualGate();
    const harness = createHarness(oneReview(), gate, (index) => index === 2);
    const first = harness.write('id0', publish);
    const reply = harness.write('id0', { set: { reply: 'Thank you!' } }, { quietly: true });
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'approved', reply: null });
    await open();
    expect(await first).toBe(true);
    expect(harness.sent.map(({ set }) => set)).toEqual([{ status: 'approved' }, { reply: 'Thank you!' }]);
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'approved', reply: null });
    await open();
    expect(await reply).toBe(true);
    const after = harness.visibleRecordOf('id0');
    expect(after).toMatchObject({ status: 'approved', reply: 'Thank you!' });

    const refusal = expect(
      harness.write('id0', { set: { reply: 'Thanks.' } }, { quietly: true }),
    ).rejects.toMatchObject({
      kind: 'conflict',
    });
    await open();
    await refusal;
    expect(harness.visibleRecordOf('id0')).toBe(after);
  });

  it('may show other values than they send, until the response arrives', async () => {
    const [lamp, vase] = [
      { productId: 'p1', name: 'Lamp', slug: 'lamp' },
      { productId: 'p2', name: 'Vase', slug: 'vase' },
    ];
    const moved: PendingChange = { set: { product: vase }, sent: { productId: 'p2' } };
    const review = createRecord(reviews, 'id0', { product: lamp });
    const run = async (answer: object | Error) => {
      const { gate, open } = createManualGate();
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
      const getVisibleRecords = () => {
        const [record] = queryClient.getQueryData<{ data: ConsoleRecord[] }>(key)?.data ?? [];
        return record && pending.applyTo(reviews.name, record)?.product;
      };
      const writePromise = writer.write(reviews, review, moved).catch(() => 'refused');
      const [atOnce] = [getVisibleRecords()];
      await open();
      return { result: await writePromise, atOnce, after: getVisibleRecords(), sent };
    };
    const sent = [{ productId: 'p2' }];
    expect(await run({})).toEqual({ result: true, atOnce: vase, after: vase, sent });
    const renamed = { ...vase, name: 'Vase, blue' };
    expect(await run({ product: renamed })).toEqual({ result: true, atOnce: vase, after: renamed, sent });
    expect(await run(refused())).toEqual({ result: 'refused', atOnce: vase, after: lamp, sent });
  });

  it('remove a deleted record from every list at once, and restore it on failure', async () => {
    const { gate, open } = createManualGate();
    const records = createRecords(reviews, 3);
    const harness = createHarness(records, gate, (index) => index === 0);
    const first = expect(harness.write('id1', { remove: true })).rejects.toMatchObject({ kind: 'conflict' });
    expect(harness.getVisibleRecords().map(({ id }) => id)).toEqual(['id0', 'id2']);
    await open();
    await first;
    expect(harness.getVisibleRecords()).toEqual(records);
    const second = harness.write('id1', { remove: true });
    await open();
    await second;
    expect(harness.getVisibleRecords().map(({ id }) => id)).toEqual(['id0', 'id2']);
    expect(harness.total()).toBe(2);
  });

  it('end with the state of the server, for any order of responses and failures', async () => {
    const numRuns = caseCount(150, 20_000);
    countCases('divergence', numRuns);
    const change = fc.oneof(
      fc.constantFrom('pending', 'approved').map((status): PendingChange => ({ set: { status } })),
      fc.constantFrom(0, 1).map((isFeatured): PendingChange => ({ set: { isFeatured } })),
      fc.constantFrom('p1', 'p2').map((title): PendingChange => ({ set: { title, status: 'approved' } })),
      fc.constant<PendingChange>({ remove: true }),
    );
    const steps = fc.array(fc.record({ index: fc.nat(2), change }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(fc.boolean(), { maxLength: 12 }),
        fc.scheduler(),
        async (performedSteps, fails, s) => {
          const records = createRecords(reviews, 3, () => ({ status: 'pending', isFeatured: 0 }));
          const harness = createHarness(
            records,
            (label) => s.schedule(Promise.resolve(), label),
            (index) => fails[index] === true,
          );
          const results: Promise<unknown>[] = [];
          const clicks = s.scheduleSequence(
            performedSteps.map(({ index, change: set }) => async () => {
              results.push(harness.write(`id${index}`, { ...set }).catch(() => undefined));
            }),
          );
          await s.waitFor(clicks.task);
          await s.waitFor(Promise.all(results));
          expect(harness.getVisibleRecords()).toEqual([...harness.server.values()]);
          expect(harness.mostAtOnce()).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns },
    );
  });

  it('send the ids, not the record as shown, and are reported once they may have been saved', async () => {
    const [review] = oneReview();
    if (!review) throw new Error('no record');
    const entries: unknown[] = [];
    const calls: unknown[] = [];
    let failure: AppError | null = null;
    const call = async (...parameters: unknown[]) => {
      calls.push(parameters);
      if (failure) throw failure;
      return { data: { id: review.id, _id: review._id } };
    };
    const provider = { update: call, delete: call, deletePart: call };
    // The writer only uses these methods.
    const writer = createRecordWriter(provider as never, new QueryClient(), createPendingWrites(), (entry) =>
      entries.push(entry),
    );
    await writer.write(reviews, review, publish);
    await writer.write(reviews, review, { remove: true });
    await writer.write(reviews, review, { set: { attachments: [] }, part: { field: 'attachments', id: 'a1' } });
    expect(calls).toEqual([
      [reviews.name, { id: 'id0', data: { status: 'approved' }, previousData: { id: review.id, _id: review._id } }],
      [reviews.name, { id: 'id0', previousData: review }],
      [reviews.name, 'attachments', 'a1'],
    ]);
    const base = { resource: reviews.name, record: review, isUncertain: false };
    expect(entries).toEqual([
      { ...base, kind: 'set', set: { status: 'approved' } },
      { ...base, kind: 'removal', field: null },
      { ...base, kind: 'removal', field: 'attachments' },
    ]);
    entries.length = 0;
    failure = refused();
    await expect(writer.write(reviews, review, publish)).rejects.toBe(failure);
    failure = new AppError({ kind: 'timeout', uncertain: true });
    await expect(writer.write(reviews, review, publish)).rejects.toBe(failure);
    expect(entries).toEqual([{ ...base, isUncertain: true, kind: 'set', set: { status: 'approved' } }]);
  });

  it('of one item of a field are never replaced by a later one, and show in the lists', async () => {
    const { gate, open } = createManualGate();
    const [review] = createRecords(reviews, 1, () => ({ attachments: [{ _id: 'a1' }, { _id: 'a2' }, { _id: 'a3' }] }));
    if (!review) throw new Error('no record');
    const queryClient = new QueryClient();
    const key = [reviews.name, 'getList', {}];
    queryClient.setQueryData(key, { data: [review], total: 1 });
    const removed: string[] = [];
    const deletePart = async (_name: string, _field: string, id: string) => {
      removed.push(id);
      await gate(id);
    };
    const writer = createRecordWriter({ deletePart } as never, queryClient, createPendingWrites());
    const results = ['a1', 'a2', 'a3'].map((id) =>
      writer.write(reviews, review, { set: { attachments: [] }, part: { field: 'attachments', id } }),
    );
    for (const _ of results) await open();
    expect(await Promise.all(results)).toEqual([true, true, true]);
    expect(removed).toEqual(['a1', 'a2', 'a3']);
    expect(queryClient.getQueryData(key)).toMatchObject({ data: [{ id: 'id0', attachments: [] }] });
  });

  it('of other fields or records are not replaced, whatever the order of their fields', async () => {
    const { gate, open, openGates } = createManualGate();
    const harness = createHarness([...oneReview(), ...createRecords(reviews, 2).slice(1)], gate);
    const results = [
      harness.write('id0', publish),
      harness.write('id0', { set: { title: 'A', isFeatured: 1 } }),
      harness.write('id0', { set: { isFeatured: 0, title: 'B' } }),
      harness.write('id0', { set: { title: 'C' } }),
      harness.write('id0', { remove: true }),
      harness.write('id1', { set: { title: 'C' } }),
    ];
    expect(openGates).toHaveLength(2);
    for (const _ of results) await open();
    expect(await Promise.all(results)).toEqual([true, false, true, true, true, true]);
    expect(harness.sent.map(({ id, set }) => [id, set])).toEqual([
      ['id0', { status: 'approved' }],
      ['id1', { title: 'C' }],
      ['id0', { isFeatured: 0, title: 'B' }],
      ['id0', { title: 'C' }],
      ['id0', 'removed'],
    ]);
  });

  it('are followed by a refresh of the lists of this entity alone', async () => {
    const queryClient = new QueryClient();
    const keys = [
      [reviews.name, 'getList'],
      ['customers', 'getList'],
    ];
    for (const key of keys) queryClient.setQueryData(key, { data: [], total: 0 });
    await createRecordWriter({} as never, queryClient, createPendingWrites()).refresh(reviews);
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
  });
});
