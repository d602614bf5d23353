import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import {
  conflictsOf,
  drafted,
  emptyDraft,
  forget,
  isEmptyDraft,
  type Place,
  type ProgramDraft,
  rebase,
  setValue,
  valueAt,
} from '../../../../../src/pages/loyalty/draft/programDraft';
import { writesOf } from '../../../../../src/pages/loyalty/draft/programWrites';
import { program, reward, task } from '../programs';

const saved = program({
  tasks: [
    task({ _id: 'join', type: 'signup', points: 50, extra: { kept: true } }),
    task({ config: { amount: 1, odd: 2 } }),
  ],
  settings: { guests: true, odd: 'kept' },
});
const join: Place = { of: 'tasks', id: 'join' };
const order: Place = { of: 'tasks', id: 'order' };
const whole: Place = { of: 'program' };

const change = (draft: ProgramDraft, place: Place, path: string, after: unknown) =>
  setValue(draft, saved, place, path, after);

describe('a draft of a programme', () => {
  it('holds what is changed, and what it was', () => {
    const draft = change(change(emptyDraft, join, 'points', 100), order, 'config.amount', 2);
    expect(draft.changes).toEqual([
      { place: join, path: 'points', before: 50, after: 100 },
      { place: order, path: 'config.amount', before: 1, after: 2 },
    ]);
    expect(drafted(saved, draft).tasks).toMatchObject([
      { points: 100, extra: { kept: true } },
      { config: { amount: 2, odd: 2 } },
    ]);
  });

  it('is empty again when everything is as it was', () => {
    const changed = change(change(emptyDraft, join, 'points', 100), whole, 'settings.guests', false);
    expect(isEmptyDraft(change(change(changed, join, 'points', 50), whole, 'settings.guests', true))).toBe(true);
  });

  it('keeps what the value was at first, however often it is changed', () => {
    const draft = [60, 70, 80].reduce((one, points) => change(one, join, 'points', points), emptyDraft);
    expect(draft.changes).toEqual([{ place: join, path: 'points', before: 50, after: 80 }]);
  });

  it('changes what was added in place, and forgets it', () => {
    const added: ProgramDraft = { changes: [], added: [{ list: 'rewards', part: reward({ _id: 'new' }) }] };
    const place: Place = { of: 'rewards', id: 'new' };
    const draft = change(added, place, 'pointsCost', 7);
    expect(drafted(saved, draft).rewards).toMatchObject([{ _id: 'five' }, { _id: 'new', pointsCost: 7 }]);
    expect(draft.changes).toEqual([]);
    expect(isEmptyDraft(forget(draft, place))).toBe(true);
  });

  it('is at odds only with what became something else meanwhile', () => {
    const draft = change(change(emptyDraft, join, 'points', 100), whole, 'name', 'Friends');
    const elsewhere = (points: number): Program => ({ ...saved, tasks: [task({ _id: 'join', points })] });
    expect(conflictsOf(saved, draft)).toEqual([]);
    expect(conflictsOf(elsewhere(100), draft)).toEqual([]);
    expect(conflictsOf(elsewhere(75), draft)).toMatchObject([{ place: join, path: 'points' }]);
  });

  it('goes on upon what is saved now: what is so already and what is gone is dropped', () => {
    const draft = change(change(change(emptyDraft, join, 'points', 100), order, 'points', 9), whole, 'name', 'Friends');
    const now: Program = { ...saved, name: 'Friends', tasks: [task({ _id: 'join', points: 75 })] };
    expect(rebase(now, draft)).toEqual({
      changes: [{ place: join, path: 'points', before: 75, after: 100 }],
      added: [],
    });
  });

  it('is saved by one call for the programme, and one for each task and reward', () => {
    const changes = [
      [join, 'points', 100],
      [join, 'title', 'Welcome'],
      [whole, 'settings.guests', false],
      [whole, 'name', 'Friends'],
    ] as const;
    const draft = changes.reduce((one, [place, path, after]) => change(one, place, path, after), emptyDraft);
    const added: ProgramDraft = { ...draft, added: [{ list: 'rewards', part: reward({ _id: 'new' }) }] };
    expect(writesOf(saved, added)).toEqual([
      { call: 'patch', body: { name: 'Friends', settings: { guests: false, odd: 'kept' } } },
      { call: 'put', list: 'tasks', part: { ...saved.tasks?.[0], points: 100, title: 'Welcome' } },
      { call: 'put', list: 'rewards', part: reward({ _id: 'new' }) },
    ]);
    expect(writesOf(saved, change(emptyDraft, whole, 'name', 'Friends'))).toEqual([
      { call: 'patch', body: { name: 'Friends' } },
    ]);
    expect(writesOf(saved, emptyDraft)).toEqual([]);
  });

  it('ends with what was set last, and nothing else changed, whatever is set', () => {
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
        const draft = sets.reduce((one, [[place, path], after]) => change(one, place, path, after), emptyDraft);
        const last = new Map(sets.map(([at, after]) => [at, after]));
        const then = drafted(saved, draft);
        for (const [[place, path], after] of last) expect(valueAt(then, place, path)).toEqual(after);
        const back = draft.changes.reduce((one, { place, path, before }) => change(one, place, path, before), draft);
        expect(isEmptyDraft(back)).toBe(true);
        expect(valueAt(then, join, 'extra')).toEqual({ kept: true });
      }),
    );
  });
});
