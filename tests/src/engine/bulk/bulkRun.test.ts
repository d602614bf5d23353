import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError, type AppErrorKind } from '../../../../dataProvider/errors';
import { actionsOf, applies, type NamedAction } from '../../../../src/engine/actions/actions';
import { type BulkPhase, type BulkRunOptions, createBulkRun, type Outcome } from '../../../../src/engine/bulk/bulkRun';
import { collectMatching, type ListReader } from '../../../../src/engine/bulk/collectMatching';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import type { PendingChange } from '../../../../src/engine/records/pendingWrites';
import { entityNamed, manyRecords } from '../../../support/records';

const rewards = entityNamed('rewards');
const statuses = ['pending', 'approved', 'rejected', 'something_new'];

function actionNamed(name: string): NamedAction {
  const found = actionsOf(rewards).find((one) => one.name === name);
  if (!found) throw new Error(`no action '${name}'`);
  return found;
}

interface Written {
  id: string;
  change: PendingChange;
  before: ConsoleRecord;
}

/** A run over these records, with a provider that refuses what `fails` says, once or always. */
function createWorld(
  records: readonly ConsoleRecord[],
  action: string,
  fails: (id: string, turn: number) => AppErrorKind | null = () => null,
  more: Partial<BulkRunOptions> = {},
) {
  const written: Written[] = [];
  const outcomes: Outcome[] = [];
  const phases: BulkPhase[] = [];
  const run = createBulkRun({
    entity: rewards,
    action: actionNamed(action),
    collect: async (onPage) => onPage(records),
    asksFirst: () => false,
    write: async (before, change) => {
      const turn = written.push({ id: before.id, change, before }) - 1;
      await Promise.resolve();
      const kind = fails(before.id, turn);
      if (kind) throw new AppError({ kind, message: `no ${before.id}` });
    },
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
  it('sends every record once and counts done, failed and skipped exactly, whichever fail (H7)', async () => {
    const records = fc
      .array(fc.constantFrom(...statuses), { maxLength: 60 })
      .map((picked) => manyRecords(rewards, picked.length, (place) => ({ status: picked[place] })));
    await fc.assert(
      fc.asyncProperty(
        records,
        fc.constantFrom('approve', 'reject', 'delete'),
        fc.func(fc.boolean()),
        async (all, action, isFailing) => {
          const { run, written, outcomes, phases, finished } = createWorld(all, action, (id) =>
            isFailing(id) ? 'conflict' : null,
          );
          const able = all.filter((record) => applies(actionNamed(action), record));
          await run.start();
          const { done, failed, notSent, skipped, undone } = finished();
          expect(ids(written)).toEqual(ids(able));
          expect(ids(done)).toEqual(ids(able.filter(({ id }) => !isFailing(id))));
          expect(ids(failed.map(({ record }) => record))).toEqual(ids(able.filter(({ id }) => isFailing(id))));
          for (const { record, error } of failed) expect(error.message).toBe(`no ${record.id}`);
          expect(notSent).toEqual([]);
          expect(skipped).toBe(all.length - able.length);
          expect(undone).toBe(false);
          expect(outcomes).toHaveLength(1);
          const last = phases.findLast((phase) => phase.kind === 'running');
          expect(last).toMatchObject({ done: done.length, failed: failed.length, total: able.length });
        },
      ),
      { numRuns: 80 },
    );
  });

  it('tries only the failed ones again, and adds what then went well', async () => {
    let isDown = true;
    const { run, written, finished } = createWorld(
      manyRecords(rewards, 10, () => ({ status: 'pending' })),
      'approve',
      (id) => (isDown && ['id2', 'id5', 'id7'].includes(id) ? 'server' : null),
    );
    await run.start();
    expect(finished().done).toHaveLength(7);
    written.length = 0;
    isDown = false;
    await run.retryFailed();
    expect(ids(written)).toEqual(['id2', 'id5', 'id7']);
    expect(finished().done).toHaveLength(10);
    expect(finished().failed).toEqual([]);
  });

  it('is undone by the inverse of each call that went well, and of no other', async () => {
    const records = manyRecords(rewards, 4, (place) => ({ status: place < 2 ? 'pending' : 'rejected' }));
    const { run, written, finished } = createWorld(records, 'approve', (id) => (id === 'id3' ? 'conflict' : null));
    await run.start();
    written.length = 0;
    await run.undo();
    expect(written.map(({ id, change }) => ({ id, change }))).toEqual([
      { id: 'id0', change: { set: { status: 'pending' } } },
      { id: 'id1', change: { set: { status: 'pending' } } },
      { id: 'id2', change: { set: { status: 'rejected' } } },
    ]);
    expect(written.every(({ before }) => before.status === 'approved')).toBe(true);
    expect(finished()).toMatchObject({ undone: true, failed: [], skipped: 0 });
    expect(finished().done).toHaveLength(3);
    written.length = 0;
    await run.undo();
    expect(written).toEqual([]);
  });

  it('counts all that were undone when some needed a second attempt', async () => {
    let isDown = false;
    const { run, finished } = createWorld(
      manyRecords(rewards, 3, () => ({ status: 'pending' })),
      'approve',
      (id) => (isDown && id === 'id1' ? 'server' : null),
    );
    await run.start();
    isDown = true;
    await run.undo();
    expect(finished()).toMatchObject({ undone: true, failed: [{ record: { id: 'id1' } }] });
    isDown = false;
    await run.retryFailed();
    expect(finished()).toMatchObject({ undone: true, failed: [] });
    expect(ids(finished().done)).toEqual(['id0', 'id1', 'id2']);
  });

  it('lets what is under way end when it is cancelled, and says how many were not sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.nat(45), fc.scheduler(), async (count, after, s) => {
        const records = manyRecords(rewards, count, () => ({ status: 'pending' }));
        const sent: string[] = [];
        const world = createWorld(records, 'approve', undefined, {
          write: async ({ id }) => {
            sent.push(id);
            if (sent.length > after) world.run.cancel();
            await s.schedule(Promise.resolve(), id);
          },
        });
        await s.waitFor(world.run.start());
        const { done, failed, notSent } = world.finished();
        expect(failed).toEqual([]);
        expect(ids(done)).toEqual([...sent].sort());
        expect(ids([...done, ...notSent])).toEqual(ids(records));
        if (count > after) expect(sent).toHaveLength(after + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('stops where all others would fail as well, and says so', async () => {
    const records = manyRecords(rewards, 30, () => ({ status: 'pending' }));
    const { run, written, finished } = createWorld(records, 'approve', () => 'auth');
    await run.start();
    const { done, failed, notSent, stoppedBy } = finished();
    expect(stoppedBy?.kind).toBe('auth');
    expect(done).toEqual([]);
    expect(written.length).toBeLessThan(30);
    expect(ids([...failed.map(({ record }) => record), ...notSent])).toEqual(ids(records));
  });

  it('asks first where it must: nothing is sent until then, and nothing at all when the answer is no', async () => {
    const records = manyRecords(rewards, 3, (place) => ({ status: place === 0 ? 'pending' : 'rejected' }));
    const { run, written, outcomes } = createWorld(records, 'delete', undefined, { asksFirst: () => true });
    await run.start();
    expect(run.phase()).toMatchObject({ kind: 'confirming', skipped: 1 });
    run.cancel();
    expect(run.phase().kind).toBe('closed');
    await run.confirm();
    expect(written).toEqual([]);
    expect(outcomes).toEqual([]);

    const again = createWorld(records, 'delete', undefined, { asksFirst: () => true });
    await again.run.start();
    await again.run.confirm();
    expect(again.written.map(({ id, change }) => ({ id, change }))).toEqual([
      { id: 'id1', change: { remove: true } },
      { id: 'id2', change: { remove: true } },
    ]);
  });

  it('on all that match reads every page before it writes anything', async () => {
    const records = manyRecords(rewards, 350, () => ({ status: 'pending' }));
    const log: string[] = [];
    // The list as it is while it is written: what was approved is pending no more.
    let left = records;
    const reader: ListReader = {
      async getList(_name, { pagination: { page, perPage } }) {
        log.push('read');
        await Promise.resolve();
        return { data: left.slice((page - 1) * perPage, page * perPage), total: left.length };
      },
    };
    const { run, finished } = createWorld([], 'approve', undefined, {
      collect: (onPage, signal) =>
        collectMatching(reader, rewards, { filters: { status: 'pending' }, sort: '', total: 350 }, onPage, signal),
      write: async ({ id }) => {
        log.push('write');
        left = left.filter((record) => record.id !== id);
      },
    });
    await run.start();
    expect(ids(finished().done)).toEqual(ids(records));
    expect(log.lastIndexOf('read')).toBeLessThan(log.indexOf('write'));
  });

  it('sends nothing when the records cannot all be read, and can be tried again', async () => {
    let isDown = true;
    const records = manyRecords(rewards, 2, () => ({ status: 'pending' }));
    const { run, written, finished } = createWorld(records, 'approve', undefined, {
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

  it('closes when it is cancelled while the records are being found', async () => {
    const { run, written, outcomes } = createWorld([], 'approve', undefined, {
      collect: async (onPage, signal) => {
        onPage(manyRecords(rewards, 1, () => ({ status: 'pending' })));
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
});
