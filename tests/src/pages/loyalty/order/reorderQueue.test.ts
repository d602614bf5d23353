// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrderWorld, type Fate, settle } from './orderWorld';

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

/** One tab that moves as told; the calls are answered in their order. */
async function alone(moves: readonly [string, number][], fates: readonly Fate[] = []) {
  const world = createOrderWorld(first, 1);
  let call = 0;
  const { queue, notices } = world.open(0, () => fates[call++] ?? 'answered');
  for (const [id, to] of moves) queue.move(id, to);
  const shownAtOnce = queue.shown().join('');
  while (!world.isQuiet()) await world.step(0);
  return { shownAtOnce, shown: queue.shown().join(''), server: world.server().join(''), notices, queue };
}

describe('the order of a list', () => {
  it('two tabs, slow answers, failures, and others who add and delete: the screen ends as the server, nothing lost or doubled', async () => {
    const scenario = fc.record({
      acts: fc.array(anyAct, { maxLength: 24 }),
      fates: fc.array(anyFate, { minLength: 4, maxLength: 24 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ acts, fates }) => {
        const world = createOrderWorld(first, 2);
        let call = 0;
        const fate = () => fates[call++ % fates.length] ?? 'answered';
        const tabs = [world.open(0, fate), world.open(1, fate)];
        const there = new Set(first);
        const ever = new Set(first);
        const look = () => {
          expect(isWithoutTwins(world.server())).toBe(true);
          expect([...world.server()].sort()).toEqual([...there].sort());
          for (const { queue } of tabs) {
            expect(isWithoutTwins(queue.shown())).toBe(true);
            expect(queue.shown().every((id) => ever.has(id))).toBe(true);
          }
        };
        for (const act of acts) {
          if (act.kind === 'step' && !world.isQuiet()) await world.step(act.which);
          const tab = act.kind === 'move' ? tabs[act.tab] : undefined;
          const id = act.kind === 'move' ? tab?.queue.shown()[act.which] : undefined;
          if (act.kind === 'move' && id !== undefined) tab?.queue.move(id, act.to);
          const gone = act.kind === 'remove' ? world.server()[act.which] : undefined;
          if (gone !== undefined) {
            world.remove(gone);
            there.delete(gone);
          }
          if (act.kind === 'add') {
            const made = `n${ever.size}`;
            world.add(made);
            there.add(made);
            ever.add(made);
          }
          await settle();
          look();
        }
        while (!world.isQuiet()) {
          await world.step(0);
          look();
        }
        for (const [n, { queue, notices }] of tabs.entries()) {
          expect(queue.isBusy()).toBe(false);
          // What moved another than was meant, since somebody came between, was told.
          const isMistaken = world.applied.some(({ tab, meant, was }) => tab === n && meant !== was);
          if (isMistaken) expect(notices.some(({ kind }) => kind !== 'moved')).toBe(true);
          // What is said to be moved is where it was to be: by this tab, or by another while no answer came.
          for (const id of notices.flatMap((notice) => (notice.kind === 'moved' ? notice.ids : []))) {
            // A neighbour that was moved past it does the same.
            const hasMoved = world.applied.some(({ before, after }) => before.indexOf(id) !== after.indexOf(id));
            expect(hasMoved).toBe(true);
          }
          // The page reads the list again when nothing is under way.
          queue.adopt(world.server());
          expect(queue.shown()).toEqual(world.server());
        }
      }),
      { numRuns: 5000 },
    );
  }, 120_000);

  it('shows every move at once, and sends them one after the other', async () => {
    const { shownAtOnce, shown, server, notices } = await alone([
      ['a', 4],
      ['e', 0],
      ['c', 1],
    ]);
    expect(shownAtOnce).toBe('ecbda');
    expect([shown, server]).toEqual(['ecbda', 'ecbda']);
    expect(notices).toEqual([{ kind: 'moved', ids: ['c'] }]);
  });

  it.each([
    ['refused', ['answered', 'refused']],
    ['not known to be done', ['answered', 'lostBefore']],
    ['refused to be looked at', ['refused']],
  ] as const)('takes back what was %s, and what waited behind it', async (_what, fates) => {
    const { shown, server, notices } = await alone(
      [
        ['a', 4],
        ['b', 3],
      ],
      fates,
    );
    expect([shown, server]).toEqual(['abcde', 'abcde']);
    expect(notices).toEqual([{ kind: 'failed', ids: ['a', 'b'], error: expect.any(Error), isInDoubt: false }]);
  });

  it('finds out what was done although no answer came', async () => {
    const { shown, server, notices } = await alone([['a', 4]], ['answered', 'lostAfter']);
    expect([shown, server]).toEqual(['bcdea', 'bcdea']);
    expect(notices).toEqual([{ kind: 'moved', ids: ['a'] }]);
  });

  it('sends nothing for a move to the same place', async () => {
    const { server, notices } = await alone([['b', 1]]);
    expect(server).toBe('abcde');
    expect(notices).toEqual([]);
  });
});
