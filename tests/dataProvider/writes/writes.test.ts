import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import { ConsoleQueryClient } from '../../../dataProvider/writes/consoleQueryClient';
import type { WrittenChange } from '../../../dataProvider/writes/withHistory';
import type { ConsoleRecord } from '../../../src/engine/records/consoleRecord';
import { isSent, type RecordChange, writeRecord } from '../../../src/engine/records/recordChange';
import { countCases } from '../../support/countCases';
import { caseCount } from '../../support/fullRun';
import { createRecord, createRecords, getEntity } from '../../support/records';
import { stubDataProvider } from '../../support/stubDataProvider';
import { withWrites } from '../../support/withWrites';

const reviews = getEntity('product-reviews');
const refused = () => new AppError({ kind: 'conflict', status: 409, message: 'Changed meanwhile.' });

interface Sent {
  id: string;
  set: Readonly<Record<string, unknown>> | 'removed';
}
/** Resolves when a response may be delivered. */
type Gate = (label: string) => Promise<unknown>;

interface ListResult {
  data: ConsoleRecord[];
  total: number;
}

const listKey = [reviews.name, 'getList', {}];

/** A server with records, the data provider of a site, and a list that is shown. */
function createHarness(
  records: readonly ConsoleRecord[],
  gate: Gate,
  failing: (index: number) => boolean = () => false,
) {
  const server = new Map(records.map((record) => [record.id, record]));
  const sent: Sent[] = [];
  const written: WrittenChange[] = [];
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
  const queryClient = new ConsoleQueryClient();
  queryClient.setQueryData(listKey, { data: records, total: records.length });
  const list = new QueryObserver<ListResult>(queryClient, { queryKey: listKey, staleTime: Infinity, enabled: false });
  list.subscribe(() => undefined);
  const provider = withWrites(
    stubDataProvider({
      update: (_name: string, { id, data }: { id: string; data: Readonly<Record<string, unknown>> }) => call(id, data),
      delete: (_name: string, { id }: { id: string }) => call(id, 'removed'),
    }),
    queryClient,
    () => (change) => change && written.push(change),
  );
  const getVisibleRecords = () => list.getCurrentResult().data?.data ?? [];
  return {
    sent,
    server,
    written,
    getVisibleRecords,
    cachedRecords: () => queryClient.getQueryData<ListResult>(listKey)?.data,
    total: () => list.getCurrentResult().data?.total,
    mostAtOnce: () => maxConcurrent,
    visibleRecordOf: (id: string) => getVisibleRecords().find((record) => record.id === id),
    write: (id: string, change: RecordChange) =>
      writeRecord(
        provider,
        reviews,
        getVisibleRecords().find((record) => record.id === id) ?? createRecord(reviews, id),
        change,
      ),
  };
}

/** The write is sent by then, unless it waits for another one. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Gates that tests open in any order. */
function createManualGate() {
  const openGates: (() => void)[] = [];
  const gate: Gate = () => new Promise<void>((resolve) => openGates.push(resolve));
  const open = async () => {
    await nextTurn();
    openGates.shift()?.();
    await nextTurn();
  };
  return { gate, open, openGates };
}

const publish: RecordChange = { set: { status: 'approved' } };
const feature: RecordChange = { set: { isFeatured: 1 } };
const oneReview = () => createRecords(reviews, 1, () => ({ status: 'pending', isFeatured: 0, title: 'Good' }));

describe('writes of records', () => {
  it('are shown at once, are never in the cache, and are taken back exactly on failure', async () => {
    const { gate, open } = createManualGate();
    const harness = createHarness(oneReview(), gate, () => true);
    const before = harness.visibleRecordOf('id0');
    const writePromise = harness.write('id0', publish);
    await nextTurn();
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'approved', isFeatured: 0 });
    expect(harness.cachedRecords()).toMatchObject([{ status: 'pending' }]);
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
    await nextTurn();
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
    await nextTurn();
    expect(harness.visibleRecordOf('id0')?.isFeatured).toBe(1);
    expect(openGates).toHaveLength(1);
    await open();
    await open();
    expect(await Promise.all(toggles)).toEqual([true, false, false, false, true]);
    expect(harness.sent.map(({ set }) => set)).toEqual([{ isFeatured: 1 }, { isFeatured: 1 }]);
    expect(harness.mostAtOnce()).toBe(1);
    expect(harness.server.get('id0')?.isFeatured).toBe(1);
  });

  it('that are the same as the last one join it', async () => {
    const { gate, open, openGates } = createManualGate();
    const harness = createHarness(oneReview(), gate);
    const clicks = [harness.write('id0', publish), harness.write('id0', publish)];
    await nextTurn();
    expect(openGates).toHaveLength(1);
    await open();
    expect(await Promise.all(clicks)).toEqual([true, true]);
    expect(harness.sent).toHaveLength(1);
    expect(harness.written).toHaveLength(1);
  });

  it('that undo a change send the previous values', async () => {
    const harness = createHarness(oneReview(), () => Promise.resolve());
    await harness.write('id0', publish);
    await harness.write('id0', { set: { status: 'pending' } });
    expect(harness.sent.map(({ set }) => set)).toEqual([{ status: 'approved' }, { status: 'pending' }]);
    expect(harness.visibleRecordOf('id0')).toEqual(oneReview()[0]);
  });

  it('of texts appear after the response, in their turn', async () => {
    const { gate, open } = createManualGate();
    const harness = createHarness(oneReview(), gate, (index) => index === 2);
    const first = harness.write('id0', publish);
    const reply = harness.write('id0', { set: { reply: 'Thank you!' } });
    await nextTurn();
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'approved', reply: null });
    await open();
    expect(await first).toBe(true);
    expect(harness.sent.map(({ set }) => set)).toEqual([{ status: 'approved' }, { reply: 'Thank you!' }]);
    expect(harness.visibleRecordOf('id0')).toMatchObject({ status: 'approved', reply: null });
    await open();
    expect(await reply).toBe(true);
    const after = harness.visibleRecordOf('id0');
    expect(after).toMatchObject({ status: 'approved', reply: 'Thank you!' });
    const refusal = expect(harness.write('id0', { set: { reply: 'Thanks.' } })).rejects.toMatchObject({
      kind: 'conflict',
    });
    await open();
    await refusal;
    expect(harness.visibleRecordOf('id0')).toBe(after);
  });

  it('remove a deleted record from every list at once, and restore it on failure', async () => {
    const { gate, open } = createManualGate();
    const records = createRecords(reviews, 3);
    const harness = createHarness(records, gate, (index) => index === 0);
    const first = expect(harness.write('id1', { remove: true })).rejects.toMatchObject({ kind: 'conflict' });
    await nextTurn();
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
      fc.constantFrom('pending', 'approved').map((status): RecordChange => ({ set: { status } })),
      fc.constantFrom(0, 1).map((isFeatured): RecordChange => ({ set: { isFeatured } })),
      fc.constantFrom('p1', 'p2').map((title): RecordChange => ({ set: { title, status: 'approved' } })),
      fc.constant<RecordChange>({ remove: true }),
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
          expect(harness.cachedRecords()).toEqual([...harness.server.values()]);
          expect(harness.mostAtOnce()).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns },
    );
  });

  it('are reported to the history before they are sent, and once they were saved, or may have been saved', async () => {
    const [review] = oneReview();
    if (!review) throw new Error('no record');
    let failure: AppError | null = null;
    let sent = 0;
    const call = async () => {
      sent += 1;
      if (failure) throw failure;
      return { data: { id: review.id, _id: review._id } };
    };
    const entries: unknown[] = [];
    const begun: unknown[] = [];
    const stub = stubDataProvider({ update: call, delete: call, removePart: call });
    const provider = withWrites(stub, new ConsoleQueryClient(), (entry) => {
      // Before it is sent, so that it isn't missing if the page is left before the response.
      expect(sent).toBe(begun.length);
      begun.push(entry);
      return (written) => written && entries.push(written);
    });
    await writeRecord(provider, reviews, review, publish);
    await writeRecord(provider, reviews, review, { remove: true });
    await provider.removePart(reviews.name, { id: 'id0', field: 'attachments', itemId: 'a1', previousData: review });
    const base = { resource: reviews.name, record: review, isUncertain: false };
    expect(entries).toEqual([
      { ...base, kind: 'set', set: { status: 'approved' } },
      { ...base, kind: 'removal', field: null },
      { ...base, kind: 'removal', field: 'attachments' },
    ]);
    expect(begun).toEqual(entries.map((entry) => ({ ...Object(entry), isUncertain: true })));
    entries.length = 0;
    failure = refused();
    await expect(writeRecord(provider, reviews, review, publish)).rejects.toBe(failure);
    failure = new AppError({ kind: 'timeout', uncertain: true });
    await expect(writeRecord(provider, reviews, review, publish)).rejects.toBe(failure);
    expect(entries).toEqual([{ ...base, isUncertain: true, kind: 'set', set: { status: 'approved' } }]);
    entries.length = 0;
    failure = null;
    // Without the previous values, nothing could undo it.
    await provider.update(reviews.name, { id: 'id0', data: { status: 'approved' }, previousData: { id: 'id0' } });
    expect(entries).toEqual([]);
  });

  it('of one item of a field are never replaced by a later one, and show in the lists', async () => {
    const { gate, open } = createManualGate();
    const items = [{ _id: 'a1' }, { _id: 'a2' }, { _id: 'a3' }, { _id: 'a4' }];
    const [review] = createRecords(reviews, 1, () => ({ attachments: items }));
    if (!review) throw new Error('no record');
    const queryClient = new ConsoleQueryClient();
    queryClient.setQueryData(listKey, { data: [review], total: 1 });
    const list = new QueryObserver<ListResult>(queryClient, { queryKey: listKey, enabled: false });
    list.subscribe(() => undefined);
    const removed: string[] = [];
    const removePart = async (_name: string, { itemId }: { itemId: string }) => {
      removed.push(itemId);
      await gate(itemId);
      if (itemId === 'a2') throw refused();
      return { data: review };
    };
    const provider = withWrites(stubDataProvider({ removePart }), queryClient);
    const results = ['a1', 'a2', 'a3'].map((itemId) =>
      isSent(
        provider.removePart(reviews.name, { id: 'id0', field: 'attachments', itemId, previousData: review }),
      ).catch(() => 'refused'),
    );
    expect(list.getCurrentResult().data?.data).toMatchObject([{ attachments: [{ _id: 'a4' }] }]);
    for (const _ of results) await open();
    expect(await Promise.all(results)).toEqual([true, 'refused', true]);
    expect(removed).toEqual(['a1', 'a2', 'a3']);
    expect(queryClient.getQueryData(listKey)).toMatchObject({
      data: [{ attachments: [{ _id: 'a2' }, { _id: 'a4' }] }],
    });
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
    await nextTurn();
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

  it('are followed by one refresh of the lists of this entity alone, after the last of them', async () => {
    const { gate, open } = createManualGate();
    const queryClient = new ConsoleQueryClient();
    const keys = [listKey, ['faq', 'getList']];
    for (const key of keys) queryClient.setQueryData(key, { data: [], total: 0 });
    const update = async () => {
      await gate('');
      return { data: { id: 'id0', _id: 'id0' } };
    };
    const provider = withWrites(stubDataProvider({ update }), queryClient);
    const [review] = oneReview();
    if (!review) throw new Error('no record');
    const writes = [publish, feature].map((change) => writeRecord(provider, reviews, review, change));
    const areInvalidated = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
    await open();
    expect(areInvalidated()).toEqual([false, false]);
    await open();
    await Promise.all(writes);
    await expect.poll(areInvalidated).toEqual([true, false]);
  });
});
