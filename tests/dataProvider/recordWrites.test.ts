/** Writes of the kinds of record without a list page, over REST. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDataProvider } from '../../dataProvider';
import { AppError, toAppError } from '../../dataProvider/errors';
import type { HttpRequest } from '../../dataProvider/http/http';
import { allRecords, recordsQuery } from '../../dataProvider/recordQueries';
import { ConsoleQueryClient } from '../../dataProvider/writes/consoleQueryClient';
import type { WriteFinding } from '../../dataProvider/writes/withProof';
import type { RecordKind } from '../../resources/recordKind';
import { catchAppError } from './support/catchAppError';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

type Json = Readonly<Record<string, unknown>>;

/** A provider over a server that answers reads with the first function, and writes with the second. */
function createProvider(
  read: () => unknown,
  write: (request: HttpRequest) => unknown = () => ({}),
  queryClient = new ConsoleQueryClient(),
  recordKinds: Readonly<Record<string, RecordKind>> = {},
  onFinding: (finding: WriteFinding) => void = () => {},
) {
  const requests: HttpRequest[] = [];
  const http = async (request: HttpRequest) => {
    requests.push(request);
    return request.method === 'GET' ? read() : write(request);
  };
  const provider = createDataProvider(http, undefined, undefined, undefined, {
    queryClient,
    recordKinds,
    onFinding,
  });
  const writes = () =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { provider, writes, readCount: () => requests.length - writes().length };
}

const fail = () => Promise.reject(new AppError({ kind: 'timeout', uncertain: true }));

describe('texts', () => {
  const base = { title: 'Title', send: 'Send', gone: 'Gone' };

  /** A server with the German texts. */
  function createServer(first: Json) {
    let now = first;
    const answer = () => ({ locale: { code: 'de', dictionary: now } });
    const server = createProvider(answer, ({ body }) => {
      now = Object(body).dictionary;
      return answer();
    });
    const update = (before: Json, texts: Json) => {
      const previousData = { texts: before, unknownEntries: {}, locale: 'de', _id: 'de', id: 'de' };
      return server.provider.update('texts', { id: 'de', data: { texts }, previousData });
    };
    return { ...server, update, now: () => now };
  }

  it('[LOC-01] are sent as one dictionary, merged with other changes and unknown entries', async () => {
    const { update, writes } = createServer({ ...base, title: 'Theirs', more: 'Actions', count: 7 });
    const { data } = await update(base, { title: 'Title', send: 'Mine' });
    const texts = { title: 'Theirs', send: 'Mine', more: 'Actions' };
    expect(writes()).toEqual([['POST', '/admin/sites/locale_dictionary/de', { dictionary: { count: 7, ...texts } }]]);
    expect(data).toMatchObject({ texts, unknownEntries: { count: 7 } });
  });

  it('aren’t sent over conflicting changes, or if they are there already', async () => {
    const conflicting = createServer({ ...base, send: 'Theirs' });
    const error = await catchAppError(conflicting.update(base, { ...base, send: 'Mine' }));
    expect(error).toMatchObject({ kind: 'conflict', fresh: { texts: { ...base, send: 'Theirs' } } });
    const same = createServer({ ...base, send: 'Mine' });
    await same.update(base, { ...base, send: 'Mine' });
    expect([conflicting.writes(), same.writes()]).toEqual([[], []]);
  });

  it('of another language in the response are not taken for these', async () => {
    const { provider } = createProvider(
      () => ({ locale: { code: 'de', dictionary: base } }),
      () => ({ locale: { code: 'fr', dictionary: {} } }),
    );
    const params = { id: 'de', data: { texts: {} }, previousData: { texts: base } };
    expect(await catchAppError(provider.update('texts', params))).toMatchObject({
      kind: 'badAnswer',
      isVerified: true,
    });
  });

  it('never lose changes of either side', async () => {
    const keys = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor');
    const texts = fc.dictionary(keys, fc.constantFrom('1', '2', '3'));
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (before, mine, theirs) => {
        const { update, now } = createServer(theirs);
        const error = await update(before, mine).then(() => null, toAppError);
        const textUnder = (value: Json, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
        for (const key of new Set([before, mine, theirs].flatMap((item) => Object.keys(item)))) {
          const was = textUnder(before, key);
          const isMine = textUnder(mine, key) !== was;
          const isTheirs = textUnder(theirs, key) !== was;
          const expected = isMine && !error ? mine : theirs;
          expect(textUnder(now(), key)).toBe(textUnder(expected, key));
          if (isMine && isTheirs && textUnder(mine, key) !== textUnder(theirs, key))
            expect(error?.kind).toBe('conflict');
        }
      }),
    );
  });
});

describe('templates', () => {
  const path = '/admin/sites/email/templates';
  const seen = { subject: 'Hi', html: '<p>Hi</p>' };
  const template = { _id: 'e/1', key: 'standard', ...seen, isCustom: true, updatedAt: null };
  const texts = { subject: 'New', html: '<p>New</p>' };
  const id = 'zh-TW/standard';

  /** A server with these templates, which takes a write and answers it with the function. */
  function createServer(first: readonly Json[], answer?: () => unknown) {
    let templates = first;
    return createProvider(
      () => ({ templates }),
      ({ method, body }) => {
        const reset = { isCustom: false, subject: 'Default' };
        templates = [{ ...template, ...(method === 'DELETE' ? reset : { ...Object(body), isCustom: true }) }];
        return answer ? answer() : { templates };
      },
    );
  }
  const toParams = (data: object) => ({ id, data, previousData: { ...template, id }, meta: { expect: seen } });

  it('[NOT-02] are changed, created and reset', async () => {
    const changed = createServer([template]);
    const { data } = await changed.provider.update('templates', toParams(texts));
    expect(data).toMatchObject({ ...texts, id, isCustom: true });
    const created = createServer([]);
    const meta = { expect: { subject: '', html: '' } };
    await created.provider.update('templates', { id, data: texts, previousData: { id }, meta });
    const reset = createServer([template]);
    const { data: defaults } = await reset.provider.update('templates', toParams({ isCustom: false }));
    expect(defaults).toMatchObject({ subject: 'Default', isCustom: false });
    expect([...changed.writes(), ...created.writes(), ...reset.writes()]).toEqual([
      ['PUT', path, { _id: 'e/1', locale: 'zh-TW', key: 'standard', ...texts }],
      ['PUT', path, { locale: 'zh-TW', key: 'standard', ...texts }],
      ['DELETE', `${path}/zh-TW/e%2F1`, undefined],
    ]);
  });

  it.each([
    ['another subject', [{ ...template, subject: 'Other' }]],
    ['another text', [{ ...template, html: '' }]],
    ['no texts', []],
  ])('aren’t written if the server has %s by now', async (_name, templates) => {
    const { provider, writes } = createServer(templates);
    const error = await catchAppError(provider.update('templates', toParams(texts)));
    expect(error).toMatchObject({ kind: 'conflict', uncertain: false });
    expect(writes()).toEqual([]);
  });

  it('are read again after a lost or malformed response', async () => {
    const changed = createServer([template], fail);
    expect((await changed.provider.update('templates', toParams(texts))).data).toMatchObject(texts);
    expect([changed.writes().length, changed.readCount()]).toEqual([1, 2]);
    const { provider } = createServer([template], fail);
    const { data } = await provider.update('templates', toParams({ isCustom: false }));
    expect(data).toMatchObject({ isCustom: false });
    const unchanged = { templates: [template] };
    for (const [answer, kind] of [[fail, 'timeout'] as const, [() => ({}), 'badAnswer'] as const]) {
      const refused = createProvider(() => unchanged, answer);
      const error = await catchAppError(refused.provider.update('templates', toParams(texts)));
      expect(error).toMatchObject({ kind, uncertain: false, isVerified: true });
    }
  });
});

describe('the tasks of programs', () => {
  const first = { _id: 't/1', type: 'signup', isEnabled: true, title: 'Join', points: 50, config: {}, own: [1] };
  const second = { ...first, _id: 't2', title: 'Shop' };
  const record = { ...first, id: 'p1/t%2F1', programId: 'p1' };

  /** A server with one program, which the cache has. */
  async function createServer(write: (request: HttpRequest) => unknown = () => undefined) {
    let program: Json = { _id: 'p1', name: 'Gold', tasks: [first, second], rewards: [], settings: {} };
    const client = new ConsoleQueryClient();
    const { provider, ...server } = createProvider(
      () => ({ programs: [program] }),
      ({ method, path, body }) => {
        const id = decodeURIComponent(path.split('/').at(-1) ?? '');
        const { task } = Object(body);
        const others = [first, second].filter(({ _id }) => _id !== (method === 'PUT' ? task._id : id));
        program = { ...program, tasks: method === 'PUT' ? [task, ...others] : others };
        return write({ method, path, body }) ?? { program };
      },
      client,
    );
    const { queryKey } = recordsQuery(provider, 'programs');
    client.setQueryData(queryKey, await provider.getList('programs', allRecords()));
    const cached = () => client.getQueryData(queryKey)?.data[0]?.tasks;
    return { provider, ...server, cached };
  }

  it('are sent whole, with unknown fields, and changed in the cached program', async () => {
    const { provider, writes, readCount, cached } = await createServer();
    await provider.update('program-tasks', { id: record.id, data: { points: 80 }, previousData: record });
    expect(writes()).toEqual([['PUT', '/admin/loyalty/programs/p1/tasks', { task: { ...first, points: 80 } }]]);
    expect([cached(), readCount()]).toEqual([[{ ...first, points: 80 }, second], 1]);
  });

  it('are read before, if not all of their fields are known', async () => {
    const { provider, writes, readCount } = await createServer();
    const previousData = { id: record.id, _id: 't/1' };
    await provider.update('program-tasks', { id: record.id, data: { points: 80 }, previousData });
    expect(writes()).toEqual([['PUT', '/admin/loyalty/programs/p1/tasks', { task: { ...first, points: 80 } }]]);
    expect(readCount()).toBe(2);
  });

  it('are added with their own id, and deleted', async () => {
    const { provider, writes, cached } = await createServer();
    const data = { ...first, _id: 't3', programId: 'p1' };
    const { data: created } = await provider.create('program-tasks', { data });
    expect(created).toMatchObject({ id: 'p1/t3', programId: 'p1', points: 50 });
    expect(cached()).toEqual([first, second, { ...first, _id: 't3' }]);
    await provider.delete('program-tasks', { id: record.id, previousData: record });
    expect(cached()?.map(({ _id }) => _id)).toEqual(['t2', 't3']);
    expect(writes()).toEqual([
      ['PUT', '/admin/loyalty/programs/p1/tasks', { task: { ...first, _id: 't3' } }],
      ['DELETE', '/admin/loyalty/programs/p1/tasks/t%2F1', undefined],
    ]);
    expect(await catchAppError(provider.create('program-tasks', { data: { programId: 'p1' } }))).toMatchObject({
      kind: 'validation',
      fields: { _id: expect.any(String) },
    });
  });

  it('aren’t added again by a change of some fields, if they are gone', async () => {
    const { provider, writes } = await createServer();
    const previousData = { id: 'p1/t9', _id: 't9' };
    const error = await catchAppError(
      provider.update('program-tasks', { id: 'p1/t9', data: { points: 80 }, previousData }),
    );
    expect(error).toMatchObject({ kind: 'notFound', uncertain: false });
    expect(writes()).toEqual([]);
  });

  it.each([
    ['is lost', fail],
    ['is malformed', () => ({ program: 7 })],
  ])('are looked up if the response %s', async (_what, write) => {
    const { provider, writes, cached } = await createServer(write);
    await provider.update('program-tasks', { id: record.id, data: { points: 80 }, previousData: record });
    expect([writes().length, cached()]).toEqual([1, [{ ...first, points: 80 }, second]]);
    await provider.delete('program-tasks', { id: record.id, previousData: record });
    expect([writes().length, cached()]).toEqual([2, [second]]);
  });
});

describe('kinds of an extension', () => {
  const shelf = z.object({ _id: z.string(), name: z.string(), note: z.optional(z.string()) });
  const base: RecordKind = { title: 'name', shape: shelf, path: 'shelves', items: 'shelves' };
  const draft = z.object({ name: z.string() });

  it.each<[string, Partial<RecordKind>, read: () => unknown, uncertain: boolean]>([
    ['a list without it', {}, () => ({ shelves: [] }), false],
    ['a malformed list', {}, () => ({ shelves: [7] }), true],
    ['no list', { isOptional: true }, () => Promise.reject(new AppError({ kind: 'notFound', status: 404 })), true],
  ])('are certainly not created only by %s', async (_what, kind, read, uncertain) => {
    const shelves = { ...base, ...kind, write: { draft, answer: 'shelf' } };
    const { provider } = createProvider(read, fail, undefined, { shelves });
    expect(await catchAppError(provider.create('shelves', { data: { name: 'A' } }))).toMatchObject({
      kind: 'timeout',
      uncertain,
      isVerified: !uncertain,
    });
  });

  it('are found after a lost response if the server trims their texts, so another attempt sends nothing', async () => {
    const stored: unknown[] = [];
    const shelves: RecordKind = { ...base, write: { draft, answer: 'shelf' } };
    const { provider, writes } = createProvider(
      () => ({ shelves: stored }),
      ({ body }) => {
        stored.push({ _id: 's1', name: String(Object(body).name).trim() });
        return fail();
      },
      undefined,
      { shelves },
    );
    expect((await provider.create('shelves', { data: { name: ' A ' } })).data).toMatchObject({ id: 's1', name: 'A' });
    expect(writes()).toHaveLength(1);
  });

  it('are proven by the response alone if the API lacks their list', async () => {
    const findings: unknown[] = [];
    const shelves: RecordKind = { ...base, isOptional: true, write: { draft, answer: 'shelf' } };
    const { provider, writes } = createProvider(
      () => Promise.reject(new AppError({ kind: 'notFound', status: 404 })),
      () => ({ shelf: { _id: 's1', name: 'A' } }),
      undefined,
      { shelves },
      (finding) => findings.push(finding),
    );
    expect((await provider.create('shelves', { data: { name: 'A' } })).data).toMatchObject({ id: 's1' });
    expect([writes().length, findings]).toEqual([1, []]);
  });

  it('are added by a PUT without their optional fields', async () => {
    const shelves: RecordKind = {
      ...base,
      write: { draft: shelf, change: shelf, putKey: 'shelf', answer: 'shelf' },
    };
    const { provider, writes, readCount } = createProvider(
      () => ({ shelves: [] }),
      ({ body }) => body,
      undefined,
      { shelves },
    );
    const { data } = await provider.create('shelves', { data: { _id: 's1', name: 'A' } });
    expect(data).toMatchObject({ id: 's1', name: 'A' });
    expect([writes(), readCount()]).toEqual([[['PUT', '/admin/shelves', { shelf: { _id: 's1', name: 'A' } }]], 0]);
  });
});

describe('what isn’t declared', () => {
  const { provider, writes } = createProvider(() => ({}));
  const previousData = { id: 'x', _id: 'x' };

  it.each([
    ['a kind that is only read', () => provider.update('import-jobs', { id: 'x', data: { kind: 'a' }, previousData })],
    ['a field', () => provider.update('widgets', { id: 'x', data: { type: 'form' }, previousData })],
    ['a wrong value', () => provider.update('widgets', { id: 'x', data: { isEnabled: 'yes' }, previousData })],
    ['a creation', () => provider.create('templates', { data: {} })],
    ['a deletion', () => provider.delete('templates', { id: 'en/standard' })],
    ['a part', () => provider.removePart('widgets', { id: 'x', field: 'a', itemId: 'b', previousData })],
  ])('is refused before a request: %s', async (_name, write) => {
    expect(await catchAppError(write())).toMatchObject({ kind: 'validation' });
    expect(writes()).toEqual([]);
  });
});
