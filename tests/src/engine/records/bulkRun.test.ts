import fc from 'fast-check';
import type { CreateParams, DeleteParams, UpdateParams } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { AppError, type AppErrorKind } from '../../../../dataProvider/errors';
import { fetchAllMatching, type ListReader } from '../../../../src/engine/bulk/fetchAllMatching';
import type { NewHistoryEntry } from '../../../../src/engine/history/historyEntry';
import type { HistoryStore } from '../../../../src/engine/history/historyStore';
import { createUndoStack } from '../../../../src/engine/history/undoStack';
import { getActions, isApplicable, type NamedAction } from '../../../../src/engine/records/actions';
import {
  type BulkPhase,
  type BulkRunOptions,
  type BulkSummary,
  createBulkRun,
} from '../../../../src/engine/records/bulkRun';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import type { RecordChange } from '../../../../src/engine/records/recordChange';
import { countCases } from '../../../support/countCases';
import { caseCount } from '../../../support/fullRun';
import { createRecords, getEntity } from '../../../support/records';

const rewards = getEntity('rewards');
const statuses = ['pending', 'approved', 'rejected', 'something_new'];

function actionNamed(name: string): NamedAction {
  const found = getActions(rewards).find((action) => action.name === name);
  if (!found) throw new Error(`no action '${name}'`);
  return found;
}

interface Written {
  id: string;
  change: RecordChange;
  before: ConsoleRecord;
}

type Ports = BulkRunOptions['ports'];

/** What a run writes with; the writes are these. */
function createPorts(
  write: (before: ConsoleRecord, change: RecordChange) => Promise<unknown>,
  toFresh = (record: ConsoleRecord) => record,
) {
  const provider = {
    readFresh: async (_name: string, record: ConsoleRecord) => toFresh(record),
    update: (_name: string, { data, previousData }: UpdateParams) => write(previousData, { set: data }),
    delete: (_name: string, { previousData }: DeleteParams) => write(previousData, { remove: true }),
    create: async (_name: string, { data }: CreateParams) => ({
      data: await write({ id: String(data?.['customerId']), _id: '' }, { set: data ?? {} }),
    }),
  };
  const stored: NewHistoryEntry[] = [];
  return {
    stored,
    dataProvider: provider as unknown as Ports['dataProvider'], // the run only awaits the response
    history: {
      begin: () => async (entry: NewHistoryEntry | null) => {
        if (entry) stored.push(entry);
      },
      undoStack: createUndoStack(),
      open: async () => ({ list: async () => ({ entries: stored, isStored: true }) }) as unknown as HistoryStore, // reads alone
    },
    additions: {},
  };
}

/** What a dialog does: adds 5 points to each customer. */
const addFive = {
  toChange: ({ id }: ConsoleRecord) => {
    const points = { points: 5, adminNote: '', customerNote: '' };
    return {
      resource: 'points' as const,
      data: { ...points, customerId: id },
      key: `${id}.do`,
      undo: { ...points, undoKey: `${id}.undo` },
    };
  },
};

/** A bulk run over these records. The provider rejects according to `fails`. */
function createHarness(
  records: readonly ConsoleRecord[],
  action: string,
  fails: (id: string, index: number) => AppErrorKind | null = () => null,
  more: Partial<BulkRunOptions> = {},
) {
  const written: Written[] = [];
  const outcomes: BulkSummary[] = [];
  const phases: BulkPhase[] = [];
  const run = createBulkRun({
    entity: rewards,
    action: actionNamed(action),
    collect: async (onPage) => onPage(records),
    requiresConfirmation: () => false,
    ports: createPorts(async (before, change) => {
      const index = written.push({ id: before.id, change, before }) - 1;
      await Promise.resolve();
      const kind = fails(before.id, index);
      if (kind) throw new AppError({ kind, message: `no ${before.id}` });
    }),
    onSettled: (outcome) => void outcomes.push(outcome),
    ...more,
  });
  run.subscribe(() => void phases.push(run.phase()));
  const finished = () => {
    const phase = run.phase();
    if (phase.kind !== 'finished') throw new Error(`the run is ${phase.kind}`);
    return phase;
  };
  return { run, written, outcomes, phases, finished };
}

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();

describe('a bulk action', () => {
  it('sends each record once and counts done, failed and skipped exactly, for any failures (H7)', async () => {
    const numRuns = caseCount(80, 1_000);
    countCases('bulkCount', numRuns);
    const records = fc
      .array(fc.constantFrom(...statuses), { maxLength: 60 })
      .map((picked) => createRecords(rewards, picked.length, (index) => ({ status: picked[index] })));
    await fc.assert(
      fc.asyncProperty(
        records,
        fc.constantFrom('approve', 'reject', 'delete'),
        fc.func(fc.boolean()),
        async (all, action, isFailing) => {
          const { run, written, outcomes, phases, finished } = createHarness(all, action, (id) =>
            isFailing(id) ? 'conflict' : null,
          );
          const applicable = all.filter((record) => isApplicable(actionNamed(action), record));
          await run.start();
          const { done, failed, notSent, skipped, undone } = finished();
          expect(ids(written)).toEqual(ids(applicable));
          expect(ids(done)).toEqual(ids(applicable.filter(({ id }) => !isFailing(id))));
          expect(ids(failed.map(({ record }) => record))).toEqual(ids(applicable.filter(({ id }) => isFailing(id))));
          for (const { record, error } of failed) expect(error.message).toBe(`no ${record.id}`);
          expect(notSent).toEqual([]);
          expect(skipped).toBe(all.length - applicable.length);
          expect(undone).toBe(false);
          expect(outcomes).toHaveLength(1);
          const last = phases.findLast((phase) => phase.kind === 'running');
          expect(last).toMatchObject({ done: done.length, failed: failed.length, total: applicable.length });
        },
      ),
      { numRuns },
    );
  });

  it('is undone by the inverse of each successful write, and of no others', async () => {
    const records = createRecords(rewards, 4, () => ({ status: 'rejected' }));
    const { run, written, finished, outcomes } = createHarness(records, 'approve', (id) =>
      id === 'id3' ? 'conflict' : null,
    );
    await run.start();
    written.length = 0;
    await run.undo();
    expect(written.map(({ id, change }) => ({ id, change }))).toEqual(
      ['id0', 'id1', 'id2'].map((id) => ({ id, change: { set: { status: 'rejected' } } })),
    );
    expect(written.every(({ before }) => before.status === 'approved')).toBe(true);
    expect(finished()).toMatchObject({ undone: true, failed: [], skipped: 0 });
    expect(finished().done).toHaveLength(3);
    // What had failed is still reported.
    expect(outcomes.at(-1)?.failedBefore).toMatchObject([{ record: { id: 'id3' }, error: { message: 'no id3' } }]);
    written.length = 0;
    await run.undo();
    expect(written).toEqual([]);
  });

  it('offers no more what was undone elsewhere', async () => {
    const ports = createPorts(async () => undefined);
    const { undoStack } = ports.history;
    const update = vi.spyOn(ports.dataProvider, 'update');
    const records = createRecords(rewards, 3, () => ({ status: 'rejected' }));
    const { run } = createHarness(records, 'approve', undefined, { ports });
    await run.start();
    expect(run.undoableCount()).toBe(3);
    undoStack.setUndone(update.mock.calls[1]?.[1].meta?.entryId, true);
    expect(run.undoableCount()).toBe(2);
    update.mockClear();
    await run.undo();
    expect(update.mock.calls.map(([, { id }]) => id)).toEqual(['id0', 'id2']);
  });

  it.each([
    ['were saved', 'approved', ['id0', 'id2', 'id1']],
    ['weren’t saved', 'pending', ['id0', 'id2']],
  ])('of writes whose response was lost, undoes those that %s', async (_what, status, undoneIds) => {
    const reviews = getEntity('product-reviews');
    const records = createRecords(reviews, 3, () => ({ status: 'pending' }));
    const publish = getActions(reviews).find(({ name }) => name === 'publish');
    if (!publish) throw new Error('no action');
    const sent: Written[] = [];
    const { run, finished } = createHarness(records, 'approve', undefined, {
      entity: reviews,
      action: publish,
      ports: createPorts(
        async (before, change) => {
          sent.push({ id: before.id, change, before });
          const isLost = before.id === 'id1' && before.status === 'pending';
          if (isLost) throw new AppError({ kind: 'timeout', uncertain: true });
        },
        (record) => ({ ...record, status }),
      ),
    });
    await run.start();
    expect(finished().failed).toHaveLength(1);
    sent.length = 0;
    await run.undo();
    expect(sent.map(({ id, change }) => ({ id, change }))).toEqual(
      undoneIds.map((id) => ({ id, change: { set: { status: 'pending' } } })),
    );
    const skipped = records.length - undoneIds.length;
    expect(finished()).toMatchObject({ undone: true, failed: [], failedBefore: [], skipped });
  });

  it('does not undo an addition whose response was lost, and keeps it in the report', async () => {
    const sent: [string, number][] = [];
    const ports = createPorts(async ({ id }, change) => {
      sent.push([id, Object(change).set.points]);
      if (id === 'id1') throw new AppError({ kind: 'timeout', uncertain: true });
      return {};
    });
    const records = createRecords(rewards, 2, () => ({ status: 'pending' }));
    const { run, finished } = createHarness(records, 'approve', undefined, { work: addFive, ports });
    await run.start();
    expect(run.addedPoints()).toEqual({ points: 5, customers: 1, earlier: 0 });
    await run.undo();
    expect(sent).toEqual([
      ['id0', 5],
      ['id1', 5],
      ['id0', -5],
    ]);
    expect(finished()).toMatchObject({ undone: true, failed: [], failedBefore: [{ record: { id: 'id1' } }] });
    // Both are in the history, and the second names the first.
    expect(ports.stored.map((entry) => [entry.kind, Object(entry).points, Object(entry).undoes])).toEqual([
      ['points', 5, null],
      ['points', -5, 'id0.undo'],
    ]);
  });

  it('goes on after its page was left: points that were added are left out, and added again only if they were undone', async () => {
    const keys: string[] = [];
    const ports = createPorts(async () => ({}));
    vi.spyOn(ports.dataProvider, 'create').mockImplementation(async (_name, { meta }) => {
      keys.push(meta.idempotencyKey);
      return { data: { id: meta.idempotencyKey } } as never;
    });
    const start = async (count: number) => {
      const records = createRecords(rewards, count, () => ({ status: 'pending' }));
      const { run } = createHarness(records, 'approve', undefined, { work: addFive, ports });
      await run.start();
      return run;
    };
    const first = await start(2);
    const second = await start(3);
    expect(second.addedPoints()).toEqual({ points: 5, customers: 1, earlier: 2 });
    expect(second.undoableCount()).toBe(1);
    expect(keys.splice(0)).toEqual(['id0.do', 'id1.do', 'id2.do']);

    await first.undo();
    expect(keys.splice(0)).toEqual(['id0.undo', 'id1.undo']);
    const again = await start(3);
    expect(keys.splice(0)).toEqual(['id0.do.again', 'id1.do.again']);
    await again.undo();
    expect(keys.splice(0)).toEqual(['id0.undo.again', 'id1.undo.again']);
    await second.undo();
    expect(keys).toEqual(['id2.undo']);
  });

  it('reads a record whose undo was lost before it tries again', async () => {
    const metas: unknown[] = [];
    let isLost = true;
    const ports = createPorts(async () => undefined);
    vi.spyOn(ports.dataProvider, 'update').mockImplementation(async (_name, { data, meta }) => {
      if (Object(data).status === 'approved') return { data: { id: 'id0' } } as never;
      metas.push(meta.expect);
      if (isLost) throw new AppError({ kind: 'timeout', uncertain: true });
      return { data: { id: 'id0' } } as never;
    });
    const records = createRecords(rewards, 1, () => ({ status: 'rejected' }));
    const { run, finished } = createHarness(records, 'approve', undefined, { ports });
    await run.start();
    await run.undo();
    isLost = false;
    await run.retryFailed();
    expect(metas).toEqual([undefined, { status: 'approved' }]);
    expect(finished()).toMatchObject({ undone: true, failed: [] });
  });

  it('counts all undone records if some needed a second attempt', async () => {
    let isDown = false;
    const { run, phases, finished } = createHarness(
      createRecords(rewards, 3, () => ({ status: 'approved' })),
      'reject',
      (id) => (isDown && id === 'id1' ? 'server' : null),
    );
    await run.start();
    isDown = true;
    await run.undo();
    expect(finished()).toMatchObject({ undone: true, failed: [{ record: { id: 'id1' } }] });
    isDown = false;
    phases.length = 0;
    await run.retryFailed();
    expect(finished()).toMatchObject({ undone: true, failed: [] });
    expect(ids(finished().done)).toEqual(['id0', 'id1', 'id2']);
    // It goes on counting where the first attempt ended.
    expect(phases[0]).toEqual({ kind: 'running', undoing: true, done: 2, failed: 0, total: 3 });
  });

  it('finishes pending writes when it is canceled, and reports how many were couldn’t be sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.nat(45), fc.scheduler(), async (count, after, s) => {
        const records = createRecords(rewards, count, () => ({ status: 'pending' }));
        const sent: string[] = [];
        const harness = createHarness(records, 'approve', undefined, {
          ports: createPorts(async ({ id }) => {
            sent.push(id);
            if (sent.length > after) harness.run.cancel();
            await s.schedule(Promise.resolve(), id);
          }),
        });
        await s.waitFor(harness.run.start());
        const { done, failed, notSent } = harness.finished();
        expect(failed).toEqual([]);
        expect(ids(done)).toEqual([...sent].sort());
        expect(ids([...done, ...notSent])).toEqual(ids(records));
        if (count > after) expect(sent).toHaveLength(after + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('stops if all other writes would fail as well, and sends what was left on the next attempt', async () => {
    let isDown = true;
    const records = createRecords(rewards, 30, () => ({ status: 'pending' }));
    const { run, written, finished } = createHarness(records, 'approve', () => (isDown ? 'auth' : null));
    await run.start();
    const { done, failed, notSent, stoppedBy } = finished();
    expect(stoppedBy?.kind).toBe('auth');
    expect(done).toEqual([]);
    expect(written.length).toBeLessThan(30);
    expect(ids([...failed.map(({ record }) => record), ...notSent])).toEqual(ids(records));
    isDown = false;
    await run.retryFailed();
    expect(ids(finished().done)).toEqual(ids(records));
    expect(finished()).toMatchObject({ failed: [], notSent: [], stoppedBy: null });
  });

  it('on all matching records reads every page before writing', async () => {
    const records = createRecords(rewards, 350, () => ({ status: 'pending' }));
    const log: string[] = [];
    // The list changes during the run: approved records are no longer pending.
    let remaining = records;
    const reader: ListReader = {
      async getList(_name, { pagination: { page, perPage } }) {
        log.push('read');
        await Promise.resolve();
        return { data: remaining.slice((page - 1) * perPage, page * perPage), total: remaining.length };
      },
    };
    const { run, finished } = createHarness([], 'approve', undefined, {
      collect: (onPage, signal) =>
        fetchAllMatching(reader, rewards, { filters: { status: 'pending' }, sort: '', total: 350 }, onPage, signal),
      ports: createPorts(async ({ id }) => {
        log.push('write');
        remaining = remaining.filter((record) => record.id !== id);
      }),
    });
    await run.start();
    expect(ids(finished().done)).toEqual(ids(records));
    expect(log.lastIndexOf('read')).toBeLessThan(log.indexOf('write'));
  });

  it('sends nothing if not all records can be fetched, and can be retried', async () => {
    let isDown = true;
    const records = createRecords(rewards, 2, () => ({ status: 'pending' }));
    const { run, written, finished } = createHarness(records, 'approve', undefined, {
      collect: async (onPage) => {
        onPage(records.slice(0, 1));
        if (isDown) throw new AppError({ kind: 'server', status: 503 });
        onPage(records.slice(1));
      },
    });
    await run.start();
    expect(run.phase()).toMatchObject({ kind: 'collectingFailed', error: { kind: 'server' } });
    expect(written).toEqual([]);
    isDown = false;
    await run.start();
    expect(ids(finished().done)).toEqual(['id0', 'id1']);
  });

  it('closes if it is canceled while records are being fetched', async () => {
    const { run, written, outcomes } = createHarness([], 'approve', undefined, {
      collect: async (onPage, signal) => {
        onPage(createRecords(rewards, 1, () => ({ status: 'pending' })));
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    });
    const started = run.start();
    run.cancel();
    await started;
    expect(run.phase().kind).toBe('closed');
    expect(written).toEqual([]);
    expect(outcomes).toEqual([]);
  });

  it('tells how many records it has found, and how far it is', async () => {
    const { run, phases } = createHarness([], 'approve', undefined, {
      collect: async (onPage) => {
        onPage(createRecords(rewards, 2, () => ({ status: 'pending' })));
        onPage(createRecords(rewards, 1, () => ({ status: 'approved' })));
      },
    });
    expect(run.phase()).toEqual({ kind: 'collecting', found: 0 });
    await run.start();
    expect(phases.filter(({ kind }) => kind === 'collecting').map((phase) => 'found' in phase && phase.found)).toEqual([
      0, 2, 3,
    ]);
    const running = phases.filter((phase) => phase.kind === 'running');
    expect(running[0]).toEqual({ kind: 'running', undoing: false, done: 0, failed: 0, total: 2 });
    expect(running.at(-1)).toEqual({ kind: 'running', undoing: false, done: 2, failed: 0, total: 2 });
  });

  it('closes without a request if it applies to none of the confirmed records', async () => {
    const records = createRecords(rewards, 2, () => ({ status: 'approved' }));
    const asked: number[][] = [];
    const { run, outcomes } = createHarness(records, 'approve', undefined, {
      requiresConfirmation: (applicable, skipped) => {
        asked.push([applicable.length, skipped]);
        return true;
      },
    });
    await run.start();
    expect(asked).toEqual([[0, 2]]);
    await run.confirm();
    expect([run.phase().kind, outcomes]).toEqual(['closed', []]);
  });

  it('can be closed after it failed to collect or finished, but not while it works', async () => {
    const open: (() => void)[] = [];
    const { run, written } = createHarness(
      createRecords(rewards, 1, () => ({ status: 'pending' })),
      'approve',
      undefined,
      { ports: createPorts(() => new Promise<void>((resolve) => open.push(resolve))) },
    );
    run.close();
    expect(run.phase().kind).toBe('collecting');
    const started = run.start();
    await new Promise((resolve) => setImmediate(resolve));
    run.close();
    expect(run.phase().kind).toBe('running');
    await Promise.all([run.confirm(), run.retryFailed(), run.undo(), run.runOpposite()]);
    expect(open).toHaveLength(1);
    open.shift()?.();
    await started;
    run.cancel();
    expect(run.phase().kind).toBe('finished');
    run.close();
    expect(run.phase().kind).toBe('closed');
    expect([run.undoableCount() > 0, run.opposite()]).toEqual([false, null]);
    await Promise.all([run.confirm(), run.retryFailed(), run.undo(), run.runOpposite()]);
    expect([run.phase().kind, open, written]).toEqual(['closed', [], []]);

    const failed = createHarness([], 'approve', undefined, { collect: () => Promise.reject(new Error('x')) }).run;
    await failed.start();
    expect(failed.phase()).toMatchObject({ kind: 'collectingFailed', error: { kind: 'badAnswer' } });
    failed.cancel();
    expect(failed.phase().kind).toBe('closed');
  });

  it('closes if the request that it canceled fails', async () => {
    const { run } = createHarness([], 'approve', undefined, {
      collect: (_onPage, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new AppError({ kind: 'canceled' })));
        }),
    });
    const started = run.start();
    run.cancel();
    await started;
    expect(run.phase().kind).toBe('closed');
  });

  it('can be the undo of an earlier write from the start', async () => {
    const [record] = createRecords(rewards, 1, () => ({ status: 'rejected' }));
    if (!record) throw new Error('no record');
    const entry = { id: 'e1', entity: rewards, record, set: { status: 'approved' } };
    const { run, written, finished } = createHarness([record], 'approve', undefined, { undoes: [entry] });
    await run.start();
    expect(written.map(({ id, change }) => [id, change])).toEqual([['id0', { set: { status: 'rejected' } }]]);
    expect([finished().undone, run.undoableCount() > 0, run.opposite()]).toEqual([true, false, null]);
  });

  it('tells a dialog which records remain, unless it is an undo', async () => {
    const settled: (readonly string[])[] = [];
    const onSettled = (remaining: readonly string[]) => void settled.push(remaining);
    const records = createRecords(rewards, 2, () => ({ status: 'pending' }));
    const failing = (id: string, index: number) => (id === 'id1' && index < 2 ? 'conflict' : null);
    const { run } = createHarness(records, 'approve', failing, { work: { ...addFive, onSettled } });
    await run.start();
    expect([run.undoableCount() > 0, run.opposite()]).toEqual([true, null]);
    await run.undo();
    expect(settled).toEqual([['id1']]);
    const toVoucher = (record: ConsoleRecord) => ({ ...addFive.toChange(record), undo: null });
    const fixed = createHarness(records, 'approve', undefined, { work: { toChange: toVoucher } }).run;
    await fixed.start();
    expect([fixed.undoableCount() > 0, fixed.opposite()]).toEqual([false, null]);
  });

  it('has one place on the stack of its list, from where it is undone as long as its card is open', async () => {
    const records = createRecords(rewards, 3, () => ({ status: 'rejected' }));
    const ports = createPorts(async () => ({}));
    const { undoStack } = ports.history;
    const down = new AppError({ kind: 'server', message: 'no' });
    const earlier = { id: 'e1', entity: rewards, record: { id: 'x', _id: 'x' }, set: { status: 'approved' } };
    const start = async (more: Partial<BulkRunOptions> = {}, action = 'approve') => {
      undoStack.remove(() => true);
      undoStack.push('list', earlier);
      const { run } = createHarness(records, action, undefined, { scope: 'list', ports, ...more });
      await run.start();
      return { run, last: () => undoStack.last('list') };
    };
    const undone = await start();
    expect(undone.last()?.run?.undo()).toBe(true);
    await vi.waitFor(() => expect(undone.run.phase()).toMatchObject({ kind: 'finished', undone: true }));
    expect(undone.last()).toMatchObject(earlier);
    const onCard = await start();
    await onCard.run.undo();
    expect(onCard.last()).toMatchObject(earlier);
    const failed = await start({ beforeWrite: (undoing) => (undoing ? Promise.reject(down) : Promise.resolve()) });
    await failed.run.undo();
    expect(failed.run.phase()).toMatchObject({ kind: 'finished', undone: true, done: [] });
    expect(failed.last()?.run?.action).toBe('approve');
    const closed = await start();
    closed.run.close();
    expect([closed.last()?.run?.action, closed.last()?.run?.undo()]).toEqual(['approve', false]);
    const points = await start({ work: addFive });
    expect(points.last()).toMatchObject({ added: { points: { points: 5 } }, run: { action: 'approve' } });
    // Of deleted records, nothing is left to undo.
    undoStack.push('list', { ...earlier, id: 'e2', record: { id: 'id1', _id: 'id1' } });
    const deleted = createHarness(records, 'delete', undefined, { scope: 'list', ports }).run;
    await deleted.start();
    expect(undoStack.last('list')).toMatchObject({ set: null, run: { action: 'delete' } });
    undoStack.remove(({ run }) => run !== undefined);
    expect(undoStack.last('list')).toMatchObject(earlier);
  });

  it('skips what a dialog would not change', async () => {
    const records = createRecords(rewards, 2, () => ({ status: 'pending' }));
    const toChange = ({ id }: ConsoleRecord) => (id === 'id1' ? { set: { status: 'approved' } } : null);
    const { run, written, finished } = createHarness(records, 'approve', undefined, { work: { toChange } });
    await run.start();
    expect([ids(written), finished().skipped]).toEqual([['id1'], 1]);
  });

  it('reports what had failed before the opposite decision', async () => {
    const records = createRecords(rewards, 2, () => ({ status: 'pending' }));
    const { run, written, finished } = createHarness(records, 'approve', (id, index) =>
      id === 'id1' && index < 2 ? 'conflict' : null,
    );
    await run.start();
    await run.runOpposite();
    expect(finished()).toMatchObject({ failed: [], failedBefore: [{ record: { id: 'id1' } }] });
    expect(written.slice(2)).toMatchObject([{ id: 'id0', before: { status: 'approved' } }]);
  });
});
