import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../../../../../dataProvider/writes/mergeEdits';
import { createPart } from '../../../../../src/features/loyalty/draft/createPart';
import {
  applyDraft,
  type ChangeTarget,
  discardAt,
  getDraftValue,
  getUnsavedParts,
  listChanges,
  moveUnsavedPart,
  type ProgramDraft,
  programDraftShape,
  putPart,
  setDraftValue,
  toProgramDraft,
} from '../../../../../src/features/loyalty/draft/programDraft';
import { toProgramWrites } from '../../../../../src/features/loyalty/draft/programWrites';
import { toCalculableProgram } from '../../../../../src/features/loyalty/draft/toCalculableProgram';
import { toProgramConflicts } from '../../../../../src/features/loyalty/save/conflicts';
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
const unedited = toProgramDraft(saved);

const add = (draft: ProgramDraft, id: string) => ({
  ...putPart(draft, 'rewards', reward({ _id: id })),
  added: [...draft.added, id],
});

describe('ProgramDraft', () => {
  it('lists changed fields with their saved value', () => {
    const draft = setDraftValue(setDraftValue(unedited, join, 'points', 100), order, 'config.amount', 2);
    expect(listChanges(saved, draft)).toEqual([
      { target: join, path: 'points', before: 50, after: 100 },
      { target: order, path: 'config.amount', before: 1, after: 2 },
    ]);
    expect(applyDraft(saved, draft).tasks).toMatchObject([
      { points: 100, extra: { kept: true } },
      { config: { amount: 2, odd: 2 } },
    ]);
  });

  it('updates, moves, and discards parts that are not saved', () => {
    const place: ChangeTarget = { of: 'rewards', id: 'new' };
    const draft = setDraftValue(add(add(unedited, 'new'), 'other'), place, 'pointsCost', 7);
    const ids = (item: ProgramDraft) => getUnsavedParts(saved, item, 'rewards').map(({ part }) => part._id);
    expect(applyDraft(saved, draft).rewards).toMatchObject([
      { _id: 'five' },
      { _id: 'new', pointsCost: 7 },
      { _id: 'other' },
    ]);
    expect(listChanges(saved, draft)).toEqual([]);
    expect(ids(moveUnsavedPart(draft, saved, 'rewards', 'new', 1))).toEqual(['other', 'new']);
    expect(ids(discardAt(draft, saved, place))).toEqual(['other']);
  });

  it('keeps input that is no number yet', () => {
    const added = createPart('rewards', 'percentage', 'new', 'Ten off');
    if (!added) throw new Error('unknown reward type');
    const draft = setDraftValue(
      putPart(unedited, added.list, added.part),
      { of: 'rewards', id: 'new' },
      'pointsCost',
      'x',
    );
    const restored = programDraftShape.parse(JSON.parse(JSON.stringify(draft)));
    expect(restored).toEqual(draft);
    const { rewards } = toCalculableProgram(applyDraft(saved, restored));
    expect(rewards?.map(({ pointsCost }) => pointsCost)).toEqual([100, null]);
  });

  it('converts to one update of the program and one of each task and reward', () => {
    const changes = [
      [join, 'points', 100],
      [join, 'title', 'Welcome'],
      [whole, 'settings.guests', false],
      [whole, 'name', 'Friends'],
    ] as const;
    const draft = changes.reduce((item, [place, path, after]) => setDraftValue(item, place, path, after), unedited);
    const toUpdates = (edited: ProgramDraft) =>
      toProgramWrites(saved, edited).map(({ resource, data }) => [resource, data]);
    expect(toUpdates(add(draft, 'new'))).toEqual([
      ['programs', { name: 'Friends', settings: { guests: false, odd: 'kept' } }],
      ['program-tasks', { ...saved.tasks?.[0], points: 100, title: 'Welcome' }],
      ['program-rewards', reward({ _id: 'new' })],
    ]);
    expect(toUpdates(setDraftValue(unedited, whole, 'name', 'Friends'))).toEqual([['programs', { name: 'Friends' }]]);
    expect(toProgramWrites(saved, unedited)).toEqual([]);
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
        const draft = sets.reduce((item, [[place, path], after]) => setDraftValue(item, place, path, after), unedited);
        const last = new Map(sets.map(([at, after]) => [at, after]));
        const then = applyDraft(saved, draft);
        for (const [[place, path], after] of last) expect(getDraftValue(then, place, path)).toEqual(after);
        const changes = listChanges(saved, draft);
        const back = changes.reduce(
          (item, { target, path, before }) => setDraftValue(item, target, path, before),
          draft,
        );
        expect(listChanges(saved, back)).toEqual([]);
        expect(getDraftValue(then, join, 'extra')).toEqual({ kept: true });
      }),
    );
  });
});

describe('conflicts of a program', () => {
  const find = (mine: ProgramDraft, theirs: ProgramDraft) =>
    toProgramConflicts(mergeEdits(unedited, mine, theirs).conflicts, mine, theirs);

  it('are whole fields, also if their values have parts', () => {
    const mug = (label: string, value: string) =>
      setDraftValue(unedited, order, 'config.freeProduct', { label, value });
    expect(find(mug('Mug', 'm1'), mug('Cup', 'c1'))).toMatchObject([
      {
        path: ['tasks', 'order', 'config', 'freeProduct'],
        target: order,
        field: 'config.freeProduct',
        mine: { label: 'Mug', value: 'm1' },
        theirs: { label: 'Cup', value: 'c1' },
      },
    ]);
  });

  it('are edited parts that were deleted, and none where both have the same value', () => {
    const mine = setDraftValue(setDraftValue(unedited, join, 'points', 100), whole, 'name', 'Friends');
    const { join: _, ...tasks } = unedited.tasks;
    expect(find(mine, { ...unedited, name: 'Friends', tasks })).toMatchObject([
      { target: join, field: null, part: { points: 100 }, theirs: undefined },
    ]);
  });
});
