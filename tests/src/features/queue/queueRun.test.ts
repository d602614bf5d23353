import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import {
  countJobsInFlight,
  getProgress,
  getVisibleRecord,
  isPending,
  pendingCount,
} from '../../../../src/features/queue/queueState';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { createRecords, getEntity } from '../../../support/records';
import { createQueueHarness, refusal, settled } from './queueHarness';

const reviews = getEntity('product-reviews');
const rewards = getEntity('rewards');
const pendingReview = (index: number) => ({ title: `Review ${index}`, status: 'pending', isFeatured: 0 });

const getReviews = (count: number) =>
  createRecords(reviews, count, pendingReview, 'r').map((record) => [reviews, record] as const);
const getRewards = (count: number) =>
  createRecords(rewards, count, () => ({ status: 'pending' }), 'w').map((record) => [rewards, record] as const);

beforeEach(() => clearTabStorage());

async function open(options: Partial<Parameters<typeof createQueueHarness>[0]> = {}) {
  const harness = createQueueHarness({
    entities: [reviews, rewards],
    records: [...getReviews(4), ...getRewards(2)],
    ...options,
  });
  harness.run.choose(null, '');
  await settled();
  return harness;
}

describe('the order', () => {
  it('starts without records that were left hidden before, even if that is known after they are read', async () => {
    let answer: () => void = () => undefined;
    const { run, current } = await open({
      leftKeys: ['product-reviews/r0', 'product-reviews/r2'],
      gate: (label) =>
        label === 'left keys'
          ? new Promise<void>((resolve) => {
              answer = resolve;
            })
          : Promise.resolve(),
    });
    expect(current()).toBeNull();
    expect(run.get().readProgress['product-reviews']?.kind).toBe('reading');
    answer();
    await settled();
    expect(current()).toBe('r1');
    run.skip();
    expect(current()).toBe('r3');
  });

  it('puts skipped records at the end of the run, and shows the last remaining one again', async () => {
    const { run, press, current } = await open();
    run.skip();
    expect(current()).toBe('r1');
    for (const key of ['p', 'p', 'p', 'a', 'a']) press(key);
    expect(current()).toBe('r0');
    expect(getProgress(run.get())).toEqual({ left: 1, total: 6 });
    run.skip();
    expect(current()).toBe('r0');
  });

  it('ends once all that is left was skipped, and goes through it again on request, also after a decision', async () => {
    const { run, press, current } = await open({ records: [...getReviews(3), ...getRewards(1)] });
    for (const id of ['r0', 'r1', 'r2', 'w0']) {
      expect(current()).toBe(id);
      run.skip();
    }
    expect(current()).toBeNull();
    expect(run.get().isPassOver).toBe(true);
    run.back();
    expect(current()).toBe('w0');
    run.skip();
    expect(current()).toBeNull();
    run.skip();
    const skipReviews = () => {
      for (const id of ['r0', 'r1', 'r2']) {
        expect(current()).toBe(id);
        run.skip();
      }
    };
    skipReviews();
    // Records skipped in this pass are shown again after the last one is decided.
    press('a');
    skipReviews();
    expect(current()).toBeNull();
    expect(getProgress(run.get())).toEqual({ left: 3, total: 4 });
  });

  it('stays at a record that is still pending after a change', async () => {
    const { press, current, visibleState } = await open();
    press('f');
    expect(current()).toBe('r0');
    expect(visibleState()).toMatchObject({ isFeatured: 1, status: 'pending' });
    press('p');
    expect(current()).toBe('r1');
  });
});

describe('a failed write', () => {
  it('of the last record shows it again', async () => {
    const { press, current } = await open({
      entities: [reviews],
      records: getReviews(1),
      failing: (index) => (index === 0 ? refusal() : null),
    });
    press('p');
    expect(current()).toBeNull();
    await settled();
    expect(current()).toBe('r0');
  });

  it('of a change that is no decision also brings the record back', async () => {
    const { run, press, current } = await open({ failing: (index) => (index === 0 ? refusal() : null) });
    press('f');
    press('p');
    await settled();
    run.skip();
    expect(current()).toBe('r0');
    expect(run.get().entries.get('product-reviews/r0')?.base).toMatchObject({ status: 'approved', isFeatured: 0 });
    press('f');
    expect(current()).toBe('r2');
  });
});

describe('undo', () => {
  it('of a change that fails afterwards sends nothing', async () => {
    const { run, press, current, sent } = await open({ failing: (index) => (index === 0 ? refusal() : null) });
    press('p');
    run.undo();
    expect(current()).toBe('r0');
    await settled();
    expect(sent).toHaveLength(1);
    expect(current()).toBe('r0');
    expect(run.get().entries.get('product-reviews/r0')?.writeFailure).toBeNull();
  });

  it('that fails keeps the decision, shows the error, and can be retried', async () => {
    const { run, press, current, record } = await open({ failing: (index) => (index === 1 ? refusal() : null) });
    press('p');
    await settled();
    run.undo();
    await settled();
    expect(current()).toBe('r0');
    expect(run.get().entries.get('product-reviews/r0')).toMatchObject({ writeFailure: { undoing: true } });
    expect(record(reviews, 'r0')?.status).toBe('approved');
    run.undo();
    await settled();
    expect(record(reviews, 'r0')?.status).toBe('pending');
  });
});

describe('a concurrent change by another user', () => {
  it('is detected by a conflict: the record is skipped with a message', async () => {
    const harness = await open({
      failing: (_turn, { id }) => (id === 'w0' ? new AppError({ kind: 'conflict', status: 409 }) : null),
    });
    const events: string[] = [];
    harness.run.onEvent((event) => events.push(event.kind));
    harness.run.choose('rewards', '');
    harness.server
      .get('rewards')
      ?.set('w0', { ...(harness.record(rewards, 'w0') as ConsoleRecord), status: 'rejected' });
    harness.press('a');
    await settled();
    expect(events).toEqual(['elsewhere']);
    expect(harness.current()).toBe('w1');
    expect(getProgress(harness.run.get())).toEqual({ left: 1, total: 1 });
  });

  it('is found by reading before a decision is sent: nothing is sent, and the record is shown next as it is', async () => {
    const harness = await open();
    const events: string[] = [];
    harness.run.onEvent((event) => events.push(event.kind));
    harness.run.choose('rewards', '');
    const reward = harness.record(rewards, 'w0') as ConsoleRecord;
    harness.server.get('rewards')?.set('w0', { ...reward, status: 'rejected' });
    harness.press('a');
    expect(harness.current()).toBe('w1');
    await settled();
    expect(harness.sent).toEqual([]);
    expect(events).toEqual(['elsewhere']);
    harness.press('a');
    await settled();
    expect(harness.sent).toEqual([{ id: 'w1', set: { status: 'approved' } }]);
    expect(harness.visibleState()).toMatchObject({ id: 'w0', status: 'rejected' });
    expect(harness.run.get().entries.get('rewards/w0')).toMatchObject({ isHandledElsewhere: true });
    harness.press('a');
    await settled();
    expect(harness.sent.at(-1)).toEqual({ id: 'w0', set: { status: 'approved' } });
    expect(harness.current()).toBeNull();
  });

  it('that is the same decision needs no request, and the record is skipped with a message', async () => {
    const harness = await open();
    const events: string[] = [];
    harness.run.onEvent((event) => events.push(event.kind));
    harness.run.choose('rewards', '');
    const reward = harness.record(rewards, 'w0') as ConsoleRecord;
    harness.server.get('rewards')?.set('w0', { ...reward, status: 'approved' });
    harness.press('a');
    await settled();
    expect(harness.sent).toEqual([]);
    expect(events).toEqual(['elsewhere']);
    harness.press('a');
    await settled();
    expect(harness.current()).toBeNull();
  });

  it('is detected by a refetch: removed records are skipped, new ones appended', async () => {
    const harness = await open();
    const events: string[] = [];
    harness.run.onEvent((event) => events.push(event.kind));
    const rows = harness.server.get('product-reviews');
    rows?.set('r1', { ...(rows.get('r1') as ConsoleRecord), status: 'approved' });
    rows?.delete('r2');
    rows?.set('r9', { ...(rows.get('r0') as ConsoleRecord), id: 'r9', _id: 'r9' });
    await harness.run.check();
    await settled();
    expect(events).toEqual(['elsewhere']);
    const seen: (string | null)[] = [];
    while (harness.current() !== null) {
      seen.push(harness.current());
      if (!harness.press('p')) harness.press('a');
    }
    expect(seen).toEqual(['r0', 'r3', 'r9', 'w0', 'w1']);
  });

  it('is not assumed of a record that became pending while the first page was read', async () => {
    let held: Promise<unknown> = Promise.resolve();
    const harness = await open({ gate: (label) => (label === 'read product-reviews' ? held : Promise.resolve()) });
    const events: string[] = [];
    harness.run.onEvent((event) => events.push(event.kind));
    harness.press('p');
    await settled();
    let answer: (value?: unknown) => void = () => {};
    held = new Promise((resolve) => {
      answer = resolve;
    });
    // The answer is made before r0 is pending again, and arrives after.
    const check = harness.run.check();
    await settled();
    harness.run.undo();
    await settled();
    answer();
    await check;
    await settled();
    expect(harness.record(reviews, 'r0')).toMatchObject({ status: 'pending' });
    expect(events).toEqual([]);
    expect(harness.current()).toBe('r0');
    expect(harness.run.get().entries.get('product-reviews/r0')).toMatchObject({ isHandledElsewhere: false });
  });

  it('does not remove the current record', async () => {
    const harness = await open();
    harness.server.get('product-reviews')?.delete('r0');
    await harness.run.check();
    await settled();
    expect(harness.current()).toBe('r0');
    expect(harness.run.get().entries.get('product-reviews/r0')).toMatchObject({
      isHandledElsewhere: true,
      isRemoved: true,
    });
    harness.run.skip();
    expect(harness.current()).toBe('r1');
  });
});

describe('[REV-10] [FAQ-04] [RWD-07] any sequence of key presses, responses, failures and undos', () => {
  it('the queue ends equal to the server, with nothing lost and nothing shown twice', async () => {
    const move = fc.constantFrom(
      'decide',
      'decide',
      'decide',
      'second',
      'skip',
      'back',
      'undo',
      'feature',
      'remove',
      'check',
      'kind',
    );
    const errors = fc.array(fc.constantFrom('none', 'none', 'refused', 'lost'), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 1, maxLength: 25 }),
        errors,
        fc.scheduler(),
        async (moves, fails, s) => {
          clearTabStorage();
          const records = [...getReviews(4), ...getRewards(3)];
          const harness = createQueueHarness({
            entities: [reviews, rewards],
            records,
            gate: (label) => s.schedule(Promise.resolve(), label),
            failing: (index) => {
              if (fails[index] === 'refused') return refusal();
              return fails[index] === 'lost' ? new AppError({ kind: 'timeout', uncertain: true }) : null;
            },
          });
          const { run, press } = harness;
          let of: string | null = null;
          const checks: Promise<unknown>[] = [];
          const steps: Record<string, () => unknown> = {
            decide: () => press('p') || press('a'),
            second: () => press('u') || press('t'),
            feature: () => press('f'),
            remove: () => press('d'),
            send: harness.sendHeld,
            skip: () => run.skip(),
            back: () => run.back(),
            undo: () => run.undo(),
            check: () => checks.push(run.check()),
            kind: () => {
              of = of === null ? 'rewards' : null;
              run.choose(of, '');
            },
          };
          run.choose(null, '');
          await s.waitFor(s.scheduleSequence(moves.map((name) => async () => void steps[name]?.())).task);
          run.choose(null, '');
          harness.sendHeld();
          // Let all pending requests finish.
          for (let index = 0; index < 200 && (s.count() > 0 || countJobsInFlight(run.get()) > 0); index += 1) {
            if (s.count() > 0) await s.waitOne();
            await Promise.resolve();
          }
          while (s.count() > 0) await s.waitAll();
          await settled();
          while (s.count() > 0) await s.waitAll();
          await settled();

          const state = run.get();
          expect(countJobsInFlight(state)).toBe(0);
          const expected = records.flatMap(([entity, { id }]) => {
            const record = harness.record(entity, id);
            return record ? [[`${entity.name}/${id}`, record] as const] : [];
          });
          const entries = [...state.entries].filter(([, entry]) => !entry.isRemoved);
          expect(new Map(entries.map(([key, entry]) => [key, getVisibleRecord(entry)]))).toEqual(new Map(expected));
          // The remaining records are exactly those that the server lists, each once.
          const left = [reviews, rewards].reduce((sum, entity) => sum + pendingCount(state, entity), 0);
          const pendingEntries = [...state.entries.values()].filter(isPending);
          expect(left).toBe(pendingEntries.length);
          expect(new Set(state.history).size).toBe(state.history.length);
          // Skipping reaches all remaining records.
          const reached = new Set<string | null>();
          for (let index = 0; index < 40; index += 1) {
            reached.add(state.entries.size > 0 ? harness.current() : null);
            run.skip();
          }
          for (const { base } of pendingEntries) expect(reached).toContain(base.id);
        },
      ),
      { numRuns: 200 },
    );
  }, 60_000);
});
