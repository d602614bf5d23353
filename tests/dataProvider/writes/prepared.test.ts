/** Updates that depend on the record as it is now, lost deletions and removals, and what of them the history keeps. */
import { describe, expect, it, vi } from 'vitest';
import { createEntityFinder } from '../../../dataProvider/createEntityFinder';
import { AppError } from '../../../dataProvider/errors';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import { type WrittenChange, withHistory } from '../../../dataProvider/writes/withHistory';
import { withVerification } from '../../../dataProvider/writes/withVerification';
import type { WriteRules, Writes } from '../../../dataProvider/writes/writes';
import { entities } from '../../../resources';

type Values = Readonly<Record<string, unknown>>;

const lost = () => new AppError({ kind: 'timeout', uncertain: true });
const unused = () => Promise.reject(new Error('not used'));
const record = (values: Values): EntityRecord => ({ id: 'r1', _id: 'r1', ...values });

/** A server with one record, or none. */
function createServer(now: EntityRecord | null, rules: Partial<WriteRules> = {}, failure: AppError | null = null) {
  const state = { now, failure, readFailure: null as AppError | null };
  const fail = async () => {
    if (state.failure) throw state.failure;
    return { data: state.now ?? record({}) };
  };
  const update = vi.fn(async (_name: string, _params: { data: Values }) => fail());
  const writes: Writes = { create: unused, delete: fail, removePart: fail, reorder: fail, update };
  const verified = withVerification(
    writes,
    async () => {
      if (state.readFailure) throw state.readFailure;
      return state.now;
    },
    () => ({
      hasValues: (found, values) =>
        Object.entries(values).every(([name, value]) => JSON.stringify(found[name]) === JSON.stringify(value)),
      isLookupReliable: true,
      isGoneDeleted: false,
      merged: ['data'],
      ...rules,
    }),
  );
  return { state, ...verified, sent: () => update.mock.calls.map(([, { data }]) => data) };
}

const before = record({ data: { a: 1, b: 1 }, title: 'Old' });

describe('a field that several people edit', () => {
  const change = { data: { data: { a: 2, b: 1 }, title: 'New' }, id: 'r1', previousData: before };

  it('is merged into the record as it is now; other fields are sent as they are', async () => {
    const server = createServer(record({ data: { a: 1, b: 3 }, title: 'Theirs' }));
    await server.update('widgets', change);
    expect(server.sent()).toEqual([{ data: { a: 2, b: 3 }, title: 'New' }]);
  });

  it('is a conflict if both changed the same part, with the record as it is now', async () => {
    const now = record({ data: { a: 5, b: 1 }, title: 'Old' });
    const server = createServer(now);
    await expect(server.update('widgets', change)).rejects.toMatchObject({ kind: 'conflict', fresh: now });
    expect(server.sent()).toEqual([]);
  });

  it('is sent whole where its value before is not known, or an earlier write of it is under way', async () => {
    const now = record({ data: { a: 5, b: 1 }, title: 'Old' });
    const unknown = createServer(now);
    await unknown.update('widgets', { ...change, previousData: record({ title: 'Old' }) });
    expect(unknown.sent()).toEqual([{ data: { a: 2, b: 1 }, title: 'New' }]);
    const touched = createServer(now);
    await touched.update('widgets', change, { touched: new Set(['data']) });
    expect(touched.sent()).toEqual([{ data: { a: 2, b: 1 }, title: 'New' }]);
  });

  it('is not read before if it does not change', async () => {
    const server = createServer(null);
    await server.update('widgets', { ...change, data: { title: 'New' } });
    expect(server.sent()).toEqual([{ title: 'New' }]);
  });

  it('is not sent if the record has the change already', async () => {
    const now = record({ data: { a: 2, b: 3 }, title: 'New' });
    const server = createServer(now);
    expect((await server.update('widgets', change)).data).toBe(now);
    expect(server.sent()).toEqual([]);
  });

  it('is saved after a lost response if the record has the merged value, else it certainly failed', async () => {
    const server = createServer(record({ data: { a: 1, b: 3 }, title: 'Old' }), {}, lost());
    await expect(server.update('widgets', change)).rejects.toMatchObject({ uncertain: false, isVerified: true });
    server.state.now = record({ data: { a: 1, b: 1 }, title: 'Old' });
    const saved = createServer(before, {}, lost());
    const update = saved.update('widgets', change);
    saved.state.now = record({ data: { a: 2, b: 1 }, title: 'New' });
    expect((await update).data).toBe(saved.state.now);
  });

  it('is not sent if the record cannot be read, or is gone for certain', async () => {
    const unread = createServer(before);
    unread.state.readFailure = lost();
    await expect(unread.update('widgets', change)).rejects.toMatchObject({ kind: 'timeout', uncertain: false });
    const gone = createServer(null);
    await expect(gone.update('widgets', change)).rejects.toMatchObject({ kind: 'notFound', fresh: null });
    expect([unread.sent(), gone.sent()]).toEqual([[], []]);
    // Not found among others: it may be there.
    const elsewhere = createServer(null, { isLookupReliable: false });
    await elsewhere.update('widgets', change);
    expect(elsewhere.sent()).toEqual([{ data: { a: 2, b: 1 }, title: 'New' }]);
  });
});

describe('an edit of the caller', () => {
  it('is made of the record as it is now, and its errors have that record', async () => {
    const now = record({ count: 4 });
    const server = createServer(now);
    const edit = (fresh: EntityRecord) => ({ count: Number(fresh['count']) + 1 });
    await server.update('widgets', { id: 'r1', data: {}, previousData: before, meta: { edit } });
    expect(server.sent()).toEqual([{ count: 5 }]);
    const refuse = () => {
      throw new AppError({ kind: 'validation' });
    };
    await expect(
      server.update('widgets', { id: 'r1', data: {}, previousData: before, meta: { edit: refuse } }),
    ).rejects.toMatchObject({ kind: 'validation', fresh: now });
  });
});

describe('expected values', () => {
  const change = (expect: Values) => ({ id: 'r1', data: { title: 'New' }, previousData: before, meta: { expect } });

  it('are those of the record, or nothing is sent', async () => {
    const server = createServer(before);
    await server.update('faq', change({ title: 'Old' }));
    await expect(server.update('faq', change({ title: 'Other' }))).rejects.toMatchObject({
      kind: 'conflict',
      fresh: before,
    });
    expect(server.sent()).toEqual([{ title: 'New' }]);
  });

  it('are compared again after a lost response', async () => {
    const server = createServer(before, {}, lost());
    const update = server.update('faq', change({ title: 'Old' }));
    server.state.now = record({ title: 'Theirs' });
    await expect(update).rejects.toMatchObject({ kind: 'conflict', fresh: { title: 'Theirs' } });
  });
});

describe('a deletion', () => {
  const remove = { id: 'r1', previousData: before };
  const gone = new AppError({ kind: 'notFound', status: 404 });

  it('of a record that the server does not know is a success only where that is the same', async () => {
    await expect(createServer(null, {}, gone).delete('faq', remove)).rejects.toMatchObject({ kind: 'notFound' });
    expect((await createServer(null, { isGoneDeleted: true }, gone).delete('faq', remove)).data.id).toBe('r1');
    const refused = new AppError({ kind: 'forbidden', status: 403 });
    await expect(createServer(null, { isGoneDeleted: true }, refused).delete('faq', remove)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('stays uncertain if the record cannot be read', async () => {
    const server = createServer(null, {}, lost());
    server.state.readFailure = new AppError({ kind: 'offline' });
    await expect(server.delete('faq', remove)).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
  });
});

describe('the removal of one item', () => {
  const items = [{ _id: 'a' }, { _id: 'b' }];
  const removal = { id: 'r1', field: 'attachments', itemId: 'a', previousData: record({ attachments: items }) };

  it('has succeeded after a lost response if the item is gone, and certainly failed if it is there', async () => {
    const done = createServer(record({ attachments: [{ _id: 'b' }] }), {}, lost());
    expect((await done.removePart('product-reviews', removal)).data['attachments']).toEqual([{ _id: 'b' }]);
    const failed = createServer(record({ attachments: items }), {}, lost());
    await expect(failed.removePart('product-reviews', removal)).rejects.toMatchObject({ isVerified: true });
    const unknown = createServer(null, {}, lost());
    await expect(unknown.removePart('product-reviews', removal)).rejects.toMatchObject({ uncertain: true });
  });
});

describe('the history', () => {
  function createHistory(failure: AppError | null = null) {
    const written: WrittenChange[] = [];
    const writes = { update: unused, create: unused, removePart: unused, reorder: unused, delete: unused };
    const answer = async () => {
      if (failure) throw failure;
      return { data: record({}) };
    };
    const all = { ...writes, update: answer, delete: answer };
    const history = withHistory(all, createEntityFinder(entities), () => (change) => change && written.push(change));
    return { history, written };
  }
  const person = { id: 'c1', previousData: { id: 'c1', _id: 'c1', name: 'Ada' } };

  it('keeps nothing of a deleted person, unless the deletion may have failed', async () => {
    const { history, written } = createHistory();
    await history.delete('customers', person);
    await history.delete('faq', { id: 'q1', previousData: { id: 'q1', _id: 'q1', question: 'Why?' } });
    const base = { kind: 'removal', field: null, isUncertain: false };
    expect(written).toEqual([
      { ...base, resource: 'customers', record: { id: 'c1', _id: 'c1' }, forgetsRecord: true },
      { ...base, resource: 'faq', record: { id: 'q1', _id: 'q1', question: 'Why?' } },
    ]);
    const uncertain = createHistory(lost());
    await expect(uncertain.history.delete('customers', person)).rejects.toMatchObject({ kind: 'timeout' });
    expect(uncertain.written).toEqual([
      { ...base, resource: 'customers', record: person.previousData, isUncertain: true },
    ]);
  });

  it('leaves out an update of which a value before is not known', async () => {
    const { history, written } = createHistory();
    const data = { name: 'Grace', totalPoints: 5 };
    await history.update('customers', { ...person, data });
    expect(written).toEqual([]);
    await history.update('customers', { ...person, data: { name: 'Grace' } });
    expect(written).toMatchObject([{ kind: 'set', record: { name: 'Ada' }, set: { name: 'Grace' } }]);
  });
});
