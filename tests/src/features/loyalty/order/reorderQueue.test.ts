// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../../../support/fullRun';
import { createOrderHarness, type Fate, settle } from './orderHarness';

const first = ['a', 'b', 'c', 'd', 'e'];

type Act =
  | { kind: 'move'; tab: number; which: number; to: number }
  | { kind: 'step'; which: number }
  | { kind: 'remove'; which: number }
  | { kind: 'add' };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move'), tab: fc.nat(1), which: fc.nat(5), to: fc.nat(6) } as const),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('step'), which: fc.nat(5) } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), which: fc.nat(5) } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'add' } as const) },
);
const anyFate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>('answered') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('refused', 'lostBefore', 'lostAfter') },
);

const isWithoutTwins = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** A single tab whose requests resolve in order. */
async function alone(moves: readonly [string, number][], fates: readonly Fate[] = []) {
  const harness = createOrderHarness(first, 1);
  let call = 0;
  const { queue, notices } = harness.open(0, () => fates[call++] ?? 'answered');
  for (const [id, to] of moves) queue.move(id, to);
  const visibleAtOnce = queue.visibleOrder().join('');
  while (!harness.isQuiet()) await harness.step(0);
  return {
    shownAtOnce: visibleAtOnce,
    visibleOrder: queue.visibleOrder().join(''),
    server: harness.server().join(''),
    notices,
    queue,
  };
}

describe('createReorderQueue', () => {
  it('converges to the server order with concurrent tabs, delays, and failures', async () => {
    const scenario = fc.record({
      acts: fc.array(anyAct, { maxLength: 24 }),
      fates: fc.array(anyFate, { minLength: 4, maxLength: 24 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ acts, fates }) => {
        const harness = createOrderHarness(first, 2);
        let call = 0;
        const fate = () => fates[call++ % fates.length] ?? 'answered';
        const tabs = [harness.open(0, fate), harness.open(1, fate)];
        const there = new Set(first);
        const ever = new Set(first);
        const look = () => {
          expect(isWithoutTwins(harness.server())).toBe(true);
          expect([...harness.server()].sort()).toEqual([...there].sort());
          for (const { queue } of tabs) {
            expect(isWithoutTwins(queue.visibleOrder())).toBe(true);
            expect(queue.visibleOrder().every((id) => ever.has(id))).toBe(true);
          }
        };
        for (const act of acts) {
          if (act.kind === 'step' && !harness.isQuiet()) await harness.step(act.which);
          const tab = act.kind === 'move' ? tabs[act.tab] : undefined;
          const id = act.kind === 'move' ? tab?.queue.visibleOrder()[act.which] : undefined;
          if (act.kind === 'move' && id !== undefined) tab?.queue.move(id, act.to);
          const gone = act.kind === 'remove' ? harness.server()[act.which] : undefined;
          if (gone !== undefined) {
            harness.remove(gone);
            there.delete(gone);
          }
          if (act.kind === 'add') {
            const made = `n${ever.size}`;
            harness.add(made);
            there.add(made);
            ever.add(made);
          }
          await settle();
          look();
        }
        while (!harness.isQuiet()) {
          await harness.step(0);
          look();
        }
        for (const [n, { queue, notices }] of tabs.entries()) {
          expect(queue.isBusy()).toBe(false);
          // If a tab moved another item than intended because of a concurrent change, it must have reported that.
          const isMistaken = harness.applied.some(({ tab, meant, was }) => tab === n && meant !== was);
          if (isMistaken) expect(notices.some(({ kind }) => kind !== 'moved')).toBe(true);
          // Items reported as moved must have moved, possibly by the other tab while the response was lost.
          for (const id of notices.flatMap((notice) => (notice.kind === 'moved' ? notice.ids : []))) {
            // Moving a neighbor past the item also changes its index.
            const hasMoved = harness.applied.some(({ before, after }) => before.indexOf(id) !== after.indexOf(id));
            expect(hasMoved).toBe(true);
          }
          // The page refetches the list when the queue is idle.
          queue.setServerOrder(harness.server());
          expect(queue.visibleOrder()).toEqual(harness.server());
        }
      }),
      { numRuns: caseCount(1_000, 5_000) },
    );
  }, 120_000);

  it('shows moves immediately and sends them one at a time', async () => {
    const {
      shownAtOnce: visibleAtOnce,
      visibleOrder,
      server,
      notices,
    } = await alone([
      ['a', 4],
      ['e', 0],
      ['c', 1],
    ]);
    expect(visibleAtOnce).toBe('ecbda');
    expect([visibleOrder, server]).toEqual(['ecbda', 'ecbda']);
    expect(notices).toEqual([{ kind: 'moved', ids: ['c'] }]);
  });

  it.each([
    ['refused', ['answered', 'refused']],
    ['uncertain', ['answered', 'lostBefore']],
    ['refused on the first read', ['refused']],
  ] as const)('rolls back %s moves and the pending ones', async (_what, fates) => {
    const { visibleOrder, server, notices } = await alone(
      [
        ['a', 4],
        ['b', 3],
      ],
      fates,
    );
    expect([visibleOrder, server]).toEqual(['abcde', 'abcde']);
    expect(notices).toEqual([{ kind: 'failed', ids: ['a', 'b'], error: expect.any(Error), isUncertain: false }]);
  });

  it('verifies a move after a lost response', async () => {
    const { visibleOrder, server, notices } = await alone([['a', 4]], ['answered', 'lostAfter']);
    expect([visibleOrder, server]).toEqual(['bcdea', 'bcdea']);
    expect(notices).toEqual([{ kind: 'moved', ids: ['a'] }]);
  });

  it('sends nothing for a move to the same index', async () => {
    const { server, notices } = await alone([['b', 1]]);
    expect(server).toBe('abcde');
    expect(notices).toEqual([]);
  });

  it('reports that another user changed the list, and applies the move to the new order', async () => {
    const harness = createOrderHarness(first, 1);
    const { queue, notices } = harness.open(0, () => 'answered');
    harness.add('f');
    queue.move('a', 4);
    while (!harness.isQuiet()) await harness.step(0);
    expect([queue.visibleOrder().join(''), harness.server().join('')]).toEqual(['bcdeaf', 'bcdeaf']);
    expect(notices).toEqual([
      { kind: 'changed', ids: ['a'] },
      { kind: 'moved', ids: ['a'] },
    ]);
  });

  it('reports moved items that another user deleted, and sends the other moves', async () => {
    const harness = createOrderHarness(first, 1);
    const { queue, notices } = harness.open(0, () => 'answered');
    harness.remove('b');
    queue.move('b', 4);
    queue.move('a', 3);
    while (!harness.isQuiet()) await harness.step(0);
    expect([queue.visibleOrder().join(''), harness.server().join('')]).toEqual(['cdea', 'cdea']);
    expect(notices).toEqual([
      { kind: 'gone', ids: ['b'] },
      { kind: 'moved', ids: ['a'] },
    ]);
  });

  it('says that a move may have been applied if its outcome can’t be loaded', async () => {
    const { notices } = await alone([['a', 4]], ['answered', 'lostAfter', 'refused']);
    expect(notices).toEqual([{ kind: 'failed', ids: ['a'], error: expect.any(Error), isUncertain: true }]);
  });

  it('says so too if another user changed the list meanwhile, and shows their order', async () => {
    const harness = createOrderHarness(first, 1);
    const fates: Fate[] = ['answered', 'lostBefore'];
    const { queue, notices } = harness.open(0, () => fates.shift() ?? 'answered');
    queue.move('a', 4);
    // Two steps for the first read, two for the move.
    for (let step = 0; step < 4; step += 1) await harness.step(0);
    harness.add('f');
    while (!harness.isQuiet()) await harness.step(0);
    expect(queue.visibleOrder().join('')).toBe('abcdef');
    expect(notices).toEqual([{ kind: 'failed', ids: ['a'], error: expect.any(Error), isUncertain: true }]);
  });

  it('sends only the new moves after a failure', async () => {
    const harness = createOrderHarness(first, 1);
    const fates: Fate[] = ['answered', 'refused'];
    const { queue, notices } = harness.open(0, () => fates.shift() ?? 'answered');
    queue.move('a', 4);
    while (!harness.isQuiet()) await harness.step(0);
    notices.length = 0;
    queue.move('b', 0);
    while (!harness.isQuiet()) await harness.step(0);
    expect(harness.server().join('')).toBe('bacde');
    expect(notices).toEqual([{ kind: 'moved', ids: ['b'] }]);
  });

  it('ignores orders from another source while moves are sent', async () => {
    const harness = createOrderHarness(first, 1);
    const { queue } = harness.open(0, () => 'answered');
    queue.move('a', 4);
    queue.setServerOrder(['e', 'd', 'c', 'b', 'a']);
    expect([queue.visibleOrder().join(''), queue.isBusy()]).toEqual(['bcdea', true]);
    while (!harness.isQuiet()) await harness.step(0);
    queue.setServerOrder(['e', 'd', 'c', 'b', 'a']);
    expect([queue.visibleOrder().join(''), queue.isBusy()]).toEqual(['edcba', false]);
  });
});
