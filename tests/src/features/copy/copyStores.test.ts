/** The differences between two stores, the requests that copy them, and the result of each change. */
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { Http, HttpRequest } from '../../../../dataProvider/http/http';
import { compareStores } from '../../../../src/features/copy/compareStores';
import { type CopyChange, getChangeKey, invertChanges } from '../../../../src/features/copy/copyChange';
import { copyChanges } from '../../../../src/features/copy/copyChanges';

type Json = Record<string, unknown>;

interface StoreState {
  settings: Json;
  /** By language. */
  dictionaries: Record<string, Json>;
  /** By language. */
  templates: Record<string, Json[]>;
  programs: Json[];
}

interface Failures {
  /** Refuses a request before it takes effect. */
  before?: (request: HttpRequest) => AppError | null;
  /** Answers a request without taking it. */
  answer?: (request: HttpRequest) => unknown;
  /** Loses the response of a request. */
  after?: (request: HttpRequest) => AppError | null;
}

const createTemplate = (key: string | null, subject: string | null, isCustom: boolean | null, updatedAt?: string) => ({
  _id: `id-${key}`,
  key,
  subject,
  html: subject && `<p>${subject}</p>`,
  isCustom,
  updatedAt: updatedAt ?? null,
});

/** A fake API of a store. Writes change its state. */
function createStore(parts: Partial<StoreState> = {}) {
  const state: StoreState = {
    settings: { defaultLocale: 'en' },
    dictionaries: {},
    templates: {},
    programs: [],
    ...parts,
  };
  const failures: Failures = {};
  const requests: HttpRequest[] = [];
  const respond = ({ method, path, body }: HttpRequest): unknown => {
    const sent: Json = Object(body);
    const [, part = '', locale = '', id = ''] =
      /\/(widgetTheme|settings(?!\/)|locale_dictionary|email\/templates|programs)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(
        path,
      ) ?? [];
    if (part === 'settings') {
      if (method === 'PATCH') Object.assign(state.settings, sent['change']);
      return { settings: state.settings };
    }
    if (part === 'widgetTheme') {
      state.settings['widgetTheme'] = { ...Object(state.settings['widgetTheme']), ...Object(sent['change']) };
      return { widgetTheme: state.settings['widgetTheme'] };
    }
    if (part === 'locale_dictionary') {
      if (method === 'POST') state.dictionaries[locale] = Object(sent['dictionary']);
      return { locale: { code: locale, dictionary: state.dictionaries[locale] ?? {} } };
    }
    if (part === 'email/templates') {
      const language = method === 'PUT' ? String(sent['locale']) : locale;
      const templates = state.templates[language] ?? [];
      const others = templates.filter(({ _id, key }) => (method === 'PUT' ? key !== sent['key'] : _id !== id));
      if (method === 'PUT') {
        state.templates[language] = [...others, { _id: `id-${sent['key']}`, isCustom: true, ...sent }];
      } else if (method === 'DELETE') state.templates[language] = others;
      return { templates: state.templates[language] ?? [] };
    }
    if (method === 'GET') return { programs: state.programs };
    if (method === 'DELETE') state.programs = state.programs.filter(({ _id }) => _id !== locale);
    if (method === 'POST') state.programs.push({ _id: 'created', name: sent['name'], tasks: null, rewards: null });
    const program = state.programs.find(({ _id }) => _id === (method === 'POST' ? 'created' : locale));
    if (method === 'PATCH' && program) Object.assign(program, sent);
    return { program };
  };
  const http: Http = async (request) => {
    requests.push(request);
    const refused = failures.before?.(request);
    if (refused) throw refused;
    const response = failures.answer?.(request) ?? structuredClone(respond(request));
    const lost = failures.after?.(request);
    if (lost) throw lost;
    return response;
  };
  return {
    dataProvider: createDataProvider(http),
    state,
    failures,
    requests,
    writes: () =>
      requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body] as const),
  };
}

type Store = ReturnType<typeof createStore>;

const compare = (from: Store, to: Store) => compareStores(from.dataProvider, to.dataProvider);
/** What became of each change: its error, or that it is done. */
const copy = async (changes: readonly CopyChange[], to: Store) => {
  const errors = await copyChanges(changes, to.dataProvider);
  return Object.fromEntries(
    changes.map((change) => {
      const error = errors.get(getChangeKey(change));
      return [change.name, error?.uncertain ? 'uncertain' : (error?.kind ?? 'done')];
    }),
  );
};
const withSettings = (settings: Json) => createStore({ settings: { defaultLocale: 'en', ...settings } });
const isRead = ({ method }: HttpRequest) => method === 'GET';
const lost = () => new AppError({ kind: 'server', status: 502, uncertain: true });

const signup = (_id: string, points: number) => ({
  _id,
  type: 'signup',
  isEnabled: true,
  title: '',
  points,
  config: {},
});
const discount = (_id: string, cost: number) => ({
  _id,
  type: 'percentage',
  isEnabled: true,
  title: '',
  pointsCost: cost,
  config: { value: 10 },
});

describe('colors', () => {
  it('are compared in lowercase, copied in one request, and removed with an empty text; invalid ones count as missing', async () => {
    const from = withSettings({
      widgetTheme: {
        brandPrimaryColor: '#AA0000',
        psrStarColor: '#0B0B0B',
        btnPrimaryBg: '#00cc00',
        btnPrimaryColor: 'red',
      },
    });
    const to = withSettings({
      widgetTheme: { psrStarColor: '#0b0b0b', btnPrimaryBg: 'blue', btnPrimaryColor: '#010101' },
    });
    const { changes } = await compare(from, to);
    expect(changes).toEqual([
      { kind: 'colors', locale: '', name: 'brandPrimaryColor', before: null, after: '#aa0000' },
      { kind: 'colors', locale: '', name: 'btnPrimaryBg', before: null, after: '#00cc00' },
    ]);
    expect(await copy(changes, to)).toEqual({ brandPrimaryColor: 'done', btnPrimaryBg: 'done' });
    await copy(invertChanges(changes), to);
    expect(to.writes()).toEqual([
      ['PATCH', '/admin/settings/widgetTheme', { change: { brandPrimaryColor: '#aa0000', btnPrimaryBg: '#00cc00' } }],
      ['PATCH', '/admin/settings/widgetTheme', { change: { brandPrimaryColor: '', btnPrimaryBg: '' } }],
    ]);
  });
});

describe('the style sheet', () => {
  it('is copied, and taken away by the undo; a store without one gives none', async () => {
    const from = withSettings({ customCss: '.a {}' });
    const to = withSettings({ customCss: null });
    const { changes } = await compare(from, to);
    expect(changes).toEqual([{ kind: 'css', locale: '', name: 'customCss', before: null, after: '.a {}' }]);
    await copy(changes, to);
    await copy(invertChanges(changes), to);
    expect(to.writes()).toEqual([
      ['PATCH', '/admin/settings', { change: { customCss: '.a {}' } }],
      ['PATCH', '/admin/settings', { change: { customCss: '' } }],
    ]);
    expect((await compare(withSettings({ customCss: '' }), from)).changes).toEqual([]);
  });
});

describe('saved replies', () => {
  it('are changed in place or added at the end; those without a name stay as they are', async () => {
    const from = withSettings({
      savedReplies: [
        { _id: 'a', name: 'Thanks', text: 'Many thanks' },
        { _id: 'b', name: 'Sorry', text: null },
        { _id: 'c', name: null, text: 'Nameless' },
      ],
    });
    const nameless = { _id: 'x', name: null, text: 'Own' };
    const to = withSettings({ savedReplies: [nameless, { _id: 'y', name: 'Thanks', text: 'Thanks' }] });
    const { changes } = await compare(from, to);
    expect(changes).toEqual([
      { kind: 'replies', locale: '', name: 'Thanks', before: 'Thanks', after: 'Many thanks' },
      { kind: 'replies', locale: '', name: 'Sorry', before: null, after: '' },
    ]);
    await copy(changes, to);
    const [, , body] = to.writes()[0] ?? [];
    expect(body).toEqual({
      change: {
        savedReplies: [
          nameless,
          { _id: 'y', name: 'Thanks', text: 'Many thanks' },
          { _id: expect.stringMatching(/./), name: 'Sorry', text: '' },
        ],
      },
    });
    await copy(invertChanges(changes), to);
    expect(to.state.settings['savedReplies']).toEqual([nameless, { _id: 'y', name: 'Thanks', text: 'Thanks' }]);
    expect(to.writes()).toHaveLength(2);
  });

  it('of a store that has none are all added', async () => {
    const to = withSettings({ savedReplies: null });
    const { changes } = await compare(withSettings({ savedReplies: [{ _id: 'a', name: 'Thanks', text: 'Hi' }] }), to);
    await copy(changes, to);
    expect(to.state.settings['savedReplies']).toMatchObject([{ name: 'Thanks', text: 'Hi' }]);
  });
});

describe('translations', () => {
  it('are copied with all others of the language, and entries that are no texts are kept', async () => {
    const from = createStore({ dictionaries: { en: { title: 'Theirs', only: 'New' } } });
    const to = createStore({ dictionaries: { en: { title: 'Own', other: 'Kept', nested: { a: 1 } } } });
    const { changes } = await compare(from, to);
    expect(changes).toEqual([
      { kind: 'translations', locale: 'en', name: 'title', before: 'Own', after: 'Theirs' },
      { kind: 'translations', locale: 'en', name: 'only', before: null, after: 'New' },
    ]);
    await copy(changes, to);
    await copy(invertChanges(changes), to);
    const path = '/admin/sites/locale_dictionary/en';
    const kept = { other: 'Kept', nested: { a: 1 } };
    expect(to.writes()).toEqual([
      ['POST', path, { dictionary: { ...kept, title: 'Theirs', only: 'New' } }],
      ['POST', path, { dictionary: { ...kept, title: 'Own' } }],
    ]);
  });

  it('replace an entry that is no text', async () => {
    const from = createStore({ dictionaries: { en: { title: 'Theirs' } } });
    const to = createStore({ dictionaries: { en: { title: { a: 1 }, nested: { b: 2 } } } });
    await copy((await compare(from, to)).changes, to);
    expect(to.state.dictionaries['en']).toEqual({ nested: { b: 2 }, title: 'Theirs' });
  });
});

describe('languages', () => {
  it('are paired by what they are, whatever their codes; those of one store only are named', async () => {
    const from = createStore({
      settings: { defaultLocale: 'en', supportedLanguages: ['en', 'pt_BR', 'ja'] },
      dictionaries: { pt_BR: { title: 'Olá' }, ja: { title: 'Konnichiwa' } },
    });
    const to = createStore({ settings: { defaultLocale: 'pt-BR', supportedLanguages: ['pt-BR', 'en', 'de'] } });
    const { changes, otherLanguages } = await compare(from, to);
    expect(changes).toEqual([{ kind: 'translations', locale: 'pt-BR', name: 'title', before: null, after: 'Olá' }]);
    expect(otherLanguages).toEqual(['ja']);
    await copy(changes, to);
    expect(to.writes().map(([, path]) => path)).toEqual(['/admin/sites/locale_dictionary/pt-BR']);
  });

  it('that the stores do not share leave emails and translations uncompared', async () => {
    const from = createStore({ settings: { defaultLocale: 'ja' }, dictionaries: { ja: { title: 'Konnichiwa' } } });
    const { changes, equalKinds, failures } = await compare(from, createStore());
    expect([changes, failures]).toEqual([[], []]);
    expect(equalKinds).toEqual(['colors', 'css', 'programs', 'replies']);
  });
});

describe('emails', () => {
  it('that differ from their default are copied, unless they’re empty; one that the store has not changed is compared with its default', async () => {
    const from = createStore({
      templates: {
        en: [
          createTemplate('reviewReplied', 'Theirs', true),
          createTemplate('faqAnswered', 'Same', true),
          createTemplate('standard', 'Default', false),
          createTemplate('reviewPublished', 'Older', null, '2026-11-01T10:00:00Z'),
          createTemplate('loyaltyBirthdayReward', null, true),
          createTemplate('reviewAfterOrder', 'Never changed', null),
          createTemplate('ofAnotherVersion', 'Unknown', true),
          createTemplate(null, 'No key', true),
        ],
      },
    });
    const to = createStore({
      templates: {
        en: [createTemplate('reviewReplied', 'Default', false), createTemplate('faqAnswered', 'Same', false)],
      },
    });
    const { changes } = await compare(from, to);
    const texts = (subject: string) => ({ subject, html: `<p>${subject}</p>` });
    expect(changes).toEqual([
      {
        kind: 'templates',
        locale: 'en',
        name: 'reviewReplied',
        before: null,
        after: texts('Theirs'),
        fallback: texts('Default'),
      },
      { kind: 'templates', locale: 'en', name: 'reviewPublished', before: null, after: texts('Older') },
    ]);
    const before = to.requests.filter(isRead).length;
    expect(await copy(changes, to)).toEqual({ reviewReplied: 'done', reviewPublished: 'done' });
    // Each is compared before it is written, and not read again.
    expect(to.requests.filter(isRead)).toHaveLength(before + 2);
    expect(await copy(invertChanges(changes), to)).toEqual({
      reviewReplied: 'done',
      reviewPublished: 'done',
    });
    const path = '/admin/sites/email/templates';
    expect(to.writes()).toEqual([
      ['PUT', path, { _id: 'id-reviewReplied', locale: 'en', key: 'reviewReplied', ...texts('Theirs') }],
      ['PUT', path, { locale: 'en', key: 'reviewPublished', ...texts('Older') }],
      ['DELETE', `${path}/en/id-reviewReplied`, undefined],
      ['DELETE', `${path}/en/id-reviewPublished`, undefined],
    ]);
  });

  it('that the response leaves out are read again, and not reported as copied', async () => {
    const from = createStore({ templates: { en: [createTemplate('reviewReplied', 'Theirs', true)] } });
    const to = createStore();
    const { changes } = await compare(from, to);
    const other = { ...createTemplate('faqAnswered', 'Other', true), key: 'faqAnswered' };
    to.failures.answer = ({ method, path }) =>
      method === 'PUT' && path.includes('/email/') ? { templates: [other] } : undefined;
    expect(await copy(changes, to)).toMatchObject({ reviewReplied: 'badAnswer' });
    // Nor are they if the store can't be read again.
    let reads = 0;
    to.failures.before = ({ method, path }) =>
      method === 'GET' && path.includes('/email/') && reads++ > 0
        ? new AppError({ kind: 'server', status: 503 })
        : null;
    expect(await copy(changes, to)).toMatchObject({
      reviewReplied: 'uncertain',
    });
  });

  it('that are unknown here are not written', async () => {
    const to = createStore();
    const after = { subject: 'A', html: 'B' };
    const change: CopyChange = { kind: 'templates', locale: 'en', name: 'ofAnotherVersion', before: null, after };
    expect(await copy([change], to)).toMatchObject({
      ofAnotherVersion: 'validation',
    });
    expect(to.writes()).toEqual([]);
  });
});

describe('programs', () => {
  const from = () =>
    createStore({
      programs: [
        { _id: 'q0', name: null, tasks: [signup('u0', 1)] },
        {
          _id: 'q1',
          name: 'Circle',
          tasks: [signup('u1', 80)],
          rewards: [discount('v1', 500)],
          settings: { unit: 'Coins' },
        },
        { _id: 'q2', name: 'Circle', tasks: null, rewards: null, settings: null },
        { _id: 'q3', name: 'New', tasks: [signup('u3', 5)], rewards: null, settings: null },
      ],
    });

  it('keep the ids of the store, by type, and are created before they are filled', async () => {
    const to = createStore({
      programs: [
        { _id: 'p1', name: 'Circle', tasks: [signup('t1', 50)], rewards: [discount('w1', 400)], settings: {} },
      ],
    });
    const { changes } = await compare(from(), to);
    expect(changes.map(({ name, before }) => [name, before !== null])).toEqual([
      ['Circle', true],
      ['New', false],
    ]);
    expect(await copy(changes, to)).toEqual({ Circle: 'done', New: 'done' });
    const newId = expect.stringMatching(/./);
    expect(to.writes()).toEqual([
      [
        'PATCH',
        '/admin/loyalty/programs/p1',
        { tasks: [signup('t1', 80)], rewards: [discount('w1', 500)], settings: { unit: 'Coins' } },
      ],
      ['POST', '/admin/loyalty/programs', { name: 'New' }],
      [
        'PATCH',
        '/admin/loyalty/programs/created',
        { tasks: [{ ...signup('', 5), _id: newId }], rewards: [], settings: {} },
      ],
    ]);
    await copy(invertChanges(changes), to);
    expect(to.state.programs).toMatchObject([{ _id: 'p1', tasks: [signup('t1', 50)], settings: {} }]);
    expect(to.writes().at(-1)).toEqual(['DELETE', '/admin/loyalty/programs/created', undefined]);
  });

  it('pair the parts by type, each part of the store once; further ones are new', async () => {
    const birthday = (_id: string, points: number) => ({ ...signup(_id, points), type: 'birthday' });
    const review = { ...signup('t4', 9), type: 'post_a_review' };
    const source = createStore({
      programs: [
        { _id: 'q1', name: 'Circle', tasks: [birthday('u1', 1), signup('u2', 2), signup('u3', 3), birthday('u4', 4)] },
      ],
    });
    const to = createStore({
      programs: [{ _id: 'p1', name: 'Circle', tasks: [signup('t1', 9), birthday('t2', 9), signup('t3', 9), review] }],
    });
    await copy((await compare(source, to)).changes, to);
    const { tasks } = Object(to.state.programs[0]);
    expect(tasks).toEqual([
      birthday('t2', 1),
      signup('t1', 2),
      signup('t3', 3),
      { ...birthday('', 4), _id: expect.not.stringMatching(/^t\d$|^u\d$/) },
    ]);
  });

  it('are compared and copied without the products of the other store', async () => {
    const freeProduct = (product: Json | null, isEnabled: boolean) => ({
      type: 'free_product',
      isEnabled,
      title: '',
      pointsCost: 10,
      config: { freeProduct: product },
    });
    const rewards = [{ _id: 'v1', ...freeProduct({ label: 'Mug', value: 'mug' }, true) }];
    const source = createStore({ programs: [{ _id: 'q1', name: 'Circle', rewards }] });
    const to = createStore();
    const { changes } = await compare(source, to);
    expect(changes).toMatchObject([{ after: { rewards: [freeProduct(null, false)] } }]);
    await copy(changes, to);
    expect(to.state.programs).toMatchObject([{ rewards: [freeProduct(null, false)] }]);
  });

  it('keep the key of a creation whose response was lost', async () => {
    const to = createStore();
    const { changes } = await compare(from(), to);
    to.failures.before = ({ method }) => (method === 'POST' ? lost() : null);
    const wanted = changes.filter(({ name }) => name === 'New');
    expect(await copy(wanted, to)).toMatchObject({ New: 'server' });
    to.failures.before = () => null;
    expect(await copy(wanted, to)).toEqual({ New: 'done' });
    const keys = to.requests.flatMap(({ headers }) => headers?.['Idempotency-Key'] ?? []);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('that may have been filled are not deleted', async () => {
    const to = createStore();
    const { changes } = await compare(from(), to);
    let isLost = false;
    to.failures.before = ({ method }) => {
      isLost ||= method === 'PATCH';
      return isLost ? lost() : null;
    };
    expect(
      await copy(
        changes.filter(({ name }) => name === 'New'),
        to,
      ),
    ).toEqual({ New: 'uncertain' });
    expect(to.writes().map(([method]) => method)).toEqual(['POST', 'PATCH']);
  });

  it('that the undo finds deleted are left alone', async () => {
    const to = createStore();
    const created: CopyChange = {
      kind: 'programs',
      locale: '',
      name: 'New',
      before: { tasks: [], rewards: [], settings: {} },
      after: null,
    };
    expect(await copy([created], to)).toEqual({ New: 'done' });
    expect(to.writes()).toEqual([]);
  });
});

describe('the comparison', () => {
  it('names what is equal, what failed to load, and the currency of the first store', async () => {
    const from = createStore({ settings: { defaultLocale: 'en', defaultCurrency: 'JPY', customCss: '.a {}' } });
    const to = createStore();
    to.failures.before = ({ path }) =>
      path.includes('/programs') || path.includes('/email/') ? new AppError({ kind: 'forbidden', status: 403 }) : null;
    const { changes, equalKinds, failures, currency, otherLanguages } = await compare(from, to);
    expect(changes).toMatchObject([{ kind: 'css' }]);
    expect(equalKinds).toEqual(['colors', 'translations', 'replies']);
    expect(failures).toMatchObject([
      { kind: 'programs', locale: '', error: { kind: 'forbidden' } },
      { kind: 'templates', locale: 'en', error: { kind: 'forbidden' } },
    ]);
    expect([currency, otherLanguages]).toEqual(['JPY', []]);
    expect((await compare(createStore(), to)).currency).toBe('USD');
    // Several kinds are part of the settings, which are read once.
    expect(from.requests.filter(({ path }) => path === '/admin/settings')).toHaveLength(1);
  });
});

describe('copying', () => {
  const css = (before: string | null, after: string | null): CopyChange => ({
    kind: 'css',
    locale: '',
    name: 'customCss',
    before,
    after,
  });
  const color = (name: string, before: string | null, after: string): CopyChange => ({
    kind: 'colors',
    locale: '',
    name,
    before,
    after,
  });

  it('leaves what was changed since, writes the rest of the batch, and skips what is there already', async () => {
    const to = withSettings({
      widgetTheme: { brandPrimaryColor: '#0000ff', psrStarColor: '#222222', btnPrimaryBg: '#333333' },
    });
    const changes = [
      color('brandPrimaryColor', '#111111', '#aaaaaa'),
      color('psrStarColor', '#222222', '#bbbbbb'),
      color('btnPrimaryBg', '#eeeeee', '#333333'),
    ];
    expect(await copy(changes, to)).toEqual({
      brandPrimaryColor: 'conflict',
      psrStarColor: 'done',
      btnPrimaryBg: 'done',
    });
    expect(to.writes()).toEqual([['PATCH', '/admin/settings/widgetTheme', { change: { psrStarColor: '#bbbbbb' } }]]);
    expect(await copy([color('psrStarColor', '#111111', '#222222')], to)).toEqual({
      psrStarColor: 'conflict',
    });
    expect(await copy([css(null, null)], to)).toEqual({ customCss: 'done' });
    expect(to.writes()).toHaveLength(1);
  });

  it.each([
    ['was applied', 'after', 'done'],
    ['was not applied', 'before', 'server'],
  ] as const)('reads the store again after a lost response: the change %s', async (_name, when, outcome) => {
    const to = withSettings({ customCss: null });
    to.failures[when] = (request) => (isRead(request) ? null : lost());
    expect(await copy([css(null, '.a {}')], to)).toMatchObject({ customCss: outcome });
  });

  it('has failed for certain if only a part of the batch was applied', async () => {
    const to = withSettings({ widgetTheme: { brandPrimaryColor: '#111111', psrStarColor: '#222222' } });
    to.failures.before = (request) => {
      if (isRead(request)) return null;
      Object.assign(Object(to.state.settings['widgetTheme']), { psrStarColor: '#bbbbbb' });
      return lost();
    };
    const changes = [color('brandPrimaryColor', '#111111', '#aaaaaa'), color('psrStarColor', '#222222', '#bbbbbb')];
    expect(await copy(changes, to)).toMatchObject({
      brandPrimaryColor: 'server',
      psrStarColor: 'server',
    });
  });

  it('is uncertain if the store cannot be read again', async () => {
    const to = withSettings({ customCss: null });
    let isWritten = false;
    to.failures.before = (request) => {
      if (isRead(request)) return isWritten ? new AppError({ kind: 'server', status: 503 }) : null;
      isWritten = true;
      return lost();
    };
    expect(await copy([css(null, '.a {}')], to)).toMatchObject({
      customCss: 'uncertain',
    });
  });

  it.each(['offline', 'timeout', 'auth', 'forbidden', 'tooMany', 'canceled'] as const)(
    'stops at an error that the rest would meet as well: %s',
    async (kind) => {
      const to = withSettings({ customCss: null });
      to.failures.before = (request) => (isRead(request) ? null : new AppError({ kind }));
      expect(await copy([css(null, '.a {}'), color('psrStarColor', null, '#222222')], to)).toMatchObject({
        customCss: kind,
        psrStarColor: 'canceled',
      });
      expect(to.writes()).toHaveLength(1);
    },
  );

  it('goes on after an error of one change', async () => {
    const to = withSettings({ customCss: null });
    to.failures.before = ({ body }) => (Object(body).change?.customCss ? new AppError({ kind: 'validation' }) : null);
    expect(await copy([css(null, '.a {}'), color('psrStarColor', null, '#222222')], to)).toMatchObject({
      customCss: 'validation',
      psrStarColor: 'done',
    });
  });

  it('writes nothing if the store cannot be read', async () => {
    const to = withSettings({ customCss: null });
    to.failures.before = () => new AppError({ kind: 'server', status: 500 });
    expect(await copy([css(null, '.a {}')], to)).toMatchObject({ customCss: 'server' });
    expect(to.writes()).toEqual([]);
  });

  it('identifies changes by kind, language and name', () => {
    const keys = [css(null, 'a'), { ...css(null, 'a'), locale: 'en' }, { ...css(null, 'a'), name: 'b' }].map(
      getChangeKey,
    );
    expect(new Set(keys).size).toBe(3);
    expect(invertChanges([{ ...css('a', 'b'), fallback: 'c' }])).toEqual([css('b', 'a')]);
  });
});
