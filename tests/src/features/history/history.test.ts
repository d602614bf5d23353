/** What the history says of each write, which writes it shows as one, and what an undo sends. */
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { Entity } from '../../../../resources/entity';
import type { HistoryEntry, PointsEntry, SetEntry } from '../../../../src/engine/history/historyEntry';
import { createUndoStack } from '../../../../src/engine/history/undoStack';
import { findAction, findActions, findInverse } from '../../../../src/engine/records/inverse';
import { undoEntry } from '../../../../src/engine/records/undoEntry';
import { findEntity, getEntryStates, isSameValue } from '../../../../src/features/history/entryStates';
import { groupEntries } from '../../../../src/features/history/groupEntries';
import { createRecord, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const rewards = getEntity('rewards');
const customers = getEntity('customers');
const faq = getEntity('faq');

let count = 0;
type Values = Readonly<Record<string, unknown>>;

function createSet(entity: Entity, id: string, before: Values, set: Values, at = 0): SetEntry {
  const record = createRecord(entity, id, before);
  return { id: `e${++count}`, at, kind: 'set', resource: entity.name, record, set, isUncertain: false };
}

function createRemoval(entity: Entity, id: string, field: string | null = null, at = 0): HistoryEntry {
  const record = createRecord(entity, id);
  return { id: `e${++count}`, at, kind: 'removal', resource: entity.name, record, field, isUncertain: false };
}

function createPoints(id: string, points: number, undoKey: string, undoes: string | null = null, at = 0): PointsEntry {
  return {
    id: `e${++count}`,
    at,
    kind: 'points',
    resource: customers.name,
    record: createRecord(customers, id),
    isUncertain: false,
    points,
    adminNote: 'For the delay',
    customerNote: 'Sorry',
    undoKey,
    undoes,
  };
}

const publish = (id = 'r1', at = 0) => createSet(reviews, id, { status: 'pending' }, { status: 'approved' }, at);
const unpublish = (id = 'r1') => createSet(reviews, id, { status: 'approved' }, { status: 'pending' });
const reply = (before: string | null, text: string, id = 'r1', at = 0) =>
  createSet(reviews, id, { reply: before }, { reply: text }, at);

/** The states of entries, in their order. */
const getStates = (...entries: readonly HistoryEntry[]) => [...getEntryStates(entries).values()];

describe('the state of an entry', () => {
  it('is open until a later write changed the same fields of the same record', () => {
    expect(getStates(publish())).toEqual(['open']);
    expect(getStates(publish('r2'), publish('r1'))).toEqual(['open', 'open']);
    expect(getStates(reply('', 'Thanks'), publish())).toEqual(['open', 'open']);
    // The same id in another list is another record.
    expect(getStates(createSet(rewards, 'r1', { status: 'rejected' }, { status: 'approved' }), publish())).toEqual([
      'open',
      'open',
    ]);
  });

  it('is undone if the latest write restored the previous value, else changed', () => {
    expect(getStates(unpublish(), publish())).toEqual(['open', 'undone']);
    expect(getStates(publish(), unpublish(), publish())).toEqual(['open', 'undone', 'changed']);
    expect(getStates(reply('Hi', 'Hello'), reply(null, 'Hi'))).toEqual(['open', 'changed']);
    // An empty text is no text.
    expect(getStates(reply('Hi', ''), reply(null, 'Hi'))).toEqual(['open', 'undone']);
  });

  it('of several fields counts each of them', () => {
    const both = createSet(reviews, 'r1', { status: 'pending', reply: null }, { status: 'approved', reply: 'Hi' });
    expect(getStates(unpublish(), both)).toEqual(['open', 'changed']);
    expect(getStates(reply('Hi', ''), unpublish(), both)).toEqual(['open', 'open', 'undone']);
  });

  it('is deleted if the record was deleted later, but not if a part of it was', () => {
    expect(getStates(createRemoval(reviews, 'r1'), publish())).toEqual(['final', 'deleted']);
    expect(getStates(createRemoval(reviews, 'r2'), publish())).toEqual(['final', 'open']);
    expect(getStates(createRemoval(reviews, 'r1', 'attachments'), publish())).toEqual(['final', 'open']);
    expect(getStates(publish(), createRemoval(reviews, 'r1'))).toEqual(['open', 'final']);
    expect(getStates(createRemoval(customers, 'c1'), createPoints('c1', 5, 'k1'))).toEqual(['final', 'deleted']);
  });

  it('is final for what no action takes back', () => {
    expect(getStates(createSet(rewards, 'w1', { status: 'pending' }, { status: 'approved' }))).toEqual(['final']);
    expect(getStates({ ...publish(), resource: 'ofAnotherVersion' })).toEqual(['final']);
    expect(findEntity('ofAnotherVersion')).toBeUndefined();
    expect(findEntity('rewards')).toBe(rewards);
  });

  it('does not depend on a write that may not have been saved', () => {
    expect(getStates({ ...unpublish(), isUncertain: true }, publish())).toEqual(['open', 'open']);
    expect(getStates({ ...createRemoval(reviews, 'r1'), isUncertain: true }, publish())).toEqual(['final', 'open']);
    expect(getStates(unpublish(), { ...unpublish(), isUncertain: true }, publish())).toEqual([
      'open',
      'changed',
      'undone',
    ]);
  });

  it('of points is undone by the entry that names it, whatever the amount', () => {
    const added = createPoints('c1', 50, 'k1');
    const same = createPoints('c1', 50, 'k2');
    const undo = createPoints('c1', -50, 'k1.undo', 'k1');
    expect(getStates(undo, same, added)).toEqual(['open', 'open', 'undone']);
    expect(getStates(createPoints('c1', 50, 'k1.undo.undo', 'k1.undo'), undo, added)).toEqual([
      'open',
      'undone',
      'undone',
    ]);
  });
});

describe('groups', () => {
  const ids = (entries: readonly HistoryEntry[]) =>
    groupEntries(entries).map((group) => group.map(({ record }) => record.id).join());

  it('are the same change of different records, one after the other', () => {
    expect(groupEntries([])).toEqual([]);
    expect(ids([publish('r3'), publish('r2'), publish('r1')])).toEqual(['r3,r2,r1']);
    expect(ids([publish('r2'), unpublish('r1')])).toEqual(['r2', 'r1']);
    expect(ids([publish('r1'), unpublish('r2'), publish('r3')])).toEqual(['r1', 'r2', 'r3']);
    // A second change of one record begins another group.
    expect(ids([publish('r1'), publish('r2'), publish('r1')])).toEqual(['r1,r2', 'r1']);
    const approve = createSet(rewards, 'w1', { status: 'rejected' }, { status: 'approved' });
    expect(ids([approve, publish('r1')])).toEqual(['w1', 'r1']);
  });

  it('are what was undone together, whatever each record has got back', () => {
    const move = (id: string, from: string | null, to: string | null) =>
      createSet(customers, id, { loyaltyProgramId: from }, { loyaltyProgramId: to });
    const undo = ({ id, record, set }: SetEntry): SetEntry => ({
      ...createSet(customers, record.id, set, { loyaltyProgramId: record['loyaltyProgramId'] }),
      undoes: id,
    });
    const moved = [move('c3', null, 'p1'), move('c2', 'p2', 'p1'), move('c1', 'p3', 'p1')];
    expect(ids([...moved.map(undo), ...moved])).toEqual(['c3,c2,c1', 'c3,c2,c1']);
    // Of the same values, set by the merchant.
    expect(ids([...moved.map(undo), move('c4', 'p1', null), ...moved])).toEqual(['c3,c2,c1', 'c4', 'c3,c2,c1']);
    // What they undid is older than a day.
    expect(ids(moved.map(undo))).toEqual(['c3', 'c2', 'c1']);
  });

  it('end at a pause of more than a minute between two writes', () => {
    expect(ids([publish('r3', 120_000), publish('r2', 60_000), publish('r1', 0)])).toEqual(['r3,r2,r1']);
    expect(ids([publish('r2', 60_001), publish('r1', 0)])).toEqual(['r2', 'r1']);
  });

  it('take texts as one change, and their removal as another', () => {
    expect(ids([reply(null, 'Hi', 'r2'), reply(null, 'Hello', 'r1')])).toEqual(['r2,r1']);
    expect(ids([reply('Hi', '', 'r2'), reply(null, 'Hello', 'r1')])).toEqual(['r2', 'r1']);
    const named = (id: string, customerName: string) => createSet(reviews, id, {}, { customerName });
    expect(ids([named('r2', 'Ada'), named('r1', 'Grace')])).toEqual(['r2', 'r1']);
    expect(
      ids([
        { ...publish('r2'), resource: 'x' },
        { ...publish('r1'), resource: 'x' },
      ]),
    ).toEqual(['r2,r1']);
  });

  it('of points have one amount, apart from undone ones; of removals one field and list', () => {
    expect(ids([createPoints('c2', 5, 'k2'), createPoints('c1', 5, 'k1')])).toEqual(['c2,c1']);
    expect(ids([createPoints('c2', 6, 'k2'), createPoints('c1', 5, 'k1')])).toEqual(['c2', 'c1']);
    expect(ids([createPoints('c2', 5, 'k2', 'k0'), createPoints('c1', 5, 'k1')])).toEqual(['c2', 'c1']);
    expect(ids([createRemoval(reviews, 'r2'), createRemoval(reviews, 'r1')])).toEqual(['r2,r1']);
    expect(ids([createRemoval(reviews, 'r2', 'attachments'), createRemoval(reviews, 'r1')])).toEqual(['r2', 'r1']);
    expect(ids([createRemoval(rewards, 'w1'), createRemoval(reviews, 'r1')])).toEqual(['w1', 'r1']);
  });
});

describe('the action of a change', () => {
  const find = (entity: Entity, before: Values, set: Values) =>
    findAction(entity, { record: createRecord(entity, 'x', before), set })?.name;

  it('sets the same fields, and applies to the record', () => {
    expect(find(reviews, { status: 'pending' }, { status: 'approved' })).toBe('publish');
    expect(find(reviews, { status: 'approved' }, { status: 'approved' })).toBeUndefined();
    expect(find(reviews, { status: 'pending' }, { status: 'approved', isFeatured: 1 })).toBeUndefined();
    expect(find(customers, { loyaltyProgramId: '-1' }, { loyaltyProgramId: null })).toBe('include');
    const always: Entity = { ...reviews, actions: { open: { set: { status: 'approved' } } } };
    expect(find(always, {}, { status: 'approved' })).toBe('open');
  });

  it('or asks for the one field that was set', () => {
    expect(find(reviews, {}, { reply: 'Hi' })).toBe('reply');
    expect(find(reviews, {}, { product: null })).toBe('move');
    expect(find(reviews, {}, { reply: 'Hi', product: null })).toBeUndefined();
    expect(find(reviews, {}, { title: 'Hi' })).toBeUndefined();
    expect(find(reviews, {}, {})).toBeUndefined();
  });

  it('or asks for the text, with which the rest was set by another one', () => {
    const set = { answer: 'Yes.', status: 'approved' };
    expect(find(faq, { status: 'pending', answer: null }, set)).toBe('answer');
    expect(find(faq, { status: 'approved', answer: null }, set)).toBeUndefined();
    expect(find(faq, { status: 'pending', answer: null }, { ...set, isFeatured: 1 })).toBeUndefined();
    const change = { record: createRecord(faq, 'x', { status: 'pending' }), set };
    expect(findActions(faq, change).map(({ name }) => name)).toEqual(['answer', 'publish']);
  });
});

describe('the inverse of a change', () => {
  const inverse = (entity: Entity, before: Values, set: Values) =>
    findInverse(entity, createSet(entity, 'x', before, set));

  it('restores the previous values', () => {
    expect(inverse(reviews, { status: 'pending' }, { status: 'approved' })).toEqual({ status: 'pending' });
    expect(inverse(reviews, { reply: 'Hi' }, { reply: 'Hello' })).toEqual({ reply: 'Hi' });
    expect(inverse(reviews, { reply: null }, { reply: 'Hello' })).toEqual({ reply: '' });
    expect(inverse(customers, { loyaltyProgramId: 'p1' }, { loyaltyProgramId: 'p2' })).toEqual({
      loyaltyProgramId: 'p1',
    });
  });

  it('restores a text and what was set with it', () => {
    const set = { answer: 'Yes.', status: 'approved' };
    expect(inverse(faq, { answer: null, status: 'pending' }, set)).toEqual({ answer: '', status: 'pending' });
    expect(inverse(faq, { answer: 'No.', status: 'pending' }, set)).toEqual({ answer: 'No.', status: 'pending' });
    // A question can't be given a status that no action sets.
    expect(inverse(faq, { answer: null, status: 'hidden' }, set)).toBeNull();
  });

  it('is missing if nothing was changed, or if a status only changes by an action that there is not', () => {
    expect(inverse(reviews, { reply: null }, { reply: '' })).toBeNull();
    expect(inverse(rewards, { status: 'pending' }, { status: 'approved' })).toBeNull();
    expect(inverse(rewards, { status: 'rejected' }, { status: 'approved' })).toEqual({ status: 'rejected' });
    // Made by another version, whose action this one doesn't have.
    expect(inverse(rewards, { status: 'pending' }, { status: 'used' })).toBeNull();
  });
});

describe('the same value', () => {
  it.each([
    ['', null, true],
    [undefined, null, true],
    [0, null, false],
    ['a', 'b', false],
    [{ a: 1, b: '' }, { b: undefined, a: 1 }, true],
    [{ a: { c: 1, b: 2 } }, { a: { b: 2, c: 1 } }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a'], true],
  ])('%j and %j: %s', (a, b, isSame) => {
    expect(isSameValue(a, b)).toBe(isSame);
  });
});

describe('undo', () => {
  const createProvider = (update: () => Promise<unknown> = async () => ({ data: {} })) => {
    const send = vi.fn(async (_name: string, _params: unknown) => update());
    // The tests' update answers with any record.
    const provider = { update: send as never, create: send as never, readFresh: vi.fn() };
    const history = { begin: vi.fn(), undoStack: createUndoStack(), open: vi.fn() };
    return { send, ports: { dataProvider: provider, history, additions: {} } };
  };
  const toUndo = (entity: Entity, entry: SetEntry) => ({ ...entry, entity });

  it('sends the previous values and what it undoes, with the ones that were set to compare them', async () => {
    const { ports, send } = createProvider();
    const entry = publish();
    const answer = reply(null, 'Thanks');
    expect(await undoEntry(ports, toUndo(reviews, entry), false)).toBe('undone');
    await undoEntry(ports, toUndo(reviews, entry), true);
    // Texts are always compared.
    await undoEntry(ports, toUndo(reviews, answer), false);
    const previousData = { ...entry.record, status: 'approved' };
    expect(send.mock.calls.map(([, params]) => params)).toEqual([
      { id: 'r1', data: { status: 'pending' }, previousData, meta: { undoes: entry.id } },
      {
        id: 'r1',
        data: { status: 'pending' },
        previousData,
        meta: { undoes: entry.id, expect: { status: 'approved' } },
      },
      {
        id: 'r1',
        data: { reply: '' },
        previousData: { ...answer.record, reply: 'Thanks' },
        meta: { undoes: answer.id, expect: { reply: 'Thanks' } },
      },
    ]);
  });

  it('throws what the write throws, unless a later one replaced it', async () => {
    const failing = (error: AppError) =>
      undoEntry(createProvider(() => Promise.reject(error)).ports, toUndo(reviews, publish()), true);
    await expect(failing(new AppError({ kind: 'conflict' }))).rejects.toMatchObject({ kind: 'conflict' });
    await expect(failing(new AppError({ kind: 'canceled' }))).resolves.toBe('reported');
  });

  it('of a removal, or of a change without an inverse, sends nothing', async () => {
    const { ports, send } = createProvider();
    const decided = createSet(rewards, 'w1', { status: 'pending' }, { status: 'approved' });
    const removed = { id: 'e', entity: reviews, record: createRecord(reviews, 'r1'), set: null };
    await expect(undoEntry(ports, removed, true)).rejects.toMatchObject({ kind: 'validation' });
    await expect(undoEntry(ports, toUndo(rewards, decided), true)).rejects.toMatchObject({ kind: 'validation' });
    expect(send).not.toHaveBeenCalled();
  });
});
