import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { leftOf, progressOf, shownOf, underWay, waits } from '../../../../src/engine/queue/queueState';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { wipeTab } from '../../../../src/lib/tabStorage';
import { entityNamed, manyRecords } from '../../../support/records';
import { createQueueWorld, refusal, settled } from './queueWorld';

const reviews = entityNamed('product-reviews');
const rewards = entityNamed('rewards');
const pendingReview = (place: number) => ({ title: `Review ${place}`, status: 'pending', isFeatured: 0 });

const reviewsOf = (count: number) =>
  manyRecords(reviews, count, pendingReview, 'r').map((one) => [reviews, one] as const);
const rewardsOf = (count: number) =>
  manyRecords(rewards, count, () => ({ status: 'pending' }), 'w').map((one) => [rewards, one] as const);

beforeEach(() => wipeTab());

async function open(options: Partial<Parameters<typeof createQueueWorld>[0]> = {}) {
  const world = createQueueWorld({
    entities: [reviews, rewards],
    records: [...reviewsOf(4), ...rewardsOf(2)],
    ...options,
  });
  world.run.choose(null, '');
  await settled();
  return world;
}

describe('the order', () => {
  it('is one kind after the other, each as the server gives it; a decision moves on before the server has answered', async () => {
    const { run, press, current, sent } = await open();
    const seen: (string | null)[] = [];
    while (current() !== null) {
      seen.push(current());
      expect(press('p') || press('a')).toBe(true);
    }
    expect(seen).toEqual(['r0', 'r1', 'r2', 'r3', 'w0', 'w1']);
    await settled();
    expect(sent.map(({ id }) => id)).toEqual(seen);
    expect(progressOf(run.get())).toEqual({ left: 0, total: 6 });
  });

  it('puts the skipped at the end of the run, and shows the only one left again and again', async () => {
    const { run, press, current } = await open();
    run.skip();
    expect(current()).toBe('r1');
    for (const key of ['p', 'p', 'p', 'a', 'a']) press(key);
    expect(current()).toBe('r0');
    expect(progressOf(run.get())).toEqual({ left: 1, total: 6 });
    run.skip();
    expect(current()).toBe('r0');
  });

  it('goes back to those seen, which show what became of them, and forward again', async () => {
    const { run, press, current, shown } = await open();
    press('p');
    run.skip();
    expect(current()).toBe('r2');
    run.back();
    run.back();
    expect(current()).toBe('r0');
    expect(shown()).toMatchObject({ status: 'approved' });
    run.back();
    expect(current()).toBe('r0');
    run.skip();
    run.skip();
    expect(current()).toBe('r2');
    press('p');
    expect(current()).toBe('r3');
  });

  it('stays at a record that still waits after a change', async () => {
    const { press, current, shown } = await open();
    press('f');
    expect(current()).toBe('r0');
    expect(shown()).toMatchObject({ isFeatured: 1, status: 'pending' });
    press('p');
    expect(current()).toBe('r1');
  });

  it('is of one kind where one is chosen, and of what a search finds', async () => {
    const { run, current } = await open();
    run.choose('rewards', '');
    await settled();
    expect(current()).toBe('w0');
    run.choose(null, 'review 2');
    await settled();
    expect(current()).toBe('r2');
    expect(progressOf(run.get())).toEqual({ left: 1, total: 1 });
    run.choose(null, 'nothing like it');
    await settled();
    expect(current()).toBeNull();
    run.choose(null, '');
    await settled();
    expect(progressOf(run.get()).left).toBe(6);
  });

  it('has more at hand long before the last one is shown, each once', async () => {
    const { run, press, current } = await open({ entities: [reviews], records: reviewsOf(230) });
    const seen = new Set<string>();
    expect(progressOf(run.get())).toEqual({ left: 230, total: 230 });
    for (let turn = 0; current() !== null; turn += 1) {
      expect(seen.has(current() ?? '')).toBe(false);
      seen.add(current() ?? '');
      press('p');
      if (turn % 10 === 0) await settled();
    }
    await settled();
    expect(seen.size).toBe(230);
    expect(progressOf(run.get())).toEqual({ left: 0, total: 230 });
  });
});

describe('a refusal', () => {
  it('brings the record back as the next one, with the reason, and the letter works again', async () => {
    const { run, press, current, record } = await open({ failing: (turn) => (turn === 0 ? refusal() : null) });
    const told: string[] = [];
    run.onTell((what) => told.push(what.kind));
    press('p');
    expect(current()).toBe('r1');
    await settled();
    expect(current()).toBe('r1');
    expect(told).toEqual(['refused']);
    expect(progressOf(run.get())).toEqual({ left: 6, total: 6 });
    press('p');
    expect(current()).toBe('r0');
    expect(run.get().entries.get('product-reviews/r0')?.trouble?.error.message).toBe('Not now.');
    press('p');
    await settled();
    expect(record(reviews, 'r0')?.status).toBe('approved');
    expect(current()).toBe('r2');
  });

  it('of the last one shows it again', async () => {
    const { press, current } = await open({
      entities: [reviews],
      records: reviewsOf(1),
      failing: (turn) => (turn === 0 ? refusal() : null),
    });
    press('p');
    expect(current()).toBeNull();
    await settled();
    expect(current()).toBe('r0');
  });

  it('of a change that decides nothing brings the record back too', async () => {
    const { run, press, current } = await open({ failing: (turn) => (turn === 0 ? refusal() : null) });
    press('f');
    press('p');
    await settled();
    run.skip();
    expect(current()).toBe('r0');
    expect(run.get().entries.get('product-reviews/r0')?.base).toMatchObject({ status: 'approved', isFeatured: 0 });
    press('f');
    expect(current()).toBe('r2');
  });

  it('whose answer was lost counts as taken where the server has it', async () => {
    const lost = new AppError({ kind: 'timeout', uncertain: true });
    const { run, press, current } = await open({ failing: (turn) => (turn === 0 ? lost : null) });
    press('p');
    await settled();
    expect(current()).toBe('r1');
    expect(progressOf(run.get())).toEqual({ left: 5, total: 6 });
    expect(run.get().tally).toEqual({ 'product-reviews/publish': 1 });
  });
});

describe('undo', () => {
  it('returns to the record, sends the values from before, and goes on where it was', async () => {
    const { run, press, current, sent, record } = await open();
    press('p');
    press('p');
    await settled();
    expect(run.undo()).toBe(true);
    expect(current()).toBe('r1');
    await settled();
    expect(sent.at(-1)).toEqual({ id: 'r1', set: { status: 'pending' } });
    expect(record(reviews, 'r1')?.status).toBe('pending');
    expect(progressOf(run.get())).toEqual({ left: 5, total: 6 });
    press('p');
    expect(current()).toBe('r2');
    await settled();
    expect(run.get().tally).toEqual({ 'product-reviews/publish': 2 });
  });

  it('of a change that the server then refuses sends nothing', async () => {
    const { run, press, current, sent } = await open({ failing: (turn) => (turn === 0 ? refusal() : null) });
    press('p');
    run.undo();
    expect(current()).toBe('r0');
    await settled();
    expect(sent).toHaveLength(1);
    expect(current()).toBe('r0');
    expect(run.get().entries.get('product-reviews/r0')?.trouble).toBeNull();
  });

  it('that is refused leaves the decision, says so, and can be tried again', async () => {
    const { run, press, current, record } = await open({ failing: (turn) => (turn === 1 ? refusal() : null) });
    press('p');
    await settled();
    run.undo();
    await settled();
    expect(current()).toBe('r0');
    expect(run.get().entries.get('product-reviews/r0')).toMatchObject({ trouble: { undoing: true } });
    expect(record(reviews, 'r0')?.status).toBe('approved');
    run.undo();
    await settled();
    expect(record(reviews, 'r0')?.status).toBe('pending');
  });

  it('has nothing to take back at first', async () => {
    const { run } = await open();
    expect(run.undo()).toBe(false);
  });
});

describe('what others do meanwhile', () => {
  it('is noticed by a conflict: the record is passed over with a word', async () => {
    const world = await open({
      failing: (_turn, { id }) => (id === 'w0' ? new AppError({ kind: 'conflict', status: 409 }) : null),
    });
    const told: string[] = [];
    world.run.onTell((what) => told.push(what.kind));
    world.run.choose('rewards', '');
    world.server.get('rewards')?.set('w0', { ...(world.record(rewards, 'w0') as ConsoleRecord), status: 'rejected' });
    world.press('a');
    await settled();
    expect(told).toEqual(['elsewhere']);
    expect(world.current()).toBe('w1');
    expect(progressOf(world.run.get())).toEqual({ left: 1, total: 1 });
  });

  it('is noticed by reading anew: what is gone is passed over, what has come is appended', async () => {
    const world = await open();
    const told: string[] = [];
    world.run.onTell((what) => told.push(what.kind));
    const rows = world.server.get('product-reviews');
    rows?.set('r1', { ...(rows.get('r1') as ConsoleRecord), status: 'approved' });
    rows?.delete('r2');
    rows?.set('r9', { ...(rows.get('r0') as ConsoleRecord), id: 'r9', _id: 'r9' });
    await world.run.check();
    await settled();
    expect(told).toEqual(['elsewhere']);
    const seen: (string | null)[] = [];
    while (world.current() !== null) {
      seen.push(world.current());
      if (!world.press('p')) world.press('a');
    }
    expect(seen).toEqual(['r0', 'r3', 'r9', 'w0', 'w1']);
  });

  it('does not take the record away that is being read', async () => {
    const world = await open();
    world.server.get('product-reviews')?.delete('r0');
    await world.run.check();
    await settled();
    expect(world.current()).toBe('r0');
    expect(world.run.get().entries.get('product-reviews/r0')).toMatchObject({ elsewhere: true, removed: true });
    world.run.skip();
    expect(world.current()).toBe('r1');
  });
});

describe('a reload', () => {
  it('keeps the place, what was skipped and what was done', async () => {
    const world = await open();
    world.press('p');
    world.run.skip();
    world.run.skip();
    await settled();
    expect(world.current()).toBe('r3');
    const again = world.start();
    again.choose(null, '');
    await settled();
    expect(world.current(again)).toBe('r3');
    expect(progressOf(again.get())).toEqual({ left: 5, total: 6 });
    expect(again.get().tally).toEqual({ 'product-reviews/publish': 1 });
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(world.current(again));
      again.skip();
    }
    expect(seen).toEqual(['r3', 'w0', 'w1', 'r1', 'r2']);
  });
});

describe('[REV-10] [FAQ-04] [RWD-07] whatever is pressed, answered, refused and undone in whatever order', () => {
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
          wipeTab();
          const records = [...reviewsOf(4), ...rewardsOf(3)];
          const world = createQueueWorld({
            entities: [reviews, rewards],
            records,
            gate: (label) => s.schedule(Promise.resolve(), label),
            failing: (turn) => {
              if (fails[turn] === 'refused') return refusal();
              return fails[turn] === 'lost' ? new AppError({ kind: 'timeout', uncertain: true }) : null;
            },
          });
          const { run, press } = world;
          let of: string | null = null;
          const checks: Promise<unknown>[] = [];
          const steps: Record<string, () => unknown> = {
            decide: () => press('p') || press('a'),
            second: () => press('u') || press('r'),
            feature: () => press('f'),
            remove: () => press('d'),
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
          // Whatever is still on its way arrives.
          for (let turn = 0; turn < 200 && (s.count() > 0 || underWay(run.get()) > 0); turn += 1) {
            if (s.count() > 0) await s.waitOne();
            await Promise.resolve();
          }
          while (s.count() > 0) await s.waitAll();
          await settled();
          while (s.count() > 0) await s.waitAll();
          await settled();

          const state = run.get();
          expect(underWay(state)).toBe(0);
          const expected = records.flatMap(([entity, { id }]) => {
            const record = world.record(entity, id);
            return record ? [[`${entity.name}/${id}`, record] as const] : [];
          });
          const known = [...state.entries].filter(([, entry]) => !entry.removed);
          expect(new Map(known.map(([key, entry]) => [key, shownOf(entry)]))).toEqual(new Map(expected));
          // What waits is what the server lists, each of it once, and it is what is left.
          const left = [reviews, rewards].reduce((sum, entity) => sum + leftOf(state, entity), 0);
          const waiting = [...state.entries.values()].filter(waits);
          expect(left).toBe(waiting.length);
          expect(new Set(state.trail).size).toBe(state.trail.length);
          // All that waits is reached by skipping.
          const reached = new Set<string | null>();
          for (let turn = 0; turn < 40; turn += 1) {
            reached.add(state.entries.size > 0 ? world.current() : null);
            run.skip();
          }
          for (const { base } of waiting) expect(reached).toContain(base.id);
        },
      ),
      { numRuns: 200 },
    );
  }, 60_000);
});
