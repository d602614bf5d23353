import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import {
  applyDraft,
  type ChangeTarget,
  discardAt,
  emptyDraft,
  findDraftConflicts,
  getDraftValue,
  isEmptyDraft,
  type ProgramDraft,
  rebaseDraft,
  setDraftValue,
} from '../../../../../src/pages/loyalty/draft/programDraft';
import { toProgramWrites } from '../../../../../src/pages/loyalty/draft/programWrites';
import { program, reward, task } from '../programs';

const saved = program({
  tasks: [
    task({ _id: 'join', type: 'signup', points: 50, extra: { kept: true } }),
    task({ config: { amount: 1, odd: 2 } }),
  ],
  settings: { guests: true, odd: 'kept' },
});
const join: ChangeTarget = { of: 'tasks', id: 'join' };
const order: ChangeTarget = { of: 'tasks', id: 'order' };
const whole: ChangeTarget = { of: 'program' };

const change = (draft: ProgramDraft, place: ChangeTarget, path: string, after: unknown) =>
  setDraftValue(draft, saved, place, path, after);

describe('ProgramDraft', () => {
  it('stores changes with their previous value', () => {
    const draft = change(change(emptyDraft, join, 'points', 100), order, 'config.amount', 2);
    expect(draft.changes).toEqual([
      { target: join, path: 'points', before: 50, after: 100 },
      { target: order, path: 'config.amount', before: 1, after: 2 },
    ]);
    expect(applyDraft(saved, draft).tasks).toMatchObject([
      { points: 100, extra: { kept: true } },
      { config: { amount: 2, odd: 2 } },
    ]);
  });

  it('is empty after all changes are reverted', () => {
    const changed = change(change(emptyDraft, join, 'points', 100), whole, 'settings.guests', false);
    expect(isEmptyDraft(change(change(changed, join, 'points', 50), whole, 'settings.guests', true))).toBe(true);
  });

  it('keeps the first previous value across changes', () => {
    const draft = [60, 70, 80].reduce((item, points) => change(item, join, 'points', points), emptyDraft);
    expect(draft.changes).toEqual([{ target: join, path: 'points', before: 50, after: 80 }]);
  });

  it('updates and discards added parts', () => {
    const added: ProgramDraft = { changes: [], added: [{ list: 'rewards', part: reward({ _id: 'new' }) }] };
    const place: ChangeTarget = { of: 'rewards', id: 'new' };
    const draft = change(added, place, 'pointsCost', 7);
    expect(applyDraft(saved, draft).rewards).toMatchObject([{ _id: 'five' }, { _id: 'new', pointsCost: 7 }]);
    expect(draft.changes).toEqual([]);
    expect(isEmptyDraft(discardAt(draft, place))).toBe(true);
  });

  it('conflicts only with values that have changed since', () => {
    const draft = change(change(emptyDraft, join, 'points', 100), whole, 'name', 'Friends');
    const elsewhere = (points: number): Program => ({ ...saved, tasks: [task({ _id: 'join', points })] });
    expect(findDraftConflicts(saved, draft)).toEqual([]);
    expect(findDraftConflicts(elsewhere(100), draft)).toEqual([]);
    expect(findDraftConflicts(elsewhere(75), draft)).toMatchObject([{ target: join, path: 'points' }]);
  });

  it('rebases onto the current program and drops saved and deleted changes', () => {
    const draft = change(change(change(emptyDraft, join, 'points', 100), order, 'points', 9), whole, 'name', 'Friends');
    const now: Program = { ...saved, name: 'Friends', tasks: [task({ _id: 'join', points: 75 })] };
    expect(rebaseDraft(now, draft)).toEqual({
      changes: [{ target: join, path: 'points', before: 75, after: 100 }],
      added: [],
    });
  });

  it('converts to one request for the program and one per task and reward', () => {
    const changes = [
      [join, 'points', 100],
      [join, 'title', 'Welcome'],
      [whole, 'settings.guests', false],
      [whole, 'name', 'Friends'],
    ] as const;
    const draft = changes.reduce((item, [place, path, after]) => change(item, place, path, after), emptyDraft);
    const added: ProgramDraft = { ...draft, added: [{ list: 'rewards', part: reward({ _id: 'new' }) }] };
    expect(toProgramWrites(saved, added)).toEqual([
      { call: 'patch', body: { name: 'Friends', settings: { guests: false, odd: 'kept' } } },
      { call: 'put', list: 'tasks', part: { ...saved.tasks?.[0], points: 100, title: 'Welcome' } },
      { call: 'put', list: 'rewards', part: reward({ _id: 'new' }) },
    ]);
    expect(toProgramWrites(saved, change(emptyDraft, whole, 'name', 'Friends'))).toEqual([
      { call: 'patch', body: { name: 'Friends' } },
    ]);
    expect(toProgramWrites(saved, emptyDraft)).toEqual([]);
  });

  it('keeps the last value per path and changes nothing else', () => {
    const places = fc.constantFrom(
      [join, 'points'] as const,
      [join, 'config.alsoExisting'] as const,
      [order, 'config.amount'] as const,
      [order, 'isEnabled'] as const,
      [whole, 'settings.welcome'] as const,
      [whole, 'name'] as const,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(places, fc.jsonValue({ maxDepth: 1 }))), (sets) => {
        const draft = sets.reduce((item, [[place, path], after]) => change(item, place, path, after), emptyDraft);
        const last = new Map(sets.map(([at, after]) => [at, after]));
        const then = applyDraft(saved, draft);
        for (const [[place, path], after] of last) expect(getDraftValue(then, place, path)).toEqual(after);
        const back = draft.changes.reduce(
          (item, { target, path, before }) => change(item, target, path, before),
          draft,
        );
        expect(isEmptyDraft(back)).toBe(true);
        expect(getDraftValue(then, join, 'extra')).toEqual({ kept: true });
      }),
    );
  });
});
