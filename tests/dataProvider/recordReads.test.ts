/** Reads of the kinds of record without a list page, over REST. */
import type { GetListParams } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { allRecords } from '../../dataProvider/recordQueries';
import { recordKindTitles } from '../../resources';
import { recordKinds } from '../../resources/recordKinds';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

function createProvider(...answers: Parameters<typeof createFakeServer>) {
  const server = createFakeServer(...answers);
  const http = createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined });
  const provider = createDataProvider(http, undefined, undefined, undefined, { siteId: 's1' });
  const urls = () => server.calls.map(({ method, url }) => `${method} ${url}`);
  const list = (name: string, params: Partial<GetListParams> = {}) => provider.getList(name, params as GetListParams);
  return { provider, urls, list };
}

const widgets = [
  { _id: 'w1', type: 'form', data: { any: ['thing'] }, isEnabled: true },
  { _id: 'w2', type: 'ProductPagePoints', data: null, isEnabled: false },
  { _id: 'w3', type: 'form', data: {}, isEnabled: false },
];

it('[RA-01] every kind has a declaration and a field that names its records', async () => {
  expect(Object.keys(recordKinds)).toEqual(Object.keys(recordKindTitles));
  for (const load of Object.values(recordKinds)) {
    const { title, shape } = await load();
    expect(['id', ...Object.keys(shape.shape)]).toContain(title);
  }
});

describe('getList', () => {
  // All records of a kind that the first page needs are read without the code for other reads.
  it.each([{}, allRecords()])('reads all records, and leaves out what is malformed or repeated', async (params) => {
    const { list, urls } = createProvider(json({ widgets: [...widgets, null, { type: 'x' }, widgets[0]] }));
    expect(await list('widgets', params)).toEqual({
      data: widgets.map((widget) => ({ ...widget, id: widget._id })),
      total: 3,
      meta: { leftOut: 3, notice: null },
    });
    expect(urls()).toEqual(['GET /admin/widgets']);
    const broken = createProvider(json({ widgets: null }));
    expect(await catchAppError(broken.list('widgets', params))).toMatchObject({ kind: 'badAnswer', uncertain: false });
  });

  it.each([{}, allRecords()])('[LOY-01] parses the programs leniently, and keeps unknown fields', async (params) => {
    const reward = { type: 'fixed_amount', isEnabled: true, title: '5 off', pointsCost: 500, config: { value: 5 } };
    const odd = { _id: 'w2', ...reward, pointsCost: 'many', config: 'none', own: [1] };
    const gold = { _id: 'p1', name: 'Gold', tasks: [], rewards: [{ _id: 'w1', ...reward }, reward, odd], settings: {} };
    const { list } = createProvider(json({ programs: [gold, { _id: 'p2', rewards: 7 }] }));
    expect((await list('programs', params)).data).toEqual([
      {
        ...gold,
        id: 'p1',
        rewards: [
          { _id: 'w1', ...reward },
          { ...odd, pointsCost: null },
        ],
      },
      { _id: 'p2', id: 'p2', name: null, tasks: null, rewards: null },
    ]);
  });

  it.each([
    [{ type: 'form' }, ['w1', 'w3']],
    [{ type: ['form', 'other'], isEnabled: true }, ['w1']],
    [{ isEnabled: 'false', type: '', id: null }, ['w2', 'w3']],
    [{ id: ['w3', 'w1'] }, ['w1', 'w3']],
    [{ q: 'PAGE' }, ['w2']],
  ])('filters by the values of fields, and q by the name: %o', async (filter, ids) => {
    const { list } = createProvider(json({ widgets }));
    expect((await list('widgets', { filter })).data.map(({ id }) => id)).toEqual(ids);
  });

  it('sorts by a field, and pages', async () => {
    const { list } = createProvider(json({ widgets }));
    const sort = { field: 'type', order: 'DESC' } as const;
    const result = await list('widgets', { sort, pagination: { page: 2, perPage: 2 } });
    expect(result).toMatchObject({ data: [{ id: 'w2' }], total: 3 });
    // The default sort of react-admin keeps the order of the API.
    const { data } = await list('widgets', { sort: { field: 'id', order: 'DESC' } });
    expect(data.map(({ id }) => id)).toEqual(['w1', 'w2', 'w3']);
  });

  it.each([
    [
      'widgets',
      { filter: { color: 'red' } },
      "'widgets' has no field 'color'. Its fields: '_id', 'type', 'data', 'isEnabled'.",
    ],
    ['widgets', { sort: { field: 'rank', order: 'ASC' } }, "'widgets' has no field 'rank'."],
    ['birthdays', {}, "'birthdays' can only be listed by 'customerId': add it to the filter."],
    ['submissions', { filter: { formId: 'f1', q: 'ann' } }, "'submissions' can only be filtered by 'formId'"],
    ['orders', {}, "There is no resource 'orders'. Known resources: 'customers', "],
  ] as const)('names what a kind does not have: %s %o', async (name, params, message) => {
    const { list, urls } = createProvider(json({}));
    const error = await catchAppError(list(name, params));
    expect(error.kind).toBe('validation');
    expect(error.message).toContain(message);
    expect(urls()).toEqual([]);
  });

  it('[FRM-01] reads the submissions of a form page by page', async () => {
    const submission = { _id: 'u1', createdAt: '2026-11-20T10:00:00.000Z', values: { email: 'a@b.example' } };
    const items = [submission, { _id: 'u2', createdAt: 'never', values: 'none' }, null, { values: {} }];
    const { list, urls } = createProvider(json({ total: 54, items }));
    const params = { filter: { formId: 'f/1' }, pagination: { page: 3, perPage: 25 } };
    expect(await list('submissions', params)).toEqual({
      data: [
        { ...submission, formId: 'f/1', id: 'f%2F1/u1' },
        { _id: 'u2', createdAt: null, values: 'none', formId: 'f/1', id: 'f%2F1/u2' },
      ],
      total: 54,
      meta: { leftOut: 2, notice: null },
    });
    expect(urls()).toEqual(['GET /admin/forms/f%2F1/submissions?limit=25&offset=50']);
  });

  it.each([404, 405, 501])('is empty if the API answers an optional call with %d, and asks once', async (status) => {
    const { list, urls } = createProvider(json({ error: 'no' }, status));
    const missing = { data: [], total: 0, meta: { leftOut: 0, notice: null, isMissing: true } };
    expect(await list('managers')).toEqual(missing);
    expect(await list('managers')).toEqual(missing);
    expect(urls()).toEqual(['GET /admin/managers']);
    const other = createProvider(json({ error: 'no' }, status));
    expect((await catchAppError(other.list('widgets'))).kind).not.toBe('validation');
  });

  it('rejects for a deleted form after another form had submissions', async () => {
    const { list } = createProvider(json({ total: 0, items: [] }), json({ error: 'no form' }, 404));
    expect(await list('submissions', { filter: { formId: 'f1' } })).toMatchObject({ data: [], total: 0 });
    const deleted = list('submissions', { filter: { formId: 'f2' } });
    expect(await catchAppError(deleted)).toMatchObject({ kind: 'notFound' });
  });

  it('asks for imports again after a failure', async () => {
    const { list, urls } = createProvider(text('<html>'), json({ imports: [{ _id: 'j1', kind: 'points' }] }));
    expect(await catchAppError(list('import-jobs'))).toMatchObject({ kind: 'badAnswer' });
    expect((await list('import-jobs')).data).toMatchObject([{ id: 'j1', kind: 'points', status: null }]);
    expect(urls()).toHaveLength(2);
  });
});

describe('records of a parent', () => {
  const birthdays = [{ _id: 'b/1', event_type: 'birth', person: null, date: '1990-02-28' }];

  it('have the ids of both, are read for their parent, and found by their id', async () => {
    const { provider, list, urls } = createProvider(json({ birthdays }));
    const record = { ...birthdays[0], customerId: 'c/1', id: 'c%2F1/b%2F1' };
    expect((await list('birthdays', { filter: { customerId: 'c/1' } })).data).toEqual([record]);
    expect((await provider.getOne('birthdays', { id: record.id })).data).toEqual(record);
    expect((await provider.getMany('birthdays', { ids: [record.id, 'c2/none', 'odd'] })).data).toEqual([record]);
    expect(urls()).toEqual([
      'GET /admin/customers/c%2F1/birthdays',
      'GET /admin/customers/c%2F1/birthdays',
      'GET /admin/customers/c%2F1/birthdays',
      'GET /admin/customers/c2/birthdays',
    ]);
  });

  it('are read by reference', async () => {
    const { provider, urls } = createProvider(json({ birthdays }));
    const params = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'DESC' }, filter: {} } as const;
    const read = (id: string) => provider.getManyReference('birthdays', { target: 'customerId', id, ...params });
    expect((await read('c1')).data).toMatchObject([{ id: 'c1/b%2F1', customerId: 'c1' }]);
    expect(await read('')).toEqual({ data: [], total: 0 });
    expect(urls()).toHaveLength(1);
  });

  it('[LOY-02] are the tasks and rewards of the programs', async () => {
    const task = { _id: 't1', type: 'signup', isEnabled: true, title: 'Join', points: 50 };
    const programs = [
      { _id: 'p1', tasks: [task, null] },
      { _id: 'p2', tasks: null },
      'odd',
      { _id: 'p3', tasks: [task] },
    ];
    const { provider, list } = createProvider(json({ programs }));
    const read = async (params: Partial<GetListParams>) =>
      (await list('program-tasks', params)).data.map(({ id }) => id);
    expect(await read({})).toEqual(['p1/t1', 'p3/t1']);
    expect(await read({ filter: { programId: 'p3' } })).toEqual(['p3/t1']);
    expect((await provider.getOne('program-tasks', { id: 'p3/t1' })).data).toMatchObject({ ...task, programId: 'p3' });
    expect((await list('program-rewards')).data).toEqual([]);
  });
});

describe('getOne', () => {
  it('[LOC-01] reads the texts of a language, and separates entries that are not texts', async () => {
    const dictionary = { 'reviews.title': 'Stimmen', empty: '', nested: { a: 1 }, none: null };
    const { provider, urls } = createProvider(json({ locale: { code: 'de', dictionary } }));
    expect((await provider.getOne('texts', { id: 'de' })).data).toEqual({
      _id: 'de',
      id: 'de',
      locale: 'de',
      texts: { 'reviews.title': 'Stimmen' },
      unknownEntries: { empty: '', nested: { a: 1 }, none: null },
    });
    expect(urls()).toEqual(['GET /admin/sites/locale_dictionary/de']);
  });

  it.each([
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
  ])('reads no texts from %s, in any notation of the language', async (_name, dictionary) => {
    const { provider } = createProvider(json({ locale: { code: 'zh_TW', dictionary } }));
    expect((await provider.getOne('texts', { id: 'zh-TW' })).data).toMatchObject({ texts: {}, unknownEntries: {} });
  });

  it.each([
    ['a list', json({ locale: { code: 'de', dictionary: ['a'] } })],
    ['nothing', json({ locale: { code: 'de' } })],
    ['another language', json({ locale: { code: 'fr', dictionary: {} } })],
    ['no language', json({ dictionary: {} })],
    ['HTML', text('<html>')],
  ])('rejects %s as texts', async (_name, answer) => {
    const { provider } = createProvider(answer);
    const error = await catchAppError(provider.getOne('texts', { id: 'de' }));
    expect(error).toMatchObject({ kind: 'badAnswer', uncertain: false });
  });

  it('[NOT-01] reads an email by language and key', async () => {
    const template = { _id: 'e1', key: 'standard', subject: 'Hi', html: '<p>Hi</p>', isCustom: true, updatedAt: null };
    const { provider, urls } = createProvider(json({ templates: [template, null] }));
    const expected = { ...template, locale: 'zh-TW', id: 'zh-TW/standard' };
    expect((await provider.getOne('templates', { id: expected.id })).data).toEqual(expected);
    expect((await catchAppError(provider.getOne('templates', { id: 'zh-TW/none' }))).kind).toBe('notFound');
    expect((await catchAppError(provider.getOne('templates', { id: 'zh-TW' }))).kind).toBe('notFound');
    expect(urls()).toEqual(Array(2).fill('GET /admin/sites/email/templates/zh-TW'));
  });

  it('reads the settings and the theme by the id of the store alone', async () => {
    const settings = { _id: 'own', website: 'https://a.example', widgetTheme: { psrStarColor: '#123456' }, other: [1] };
    const { provider } = createProvider(json({ settings }));
    expect((await provider.getOne('settings', { id: 's1' })).data).toMatchObject({ id: 's1', other: [1] });
    expect((await provider.getOne('theme', { id: 's1' })).data).toEqual({
      _id: 's1',
      id: 's1',
      brandPrimaryColor: null,
      psrStarColor: '#123456',
      btnPrimaryBg: null,
      btnPrimaryColor: null,
    });
    expect((await catchAppError(provider.getOne('settings', { id: 's2' }))).kind).toBe('notFound');
    const broken = createProvider(json({ settings: null }));
    expect((await catchAppError(broken.provider.getOne('settings', { id: 's1' }))).kind).toBe('badAnswer');
  });

  it('says that submissions are only listed', async () => {
    const { provider, urls } = createProvider(json({}));
    const error = await catchAppError(provider.getOne('submissions', { id: 'f1/u1' }));
    expect(error).toMatchObject({ kind: 'notFound', message: expect.stringContaining("getList with 'formId'") });
    expect(urls()).toEqual([]);
  });
});
