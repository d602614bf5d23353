/** A creation is sent once, even if its response is lost, and reports its outcome. */

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '../../../dataProvider/errors';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import { type CreateMeta, type WriteFinding, withProof } from '../../../dataProvider/writes/withProof';
import type { Writes } from '../../../dataProvider/writes/writes';
import {
  type AnyProof,
  type Correction,
  defineProof,
  findAdded,
  listProof,
  type ReadRecord,
} from '../../../resources/proof';

type Values = Readonly<Record<string, unknown>>;

const lost = () => new AppError({ kind: 'timeout', uncertain: true });
const refused = () => new AppError({ kind: 'validation', status: 422 });
const offline = () => new AppError({ kind: 'offline' });

interface Behavior {
  /** How many times a request is applied. */
  times?: number;
  /** Loses the response. */
  isLost?: boolean;
  /** Values that the server adds. */
  more?: Values;
  /** Refuses the request. */
  error?: AppError;
  /** Called when the request has been applied. */
  effect?: () => void;
}

const createNotesProof = (limit: number) =>
  listProof({
    resource: 'notes',
    filter: ({ owner }) => ({ owner }),
    sort: { field: 'createdAt', order: 'DESC' },
    limit,
    matches: (record, draft) => record['text'] === draft['text'],
    correct: (record) =>
      record['isFixed'] ? null : { method: 'delete', resource: 'notes', id: record.id, previousData: record },
  });
const notes = createNotesProof(3);

/** A server with notes, the newest first, which knows no idempotency keys. */
function createServer(
  proof: AnyProof | null = notes,
  {
    hasTotal = true,
    attempts = new Map<string, string>(),
    records = [],
  }: { hasTotal?: boolean; attempts?: Map<string, string>; records?: ReadRecord[] } = {},
) {
  const sent: { data: Values; key: unknown }[] = [];
  const corrected: unknown[] = [];
  const findings: WriteFinding[] = [];
  const lists: unknown[] = [];
  const behaviors: Behavior[] = [];
  let readError: AppError | null = null;
  const add = (text: unknown, more: Values = {}): ReadRecord => {
    const id = `n${records.length}`;
    const record = { id, _id: id, text, ...more };
    records.unshift(record);
    return record;
  };
  const notUsed = () => Promise.reject(new Error('not used'));
  const writes: Writes = {
    update: notUsed,
    delete: notUsed,
    removePart: notUsed,
    reorder: notUsed,
    async create(_name, { data, meta }) {
      sent.push({ data, key: Object(meta).idempotencyKey });
      const { times = 1, isLost, error, more, effect } = behaviors.shift() ?? {};
      if (error) throw error;
      const created = Array.from({ length: times }, () => add(data['text'], more))[0];
      effect?.();
      if (isLost || !created) throw lost();
      return { data: created };
    },
  };
  const proven = withProof(writes, {
    prepare: (_name, data) => ({ draft: { ...data, at: sent.length }, entered: data, proof }),
    reads: {
      async getList(name, params) {
        lists.push([name, params]);
        if (readError) throw readError;
        const data = records.slice(0, params.pagination.perPage);
        return { data, ...(hasTotal && { total: records.length }) };
      },
      getOne: notUsed,
    },
    attempts,
    onFinding: (finding) => void findings.push(finding),
    correct: async (correction) => void corrected.push(correction),
  });
  return {
    create: (text: string, meta?: CreateMeta) =>
      proven.create('notes', { data: { owner: 'o1', text }, ...(meta && { meta }) }),
    createAny: (data: Values) => proven.create('notes', { data }),
    next: (...all: readonly Behavior[]) => void behaviors.push(...all),
    failReads: (error: AppError | null) => {
      readError = error;
    },
    add,
    records,
    sent,
    corrected,
    findings,
    lists,
    attempts,
  };
}

const strict = (finding: WriteFinding) => `${finding.kind} ${finding.times}`;

describe('a creation', () => {
  it('is sent once with a key, and proven by what is new', async () => {
    const server = createServer();
    server.add('Hi');
    const { data, finding } = await server.create('Hi');
    expect([data.id, finding]).toEqual(['n1', undefined]);
    expect(server.sent).toMatchObject([
      { data: { owner: 'o1', text: 'Hi', at: 0 }, key: expect.stringMatching(/^.{36}$/) },
    ]);
    const params = {
      filter: { owner: 'o1' },
      pagination: { page: 1, perPage: 3 },
      sort: { field: 'createdAt', order: 'DESC' },
    };
    expect(server.lists).toEqual([
      ['notes', params],
      ['notes', params],
    ]);
    // The next one with the same text is another intent.
    await server.create('Hi');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
    expect([server.records.length, server.attempts.size, server.findings]).toEqual([3, 0, []]);
  });

  it('is sent without the id that react-admin gives it for its cache', async () => {
    const server = createServer();
    await server.createAny({ id: 'cache-1', owner: 'o1', text: 'Hi' });
    expect(server.sent[0]?.data).toEqual({ owner: 'o1', text: 'Hi', at: 0 });
  });

  it('without a proof is sent as it is', async () => {
    const server = createServer(null);
    server.next({ isLost: true });
    await expect(server.create('Hi', { idempotencyKey: 'k1' })).rejects.toMatchObject({ uncertain: true });
    await server.create('Hi', { idempotencyKey: 'k1' });
    expect(server.sent[0]).toEqual({ data: { owner: 'o1', text: 'Hi', at: 0 }, key: 'k1' });
    expect([server.sent.length, server.lists]).toEqual([2, []]);
  });

  it('is not sent if the state before cannot be read', async () => {
    const server = createServer();
    server.failReads(lost());
    await expect(server.create('Hi')).rejects.toMatchObject({ kind: 'timeout', uncertain: false });
    expect([server.sent, server.attempts.size]).toEqual([[], 0]);
  });
});

describe('a refused creation', () => {
  it('keeps its key for the same values, and sends what they are by then', async () => {
    const server = createServer();
    server.next({ error: refused() });
    await expect(server.create('Hi')).rejects.toMatchObject({ kind: 'validation', uncertain: false });
    await server.create('Hi');
    const [first, second] = server.sent;
    expect(second?.key).toBe(first?.key);
    // The same intent has the values of the first attempt, such as its time.
    expect(second?.data).toEqual({ owner: 'o1', text: 'Hi', at: 0 });
    expect([server.records.length, server.attempts.size]).toEqual([1, 0]);
  });

  it('is another intent with other values', async () => {
    const server = createServer();
    server.next({ error: refused() });
    await expect(server.create('Hi')).rejects.toThrow();
    await server.create('Hello');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
  });

  it('with a key of its caller is forgotten, and the key is used again', async () => {
    const server = createServer();
    server.next({ error: refused() });
    await expect(server.create('Hi', { idempotencyKey: 'k1' })).rejects.toThrow();
    expect(server.attempts.size).toBe(0);
    await server.create('Hello', { idempotencyKey: 'k1' });
    expect(server.sent.map(({ data, key }) => [data['text'], key])).toEqual([
      ['Hi', 'k1'],
      ['Hello', 'k1'],
    ]);
  });
});

describe('a lost response', () => {
  it('is answered by the new record', async () => {
    const server = createServer();
    server.next({ isLost: true });
    const { data, finding } = await server.create('Hi');
    expect([data.id, finding, server.attempts.size, server.sent.length]).toEqual(['n0', undefined, 0, 1]);
  });

  it('certainly was not created if the whole state does not have it', async () => {
    const server = createServer();
    server.next({ isLost: true, times: 0 });
    await expect(server.create('Hi')).rejects.toMatchObject({ kind: 'timeout', uncertain: false, isVerified: true });
    await server.create('Hi');
    expect([server.records.length, server.sent[1]?.key === server.sent[0]?.key]).toEqual([1, true]);
  });

  it('is sent again with the values of the next attempt, if its key is that of the caller', async () => {
    const server = createServer();
    server.next({ isLost: true, times: 0 });
    await expect(server.create('Hi', { idempotencyKey: 'k1' })).rejects.toMatchObject({ isVerified: true });
    await server.create('Hello', { idempotencyKey: 'k1' });
    expect(server.sent.map(({ data }) => data['text'])).toEqual(['Hi', 'Hello']);
    expect(server.attempts.size).toBe(0);
  });

  it('is uncertain if the list is longer than what is compared', async () => {
    const server = createServer();
    for (const text of ['a', 'b', 'c', 'd']) server.add(text);
    server.next({ isLost: true, times: 0 });
    await expect(server.create('Hi')).rejects.toMatchObject({ uncertain: true });
  });

  it('is not taken for a record that moved up, since another was deleted', async () => {
    const server = createServer();
    for (const text of ['Hi', 'b', 'c', 'd']) server.add(text);
    server.next({ isLost: true, times: 0, effect: () => void server.records.splice(0, 1) });
    await expect(server.create('Hi')).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is uncertain if a part of the state does not have it, and the next attempt sends nothing', async () => {
    const server = createServer(notes, { hasTotal: false });
    server.next({ isLost: true, times: 0 });
    await expect(server.create('Hi')).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
    await expect(server.create('Hi')).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
    expect(server.sent).toHaveLength(1);
    server.add('Hi');
    expect((await server.create('Hi')).data.id).toBe('n0');
    expect([server.sent.length, server.attempts.size]).toEqual([1, 0]);
  });

  it('is uncertain if the state cannot be read, now and at the next attempt', async () => {
    const server = createServer();
    const { create, failReads } = server;
    server.next({ isLost: true, effect: () => failReads(offline()) });
    await expect(create('Hi')).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
    await expect(create('Hi')).rejects.toMatchObject({ kind: 'offline', uncertain: true });
    failReads(null);
    expect((await create('Hi')).data.id).toBe('n0');
    expect(server.sent).toHaveLength(1);
  });

  it('is looked for after a reload, and what was known before is not taken for it', async () => {
    const attempts = new Map<string, string>();
    const before = createServer(notes, { attempts, hasTotal: false });
    before.next({ isLost: true, times: 0 });
    await expect(before.create('Hi')).rejects.toMatchObject({ uncertain: true });
    const after = createServer(notes, { attempts });
    const { data } = await after.create('Hi');
    expect([data.id, after.sent[0]?.key]).toEqual(['n0', before.sent[0]?.key]);
  });

  it('is looked for after a reload until its success is recorded', async () => {
    const attempts = new Map<string, string>();
    const before = createServer(notes, { attempts });
    let setRecorded = () => {};
    const isRecorded = new Promise<void>((resolve) => {
      setRecorded = resolve;
    });
    await before.create('Hi', { idempotencyKey: 'k1', isRecorded });
    expect(attempts.size).toBe(1);
    setRecorded();
    await isRecorded;
    expect(attempts.size).toBe(0);
  });

  it('is not taken for an older record by a version that reads more of them', async () => {
    const server = createServer();
    for (let count = 0; count < 5; count += 1) server.add('a');
    server.next({ times: 0 });
    await expect(server.create('a')).rejects.toMatchObject({ uncertain: true });
    const later = createServer(createNotesProof(10), server);
    expect(await later.create('a')).toEqual({ data: expect.objectContaining({ id: 'n5' }) });
    expect(later.sent.map(({ key }) => key)).toEqual(server.sent.map(({ key }) => key));
  });

  it('is sent with its key if what was known is of another form, as of another version', async () => {
    const server = createServer();
    server.next({ times: 0 });
    await expect(server.create('a')).rejects.toMatchObject({ isVerified: true });
    const [[id, text] = ['', '']] = server.attempts;
    server.attempts.set(id, JSON.stringify({ ...JSON.parse(text), known: ['n0'] }));
    await server.create('a');
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
  });

  it('that adds no record is sent again with its key after a lost response', async () => {
    const server = createServer(listProof({ resource: 'notes', matches: () => true, addsNone: () => true }));
    server.next({ times: 0 });
    await expect(server.create('a')).rejects.toMatchObject({ uncertain: true, isVerified: false });
    await server.create('a');
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
    expect([server.findings, server.attempts.size]).toEqual([[], 0]);
  });

  it('of attempts that cannot be read is sent again', async () => {
    for (const text of ['no JSON', '{"key":1}', '{"key":"k1","draft":{},"known":"x"}']) {
      const attempts = new Map([['k1', text]]);
      const server = createServer(notes, { attempts });
      await server.create('Hi', { idempotencyKey: 'k1' });
      expect([server.sent.length, server.sent[0]?.data, attempts.size]).toEqual([
        1,
        { owner: 'o1', text: 'Hi', at: 0 },
        0,
      ]);
    }
  });
});

describe('a creation that happened twice', () => {
  it('is a success with a finding: which records, and how to take them back', async () => {
    const server = createServer();
    server.next({ times: 3 });
    const { data, finding } = await server.create('Hi', { name: (record) => `note ${record.id}` });
    expect(data.id).toBe('n0');
    expect(server.findings).toEqual([finding]);
    expect(finding).toMatchObject({
      resource: 'notes',
      draft: { owner: 'o1', text: 'Hi' },
      name: 'note n0',
      kind: 'repeated',
      times: 3,
      extra: [{ id: 'n2' }, { id: 'n1' }],
      facts: {},
      error: null,
      corrections: [
        { method: 'delete', id: 'n2' },
        { method: 'delete', id: 'n1' },
      ],
    });
    // A form that was sent is empty: the next equal one is sent.
    expect(server.attempts.size).toBe(0);
    server.records.splice(0, 2);
    expect(await finding?.check()).toBeNull();
  });

  it('has no corrections where the API takes nothing back', async () => {
    const server = createServer();
    server.next({ times: 2, more: { isFixed: true } });
    expect((await server.create('Hi')).finding).toMatchObject({ kind: 'repeated', corrections: [] });
  });

  it('is checked again, and the check fails if the state cannot be read', async () => {
    const server = createServer();
    server.next({ times: 2 });
    const { finding } = await server.create('Hi');
    expect(await finding?.check()).toMatchObject({ kind: 'repeated', times: 2 });
    server.failReads(offline());
    await expect(finding?.check()).rejects.toMatchObject({ kind: 'offline' });
    expect(server.findings).toHaveLength(1);
  });

  it('with a key of its caller sends nothing more, and reports it again', async () => {
    const server = createServer();
    server.next({ times: 2 });
    await server.create('Hi', { idempotencyKey: 'k1' });
    await server.create('Hi', { idempotencyKey: 'k1' });
    expect([server.sent.length, server.findings.length]).toEqual([1, 2]);
  });

  it('is an error of a bulk run, whose next attempt takes back what is too many', async () => {
    const server = createServer();
    server.next({ times: 2 });
    const meta = { idempotencyKey: 'k1', strict };
    await expect(server.create('Hi', meta)).rejects.toMatchObject({ kind: 'conflict', message: 'repeated 2' });
    // It is remembered, also if the page is left.
    expect([server.findings, server.corrected, server.attempts.size]).toEqual([[], [], 1]);
    const { data, finding } = await server.create('Hi', meta);
    expect([data.id, finding]).toEqual(['n0', undefined]);
    expect(server.corrected).toEqual([
      { method: 'delete', resource: 'notes', id: 'n1', previousData: expect.objectContaining({ id: 'n1' }) },
    ]);
    expect([server.sent.length, server.attempts.size]).toEqual([1, 0]);
    await server.create('Hi', meta);
    expect([server.sent.length, server.corrected.length]).toEqual([1, 1]);
  });
});

describe('a confirmed creation', () => {
  it('that the state does not show is unknown, until a check shows it', async () => {
    const server = createServer(notes, { hasTotal: false });
    // Read from a copy of the database that is late.
    const late: ReadRecord[] = [];
    server.next({ effect: () => void late.push(...server.records.splice(0)) });
    const { finding } = await server.create('Hi');
    expect([finding?.kind, finding?.error]).toEqual(['unknown', null]);
    expect(await finding?.check()).toMatchObject({ kind: 'unknown' });
    server.records.push(...late);
    expect(await finding?.check()).toBeNull();
  });

  it('whose text the server changed was still created once, if the whole list is read', async () => {
    const server = createServer();
    server.next({ effect: () => void server.records.splice(0, 1, { id: 'n0', _id: 'n0', text: 'HI' }) });
    const { data, finding } = await server.create('Hi');
    expect([data['text'], finding]).toEqual(['Hi', undefined]);
  });

  it('of a bulk run that turns out to be repeated is taken back at the third attempt', async () => {
    const server = createServer();
    const meta = { idempotencyKey: 'k1', strict };
    server.next({ times: 2, effect: () => server.failReads(offline()) });
    await expect(server.create('Hi', meta)).rejects.toMatchObject({ uncertain: true });
    server.failReads(null);
    await expect(server.create('Hi', meta)).rejects.toMatchObject({ kind: 'conflict', message: 'repeated 2' });
    await server.create('Hi', meta);
    expect([server.sent.length, server.corrected.length]).toEqual([1, 1]);
  });

  it('whose state cannot be read says why, and is an uncertain error of a bulk run', async () => {
    const run = (meta?: CreateMeta) => {
      const server = createServer();
      server.next({ effect: () => server.failReads(offline()) });
      return { server, created: server.create('Hi', meta) };
    };
    const { server, created } = run();
    const { data, finding } = await created;
    expect([data.id, finding?.kind, finding?.times, finding?.extra, finding?.corrections]).toEqual([
      'n0',
      'unknown',
      1,
      [],
      [],
    ]);
    expect(finding?.error).toMatchObject({ kind: 'offline' });
    server.failReads(null);
    expect(await finding?.check()).toBeNull();

    const bulk = run({ idempotencyKey: 'k1', strict });
    await expect(bulk.created).rejects.toMatchObject({ kind: 'offline', uncertain: true });
    await expect(bulk.server.create('Hi', { idempotencyKey: 'k1', strict })).rejects.toMatchObject({
      kind: 'offline',
      uncertain: true,
    });
    bulk.server.failReads(null);
    expect((await bulk.server.create('Hi', { idempotencyKey: 'k1', strict })).data.id).toBe('n0');
    expect(bulk.server.sent).toHaveLength(1);
  });
});

/** A balance that a creation changes by an amount. */
function createBalance() {
  let balance: number | null = 100;
  const proof = defineProof<number | null, number | null>({
    read: async () => balance,
    known: z.nullable(z.number()),
    toKnown: (state) => state,
    canLookup: (known) => known !== null,
    isConfirmed: (draft, known, answer) => known !== null && answer['balance'] === known + Number(draft['text']),
    find(draft, known, state, answer) {
      if (known === null || state === null) return { kind: 'unknown' };
      const times = (state - known) / Number(draft['text']);
      if (times === 0)
        return answer ? { kind: 'mismatch', facts: { balance: state } } : { kind: 'absent', fresh: null };
      if (times === 1) return { kind: 'once', record: null };
      return { kind: 'repeated', times, record: null, extra: [], facts: { balance: state } };
    },
    correct: ({ times }, draft): Correction[] => [
      {
        method: 'create',
        resource: 'notes',
        data: { text: String(-(times - 1) * Number(draft['text'])) },
        key: 'undo',
        label: 'correct',
      },
    ],
  });
  const set = (value: number | null) => {
    balance = value;
  };
  return { proof, set };
}

describe('a creation that changes a figure', () => {
  it('is taken back by another creation, with a key of its own', async () => {
    const { proof, set } = createBalance();
    const server = createServer(proof);
    const meta = { idempotencyKey: 'k1', strict };
    server.next({ effect: () => set(120) }, { effect: () => set(110) });
    await expect(server.create('10', meta)).rejects.toMatchObject({ message: 'repeated 2' });
    await server.create('10', meta);
    expect(server.sent.map(({ data, key }) => [data['text'], key])).toEqual([
      ['10', 'k1'],
      ['-10', 'k1.undo'],
    ]);
  });

  it('is proven by a response that has the figure', async () => {
    const { proof } = createBalance();
    const server = createServer(proof);
    server.next({ more: { balance: 110 } });
    const { data, finding } = await server.create('10');
    expect([data['balance'], finding]).toEqual([110, undefined]);
  });

  it('that does not show in the figure is a mismatch, which is reported once', async () => {
    const { proof } = createBalance();
    const server = createServer(proof);
    await server.create('10', { idempotencyKey: 'k1' });
    expect(server.findings).toMatchObject([{ kind: 'mismatch', times: 1, facts: { balance: 100 }, corrections: [] }]);
    await server.create('10', { idempotencyKey: 'k1' });
    expect([server.sent.length, server.findings.length]).toEqual([1, 1]);
  });

  it('cannot be looked for if nothing was known before: only its key prevents a second one', async () => {
    const { proof, set } = createBalance();
    set(null);
    const server = createServer(proof);
    server.next({ isLost: true });
    await expect(server.create('10')).rejects.toMatchObject({ uncertain: true });
    expect((await server.create('10')).finding?.kind).toBe('unknown');
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
  });

  it('has its draft as its record if neither the response nor the state has one', async () => {
    const { proof, set } = createBalance();
    const server = createServer(proof);
    server.next({ isLost: true, effect: () => set(110) });
    expect((await server.create('10', { idempotencyKey: 'k1' })).data).toEqual({
      owner: 'o1',
      text: '10',
      at: 0,
      id: 'k1',
      _id: 'k1',
    });
  });
});

describe('what was added to a list', () => {
  const ids = (...all: readonly string[]) => all.map((id): EntityRecord => ({ id, _id: id }));
  it('is what was not known before, and above the last known one if the list was cut', () => {
    const find = (now: readonly string[], before: readonly string[]) =>
      findAdded(ids(...now), { ids: before, isCut: before.length === 3 }).map(({ id }) => id);
    expect(find(['c', 'b', 'a'], ['a'])).toEqual(['c', 'b']);
    expect(find(['c', 'b'], ['b', 'a', 'z'])).toEqual(['c']);
    // Older ones moved up.
    expect(find(['c', 'a', 'x'], ['b', 'a', 'z'])).toEqual(['c']);
    expect(find(['c', 'a', 'x'], ['b', 'a'])).toEqual(['c', 'x']);
    expect(find(['c', 'd'], ['x', 'y', 'z'])).toEqual(['c', 'd']);
    expect(find([], [])).toEqual([]);
  });
});
