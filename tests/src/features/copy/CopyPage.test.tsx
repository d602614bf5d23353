/** Copying settings from one store to another: the list, and the requests to each store. */
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import CopyPage from '../../../../src/features/copy/CopyPage';
import { renderInSite, type SentCall } from '../../../support/renderInSite';

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../../../dataProvider/rest/recordWrites'), 60_000);

type Json = Record<string, unknown>;

interface StoreState {
  settings: Json;
  dictionary: Record<string, string>;
  templates: Json[];
  programs: (Json & { _id: string; name: string })[];
}

const createTask = (id: string, points: number) => ({
  _id: id,
  type: 'signup',
  isEnabled: true,
  title: '',
  points,
  config: {},
});

const createTemplate = (key: string, subject: string, isCustom: boolean) => ({
  _id: `id-${key}`,
  key,
  subject,
  html: `<p>${subject}</p>`,
  isCustom,
  updatedAt: null,
});

/** The stores Nordlys (s1, open) and Tsuki (s2), by token. */
function createStores(): Record<string, StoreState> {
  return {
    'Bearer token-s1': {
      settings: {
        _id: 's1',
        defaultLocale: 'en',
        defaultCurrency: 'EUR',
        widgetTheme: { brandPrimaryColor: '#111111', psrStarColor: '#222222' },
        customCss: '',
        savedReplies: [{ _id: 'r1', name: 'Thanks', text: 'Thank you' }],
      },
      dictionary: { 'reviews.title': 'Own title', 'reviews.only': 'Only here' },
      templates: [createTemplate('reviewReplied', 'Default subject', false)],
      programs: [{ _id: 'p1', name: 'Circle', tasks: [createTask('t1', 50)], rewards: [], settings: {} }],
    },
    'Bearer token-s2': {
      settings: {
        _id: 's2',
        defaultLocale: 'en',
        supportedLanguages: ['en', 'ja'],
        defaultCurrency: 'JPY',
        widgetTheme: { brandPrimaryColor: '#aa0000', psrStarColor: '#222222' },
        customCss: '.lw-a { color: red }',
        savedReplies: [
          { _id: 'r8', name: 'Thanks', text: 'Arigato' },
          { _id: 'r9', name: 'Sorry', text: 'We are sorry' },
        ],
      },
      dictionary: { 'reviews.title': 'Their title' },
      templates: [createTemplate('reviewReplied', 'Their subject', true)],
      programs: [
        { _id: 'q1', name: 'Circle', tasks: [createTask('u1', 80)], rewards: [], settings: { pointsName: 'Coins' } },
        { _id: 'q2', name: 'New program', tasks: [createTask('u2', 5)], rewards: [], settings: {} },
      ],
    },
  };
}

/** Stores what the page writes, like the API. */
function createServer(stores: Record<string, StoreState>) {
  return (call: SentCall): unknown => {
    const store = stores[String(call.authorization)];
    const { method, path } = call;
    const body = Object(call.body);
    if (!store) return undefined;
    if (path === '/admin/settings') {
      if (method === 'PATCH') Object.assign(store.settings, body.change);
      return { settings: store.settings };
    }
    if (path === '/admin/settings/widgetTheme') {
      store.settings['widgetTheme'] = { ...Object(store.settings['widgetTheme']), ...body.change };
      return { widgetTheme: store.settings['widgetTheme'] };
    }
    if (path.includes('/locale_dictionary/')) {
      if (method === 'POST') store.dictionary = body.dictionary;
      return { locale: { code: 'en', dictionary: store.dictionary } };
    }
    if (path.includes('/email/templates')) {
      if (method === 'PUT') store.templates = [{ ...createTemplate(body.key, body.subject, true), html: body.html }];
      if (method === 'DELETE') store.templates = [createTemplate('reviewReplied', 'Default subject', false)];
      return { templates: store.templates };
    }
    const [, programId] = /^\/admin\/loyalty\/programs\/?(\w*)$/.exec(path) ?? [];
    if (programId === undefined) return undefined;
    if (method === 'GET') return { programs: store.programs };
    if (method === 'POST') store.programs.push({ _id: 'p9', name: body.name, tasks: [], rewards: [], settings: {} });
    if (method === 'DELETE') store.programs = store.programs.filter(({ _id }) => _id !== programId);
    const program = store.programs.find(({ _id }) => _id === (method === 'POST' ? 'p9' : programId));
    if (method === 'PATCH' && program) Object.assign(program, body);
    return { program };
  };
}

function open(respond: (call: SentCall) => unknown) {
  const page = (
    <div data-testid="page">
      <CopyPage />
    </div>
  );
  return renderInSite(null, { respond, at: '/copy-settings', routes: [{ path: '/copy-settings', element: page }] });
}

const findGroup = async (name: string) => within(await screen.findByRole('region', { name }));
const isOwnWrite = ({ path }: SentCall) => !path.includes('/housekeeping/');

describe('CopyPage', () => {
  it('[NEW-02] compares two stores, copies what is chosen with the token of its store, and undoes it', async () => {
    const stores = createStores();
    const before = structuredClone(stores['Bearer token-s1']);
    const { user, writes } = await open(createServer(stores));

    const colors = await findGroup('Theme colors');
    expect(colors.getAllByRole('checkbox')).toHaveLength(1);
    expect(colors.getByRole('listitem')).toHaveTextContent('#111111#aa0000');
    const translations = await findGroup('Translations');
    expect(translations.getByRole('listitem')).toHaveTextContent('Own titleTheir title');
    const programs = await findGroup('Loyalty programs');
    await user.click(programs.getByRole('button', { name: 'Show changes: Circle' }));
    expect(programs.getByText(/50 points/).tagName).toBe('DEL');
    expect(programs.getByText(/80 points/).tagName).toBe('INS');
    expect(screen.getByText(/Nordlys uses EUR/)).toBeVisible();
    expect(screen.getByText(/that Nordlys doesn’t have: Japanese/)).toBeVisible();

    for (const name of ['Brand color', 'reviews.title', 'Circle', 'New program', 'Sorry']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    await user.click((await findGroup('Emails')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Copy to Nordlys' }));
    expect(await screen.findByText('6 changes copied to Nordlys')).toBeVisible();

    const sent = writes().filter(isOwnWrite);
    expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token-s1']));
    expect(stores['Bearer token-s1']).toMatchObject({
      settings: {
        widgetTheme: { brandPrimaryColor: '#aa0000', psrStarColor: '#222222' },
        customCss: '',
        savedReplies: [
          { _id: 'r1', name: 'Thanks', text: 'Thank you' },
          { name: 'Sorry', text: 'We are sorry' },
        ],
      },
      dictionary: { 'reviews.title': 'Their title', 'reviews.only': 'Only here' },
      templates: [{ key: 'reviewReplied', subject: 'Their subject' }],
      programs: [
        { _id: 'p1', tasks: [{ _id: 't1', points: 80 }], settings: { pointsName: 'Coins' } },
        { name: 'New program', tasks: [{ type: 'signup', points: 5 }] },
      ],
    });
    // Unselected items are still listed.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Theme colors' })).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Custom CSS' })).toBeVisible();

    const recent = await findGroup('Recently copied');
    await user.click(recent.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('6 changes in Nordlys undone')).toBeVisible();
    // Nor does the message offer it any longer.
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(stores['Bearer token-s1']).toEqual(before);
    expect(stores['Bearer token-s2']).toEqual(createStores()['Bearer token-s2']);
  });

  it.each([
    { isRead: true, text: 'Undone: 2 of 3. 1 change is still in Nordlys. Try again in a moment.' },
    { isRead: false, text: 'Undone: 2 of 3. 1 change may still be in Nordlys. Something went wrong on our end.' },
  ])('says how much was undone and what is still there (verified: $isRead)', async ({ isRead, text }) => {
    const stores = createStores();
    const server = createServer(stores);
    let isDown = false;
    let isBroken = false;
    const { user } = await open((call) => {
      if (isDown && call.method === 'DELETE' && call.path.includes('/loyalty/programs/')) {
        isBroken = !isRead;
        return new Response('{}', { status: 500 });
      }
      if (isBroken && call.path === '/admin/loyalty/programs') return new Response('{}', { status: 403 });
      return server(call);
    });
    for (const name of ['Brand color', 'New program', 'Sorry']) {
      await user.click(await screen.findByRole('checkbox', { name }));
    }
    await user.click(screen.getByRole('button', { name: 'Copy to Nordlys' }));
    expect(await screen.findByText('3 changes copied to Nordlys')).toBeVisible();
    isDown = true;
    const recent = await findGroup('Recently copied');
    await user.click(recent.getByRole('button', { name: /^Undo/ }));
    const message = await screen.findByText(/^Undone: /);
    expect(message).toHaveTextContent(text);
    expect(message).not.toHaveTextContent('nothing was saved');
    const getPrograms = () => stores['Bearer token-s1']?.programs.map(({ name }) => name);
    expect(getPrograms()).toEqual(['Circle', 'New program']);
    isDown = false;
    isBroken = false;
    await user.click(await recent.findByRole('button', { name: 'Undo: 1 change from Tsuki' }));
    expect(await screen.findByText('1 change in Nordlys undone')).toBeVisible();
    expect(getPrograms()).toEqual(['Circle']);
  });

  it('writes to a store that is not open with the token of that store', async () => {
    const stores = createStores();
    const { user, writes } = await open(createServer(stores));
    await user.click(await screen.findByRole('button', { name: 'Swap stores' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Brand color' }));
    await user.click(screen.getByRole('button', { name: 'Copy to Tsuki' }));
    expect(await screen.findByText('1 change copied to Tsuki')).toBeVisible();
    expect(writes().filter(isOwnWrite)).toMatchObject([
      {
        path: '/admin/settings/widgetTheme',
        authorization: 'Bearer token-s2',
        body: { change: { brandPrimaryColor: '#111111' } },
      },
    ]);
  });

  it('says that there is nothing to copy, also where only the other store has values', async () => {
    const stores = createStores();
    const { user } = await open(createServer(stores));
    await user.click(await screen.findByRole('button', { name: 'Swap stores' }));
    expect(await screen.findByText('Nothing to copy: custom CSS, emails')).toBeVisible();
    expect(screen.queryByText(/No differences/)).toBeNull();
  });

  it('says that there is nothing to copy from a store without values of its own', async () => {
    const stores = createStores();
    const settings = { _id: 's2', defaultLocale: 'en', defaultCurrency: 'EUR' };
    stores['Bearer token-s2'] = { settings, dictionary: {}, templates: [], programs: [] };
    await open(createServer(stores));
    expect(await screen.findByText('Nothing to copy')).toBeVisible();
    expect(screen.getByText('Tsuki has nothing to copy that isn’t here already.')).toBeVisible();
  });

  it('says which copied rewards are off without an amount of the store’s currency, and leads to their program', async () => {
    const stores = createStores();
    const reward = {
      _id: 'w1',
      type: 'fixed_amount',
      isEnabled: true,
      title: '',
      pointsCost: 9,
      config: { value: 500 },
    };
    const other = { ...reward, _id: 'w2', type: 'percentage', config: { value: 10 } };
    Object.assign(Object(stores['Bearer token-s2']?.programs[1]), { rewards: [reward, other] });
    const { user } = await open(createServer(stores));
    await user.click(await screen.findByRole('checkbox', { name: 'New program' }));
    await user.click(screen.getByRole('button', { name: 'Copy to Nordlys' }));
    const recent = await findGroup('Recently copied');
    expect(await recent.findByText(/^Off in “New program”: Amount off\. Enter the amounts/)).toBeVisible();
    const link = await recent.findByRole('link', { name: 'Open “New program”' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/loyalty/p9'));
    await user.click(recent.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(recent.queryByText(/^Off in/)).toBeNull());
  });

  it('says before copying what links to the website of the other store', async () => {
    const stores = createStores();
    Object.assign(Object(stores['Bearer token-s1']?.settings), { website: 'https://nordlys.example' });
    Object.assign(Object(stores['Bearer token-s2']?.settings), { website: 'https://www.tsuki.example/shop' });
    const html = '<p>Their subject <a href="https://tsuki.example/rewards">Rewards</a></p>';
    Object.assign(Object(stores['Bearer token-s2']?.templates[0]), { html });
    await open(createServer(stores));
    expect(await screen.findByText(/^1 difference links to tsuki\.example, the website of Tsuki\./)).toBeVisible();
    expect(screen.getAllByText(/Links to tsuki\.example/)).toHaveLength(1);
    expect(screen.getByRole('checkbox', { description: 'English · Links to tsuki.example' })).toBeVisible();
  });

  it('leaves what was changed since, and says so', async () => {
    const stores = createStores();
    const { user, writes } = await open(createServer(stores));
    await user.click(await screen.findByRole('checkbox', { name: 'Brand color' }));
    Object.assign(Object(stores['Bearer token-s1']?.settings['widgetTheme']), { brandPrimaryColor: '#00ff00' });
    await user.click(screen.getByRole('button', { name: 'Copy to Nordlys' }));
    expect(await screen.findByText(/1 change wasn’t copied to Nordlys/)).toBeVisible();
    expect(await screen.findByText('It was changed since, so it was left as it is.')).toBeVisible();
    expect(writes().filter(isOwnWrite)).toEqual([]);
  });

  it.each([
    { removal: 200, left: null },
    {
      removal: 403,
      left: 'An empty program “New program” is left in Nordlys, because we couldn’t delete it. Delete it there.',
    },
    {
      removal: 502,
      left: 'We couldn’t confirm that the empty program “New program” was deleted in Nordlys. Check it there.',
    },
  ])(
    'a program that the store refuses is deleted again (response $removal), and what was refused is named',
    async (given) => {
      const stores = createStores();
      const task = { ...createTask('u2', 5), type: 'wholesale_order', title: 'Wholesale order' };
      Object.assign(Object(stores['Bearer token-s2']?.programs[1]), { tasks: [task] });
      const server = createServer(stores);
      let isBroken = false;
      const { user, writes } = await open((call) => {
        const isProgram = call.path === '/admin/loyalty/programs/p9';
        if (isProgram && call.method === 'PATCH') {
          const refusal = { error: 'Check these fields: tasks.', fields: { tasks: '1: type Must be one of: signup' } };
          return Response.json(refusal, { status: 422 });
        }
        if (isProgram && given.removal !== 200) {
          isBroken = given.removal === 502;
          return new Response('{}', { status: given.removal });
        }
        // The list can't be read, so the deletion can't be verified.
        if (isBroken && call.path === '/admin/loyalty/programs') return new Response('{}', { status: 403 });
        return server(call);
      });
      await user.click(await screen.findByRole('checkbox', { name: 'New program' }));
      await user.click(screen.getByRole('button', { name: 'Copy to Nordlys' }));
      const refused = await screen.findByText(/Tasks: 1: type Must be one of: signup\./);
      if (given.left) expect(refused).toHaveTextContent(given.left);
      else expect(refused).not.toHaveTextContent(/empty program/);
      expect(
        writes()
          .filter(isOwnWrite)
          .map(({ method, path }) => `${method} ${path}`),
      ).toEqual([
        'POST /admin/loyalty/programs',
        'PATCH /admin/loyalty/programs/p9',
        'DELETE /admin/loyalty/programs/p9',
      ]);
      if (isBroken) return;
      expect(refused).toHaveTextContent('Nordlys may not support this type of task or reward: Wholesale order.');
      expect(stores['Bearer token-s1']?.programs.some(({ _id }) => _id === 'p9')).toBe(given.left !== null);
      expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    },
  );

  it('compares the rest if one kind fails to load', async () => {
    const server = createServer(createStores());
    await open((call) =>
      call.path.includes('/loyalty/programs') ? new Response('{"error":"no"}', { status: 403 }) : server(call),
    );
    expect(await screen.findByText('We couldn’t compare: loyalty programs')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Brand color' })).toBeVisible();
  });
});
