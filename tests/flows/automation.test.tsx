/** Automation rules: validation, requests, and stored results. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { clearTabStorage } from '../../src/lib/storage/tabStorage';
import { iconPaths } from '../../src/ui/icons/iconPaths';
import { createGate } from '../support/createGate';
import { getCurrentPath, heading, json, open, type ServerRequest, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../src/App'),
      import('../../src/features/automation/AutomationPage'),
      import('../../src/engine/bulk/BulkRunCard'),
      import('../../src/engine/bulk/fetchAllMatching'),
    ]),
  60_000,
);

const rule = {
  name: 'Thank for photos',
  trigger: { type: 'reviewPublished' },
  match: 'all',
  conditions: [{ field: 'photo', operator: 'is', value: 'yes' }],
  action: { type: 'addPoints', points: 50, customerNote: '' },
  limit: 2,
  color: 'kept',
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const reviewOf = (id: string, customerId: string, hours: number, fields: object = {}) => ({
  _id: id,
  title: `Review ${id}`,
  rating: 5,
  status: 'approved',
  attachments: [{ _id: 'a', src: '/a.jpg', type: 'image', thumbnail: null }],
  createdAt: hoursAgo(24),
  publishedAt: hoursAgo(hours),
  customer: { _id: customerId, name: `Customer ${customerId}`, emailAddress: null },
  product: { productId: 'p1', name: 'Mug' },
  ...fields,
});
const reviews = [
  reviewOf('r1', 'c1', 9),
  reviewOf('r2', 'c1', 8),
  reviewOf('r3', 'c2', 7),
  reviewOf('plain', 'c3', 6, { attachments: [] }),
  reviewOf('guest', 'c4', 5, { customer: null }),
];

interface StoredWidget {
  _id: string;
  type: string;
  data: Record<string, unknown>;
  isEnabled: boolean;
}

/** A fake server that stores widgets and lists reviews. */
function storeWidgets(first: readonly StoredWidget[]) {
  let widgets = first;
  let isResent = false;
  const find = (path: string) => widgets.find(({ _id }) => path.endsWith(`/${_id}`));
  server.respond('GET /admin/widgets', () => json({ widgets }));
  server.respond('POST /admin/widgets', ({ body }) => {
    const widget: StoredWidget = { _id: 'new', isEnabled: false, ...Object(body) };
    widgets = [...widgets, widget, ...(isResent ? [{ ...widget, _id: 'again' }] : [])];
    return json({ widget });
  });
  for (const { _id } of [...first, { _id: 'new' }, { _id: 'again' }]) {
    server.respond(`PATCH /admin/widgets/${_id}`, ({ path, body }) => {
      widgets = widgets.map((widget) => (find(path) === widget ? { ...widget, ...Object(body) } : widget));
      return json({ widget: find(path) });
    });
    server.respond(`DELETE /admin/widgets/${_id}`, ({ path }) => {
      widgets = widgets.filter((widget) => find(path) !== widget);
      return json({});
    });
  }
  server.respond('POST /admin/graphql', ({ body }: ServerRequest) => {
    const { query, variables } = Object(body);
    if (/\bone:/.test(query)) return json({ data: { one: reviews.find(({ _id }) => _id === variables.id) ?? null } });
    const items = String(query).includes('reviews(') && variables.offset === 0 ? reviews : [];
    return json({ data: { list: { total: items.length, items } } });
  });
  server.respond('POST /admin/loyalty/add_points', () => json({}));
  return {
    data: () => widgets.find(({ _id }) => _id === 'w1')?.data,
    /** Another tab or the provider changes the rule. */
    putData(data: Record<string, unknown>) {
      widgets = widgets.map((widget) => (widget._id === 'w1' ? { ...widget, data } : widget));
    },
    ids: () => widgets.map(({ _id }) => _id),
    /** The browser sends each creation again, as it does when a reused connection closes; the key is ignored. */
    resendCreations() {
      isResent = true;
    },
  };
}

const stored = (change: Partial<StoredWidget> = {}): StoredWidget => ({
  _id: 'w1',
  type: 'automation',
  data: rule,
  isEnabled: true,
  ...change,
});

async function openPage(path = '/automation/w1', widgets: readonly StoredWidget[] = [stored()], name = rule.name) {
  const store = storeWidgets(widgets);
  storeSession();
  const page = await open(path);
  await heading(name);
  return {
    ...store,
    user: userEvent.setup(),
    /** The tab is closed, and the page opened in another one. */
    async openInNewTab() {
      await act(async () => page.stop());
      document.body.replaceChildren();
      clearTabStorage();
      await open(path);
      await heading(name);
    },
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sentPoints = () => server.received('POST /admin/loyalty/add_points').map(({ body }) => body);
const runsCalls = () => server.requests.filter(({ path }) => path.startsWith('/admin/automation/runs'));

describe('the list of rules', () => {
  it('[AUT-01] creates a rule from a template, which is off, and opens it', async () => {
    const { user } = await openPage('/automation', [], 'Automation');
    expect(await screen.findByText('No data')).toBeVisible();
    expect(runsCalls()).toEqual([]);
    await user.click(await button('Create rule'));
    await user.click(await button('Publish good reviews'));
    await heading('Publish good reviews');
    expect(getCurrentPath()).toBe('/automation/new');
    expect(server.received('POST /admin/widgets').map(({ body }) => body)).toEqual([
      {
        type: 'automation',
        data: expect.objectContaining({
          name: 'Publish good reviews',
          trigger: expect.objectContaining({ type: 'reviewWritten' }),
          action: expect.objectContaining({ type: 'publish' }),
        }),
      },
    ]);
    expect(await screen.findByRole('switch', { name: 'Run this rule' })).not.toBeChecked();
  });

  it('[AUT-01] switches, duplicates without the run log, and deletes; says once that rules run here only', async () => {
    const data = { ...rule, handled: ['r1'], runs: [{ at: '2026-11-01T00:00:00Z', matched: 1, done: 1, failed: 0 }] };
    const other = stored({ _id: 'w2', data: { ...rule, name: 'Other' } });
    const { user } = await openPage('/automation', [stored({ data, isEnabled: false }), other], 'Automation');
    expect(await screen.findByText(/^Rules don’t run automatically in your store/)).toBeVisible();
    expect(runsCalls()).toHaveLength(1);
    const title = await screen.findByRole('heading', { name: 'Thank for photos' });
    expect(title.parentElement?.querySelector('path')).toHaveAttribute('d', iconPaths.star);
    await user.click(await screen.findByRole('switch', { name: 'Run “Thank for photos”' }));
    await waitFor(() =>
      expect(server.received('PATCH /admin/widgets/w1').map(({ body }) => body)).toEqual([{ isEnabled: true }]),
    );
    await user.click(await button('More actions for “Thank for photos”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('“Thank for photos (copy)” created')).toBeVisible();
    expect(server.received('POST /admin/widgets').map(({ body }) => body)).toEqual([
      { type: 'automation', data: { ...rule, name: 'Thank for photos (copy)' } },
    ]);
    await user.click(await button('More actions for “Other”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(await dialog.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Other' })).not.toBeInTheDocument());
    expect(server.received('DELETE /admin/widgets/w2')).toHaveLength(1);
  });
});

describe('a rule', () => {
  const run = async (user: UserEvent) => {
    await user.click(await button('Run now'));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Run now' }));
  };

  it('[AUT-01] is saved with the keys that the console does not know', async () => {
    const { user, data } = await openPage();
    const points = await screen.findByRole('textbox', { name: /^Points to add/ });
    await user.clear(points);
    await user.type(points, '75');
    expect(await button('Run now')).toBeDisabled();
    expect(await screen.findByText('Save your changes to run the rule.')).toBeVisible();
    await user.click(await button('Save'));
    expect(await screen.findByText('Rule saved')).toBeVisible();
    expect(data()).toMatchObject({ color: 'kept', action: { type: 'addPoints', points: 75 } });
  });

  it.each([
    ['lack', {}],
    ['have malformed', { limit: { most: 5 }, match: 7 }],
  ])('[AUT-01] can be edited in keys that the stored data %s; all other parts stay as stored', async (_, stray) => {
    const { limit: _limit, match: _match, ...others } = rule;
    const raw = { ...others, ...stray, action: { ...others.action, currency: 'EUR' } };
    const { user, data } = await openPage('/automation/w1', [stored({ data: raw, isEnabled: false })]);
    const limit = await screen.findByRole('textbox', { name: /^Limit per run/ });
    await user.clear(limit);
    await user.type(limit, '7');
    // It would run with the limit of before.
    expect(screen.getByRole('switch', { name: 'Run this rule' })).toBeDisabled();
    await user.click(await button('Save'));
    expect(await screen.findByText('Rule saved')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Run this rule' })).toBeEnabled());
    expect(data()).toEqual({ ...raw, limit: 7 });
  });

  it('[AUT-01] marks what is missing instead of checking, and can only be turned on when it is complete', async () => {
    const data = { ...rule, action: { type: 'addPoints', points: null } };
    const { user } = await openPage('/automation/w1', [stored({ data, isEnabled: false })]);
    expect(await screen.findByText('Incomplete')).toBeVisible();
    expect(await screen.findByRole('switch', { name: 'Run this rule' })).toBeDisabled();
    await user.click(await button('Check matches'));
    expect(await screen.findByText('Enter a whole number above 0')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Complete the highlighted fields first.');
    expect(server.requests.filter(({ body }) => Object(body).variables?.limit === 50)).toEqual([]);
  });

  it('[AUT-01] keeps a trigger and an action that are unknown, and shows them as text', async () => {
    const data = { ...rule, trigger: { type: 'moonPhase' }, action: { type: 'dance' } };
    await openPage('/automation/w1', [stored({ data })]);
    expect(await screen.findByRole('combobox', { name: 'Event' })).toHaveDisplayValue('Unknown (moonPhase)');
    expect(await screen.findByRole('combobox', { name: 'Action' })).toHaveDisplayValue('Unknown (dance)');
  });

  it('[AUT-01] lists what it matches and the cost, and changes nothing by that', async () => {
    const { user, data } = await openPage();
    await user.click(await button('Check matches'));
    const table = within(await screen.findByRole('table', { name: 'Matches' }));
    expect((await table.findAllByRole('row')).length).toBe(4);
    expect(await table.findByRole('link', { name: 'Review r1' })).toHaveAttribute(
      'href',
      expect.stringContaining('/product-reviews?record=r1'),
    );
    expect(await screen.findByText('Points: 150')).toBeVisible();
    expect(screen.getByText(/^Checks the events of the last 30 days/)).toBeVisible();
    expect(screen.getByText(/^One run handles up to 2 of the matches, the oldest first\./)).toBeVisible();
    expect(sentPoints()).toEqual([]);
    expect(data()).toEqual(rule);
  });

  it('[AUT-01] lists inactive customers without a date, since nobody knows when they were last active', async () => {
    const data = {
      ...rule,
      trigger: { type: 'customerInactive', days: 90 },
      conditions: [],
      action: { type: 'addPoints', points: 50, customerNote: '' },
    };
    const { user } = await openPage('/automation/w1', [stored({ data })]);
    const ida = { _id: 'c9', name: 'Ida Berg', emailAddress: 'ida@shop.example', createdAt: hoursAgo(9600) };
    server.respond('POST /admin/graphql', ({ body }: ServerRequest) => {
      const { query, variables } = Object(body);
      const items = String(query).includes('customers(') && variables.offset === 0 ? [ida] : [];
      return json({ data: { list: { total: items.length, items } } });
    });
    await user.click(await button('Check matches'));
    const table = within(await screen.findByRole('table', { name: 'Matches' }));
    expect(await table.findByRole('link', { name: 'Ida Berg' })).toBeVisible();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Customer']);
  });

  it('[AUT-01] takes back what it has matched when the rule is changed, and when a run has handled it', async () => {
    const { user } = await openPage();
    const getMatches = () => screen.queryByRole('table', { name: 'Matches' });
    await user.click(await button('Check matches'));
    expect(await screen.findByText('Points: 150')).toBeVisible();
    const points = await screen.findByRole('textbox', { name: /^Points to add/ });
    await user.type(points, '0');
    expect(await screen.findByText(/^You’ve changed the rule since this check\./)).toBeVisible();
    expect(screen.queryByText('Points: 150')).toBeNull();
    expect(getMatches()).toBeNull();
    await user.type(points, '{Backspace}');
    expect(screen.getByText('Points: 150')).toBeVisible();
    expect(getMatches()).toBeVisible();

    await run(user);
    expect(await screen.findByText('100 points added to 1 customer')).toBeVisible();
    await waitFor(() => expect(getMatches()).toBeNull());
    expect(screen.queryByText('Points: 150')).toBeNull();
    expect(screen.queryByText(/since this check/)).toBeNull();
  });

  it.each([
    [
      { type: 'rewardStatus', days: 14, status: 'pending' },
      'Shows what this rule would have run for in the last 30 days, without changing anything. Event: A reward is 14 days old (Pending).',
    ],
    [
      { type: 'customerInactive', days: 90 },
      'Shows what this rule would run for today, without changing anything. Event: A customer has no rewards activity for 90 days.',
    ],
  ])('[AUT-01] says what is checked for the days of a rule: %o', async (trigger, text) => {
    await openPage('/automation/w1', [stored({ data: { ...rule, trigger, conditions: [] } })]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/^Checks the events of/)).toBeNull();
  });

  it('[AUT-01] runs up to its limit, remembers the records, goes on with the rest, and undoes', async () => {
    const { user, data } = await openPage();
    await user.click(await button('Run now'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Points: 100')).toBeVisible();
    expect(await dialog.findByText('Left for the next run because of the limit: 1')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Run now' }));
    expect(await screen.findByText('100 points added to 1 customer')).toBeVisible();
    const note = { points: 50, adminNote: 'Automation: Thank for photos' };
    expect(sentPoints()).toEqual([
      { customerId: 'c1', ...note },
      { customerId: 'c1', ...note },
    ]);
    await waitFor(() => expect(data()).toMatchObject({ handled: ['r1', 'r2'], color: 'kept' }));
    expect(await screen.findByRole('table', { name: 'Run log' })).toHaveTextContent('Run here');

    await user.click(await button('Check matches'));
    expect(await screen.findByText('Points: 50')).toBeVisible();

    await user.click(await button('Undo 2'));
    expect(await screen.findByText('Undone: 2')).toBeVisible();
    expect(sentPoints().slice(2)).toEqual([
      { customerId: 'c1', ...note, points: -50 },
      { customerId: 'c1', ...note, points: -50 },
    ]);
    await waitFor(() => expect(data()).toMatchObject({ handled: [], undone: { r1: 1, r2: 1 } }));
    // The rule is on, and rules also run automatically.
    expect(screen.getByText(/^“Thank for photos” is on, so its next run handles again what you undid\./)).toBeVisible();
    await user.click(await button('Run now'));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByText('Undone before, and handled again: 2')).toBeVisible();
  });

  it('shows the whole text of a reply before a run, and who sees it', async () => {
    const text = `We are sorry. ${'Please write to us. '.repeat(8)}Thank you!`;
    const data = { ...rule, conditions: [], action: { type: 'reply', text } };
    const { user } = await openPage('/automation/w1', [stored({ data })]);
    await user.click(await button('Run now'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(`Reply: ${text}`)).toBeVisible();
    expect(dialog.getByText('Sent unchanged to every customer and shown in your store.')).toBeVisible();
    expect(dialog.getByText(/You can undo them afterward, but not the emails/)).toBeVisible();
  });

  it('says before a run of decisions that they can’t be undone', async () => {
    const trigger = { type: 'rewardStatus', days: 1, status: 'pending' };
    const data = { ...rule, trigger, conditions: [], action: { type: 'approve' } };
    const { user } = await openPage('/automation/w1', [stored({ data })]);
    const reward = {
      _id: 'p1',
      type: 'points',
      task_type: 'signup',
      amount: 10,
      status: 'pending',
      createdAt: hoursAgo(30),
    };
    server.respond('POST /admin/graphql', ({ body }: ServerRequest) => {
      const items = Object(Object(body).variables).offset === 0 ? [reward] : [];
      return json({ data: { list: { total: items.length, items } } });
    });
    await user.click(await button('Run now'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/one at a time. They can’t be undone, but you can reverse each\.$/)).toBeVisible();
  });

  it('[AUT-01] sends nothing until the run is remembered', async () => {
    const { user, data } = await openPage();
    server.respond('PATCH /admin/widgets/w1', () => json({ error: 'No room' }, 422));
    await run(user);
    expect(await screen.findByText(/No room/)).toBeVisible();
    expect(sentPoints()).toEqual([]);
    expect(data()).toEqual(rule);
  });

  it('[AUT-01] says that the result of a run could not be remembered, and remembers it on another try', async () => {
    const { user } = await openPage();
    let now: unknown = null;
    let isRefused = false;
    server.respond('PATCH /admin/widgets/w1', ({ body }) => {
      if (isRefused) return json({ error: 'No room' }, 422);
      now = Object(body).data;
      isRefused = true;
      return json({ widget: { ...stored(), ...Object(body) } });
    });
    server.respond('GET /admin/widgets', () => json({ widgets: [stored({ data: Object(now ?? rule) })] }));
    await run(user);
    expect(await screen.findByText(/we couldn’t save which items it handled.*No room/)).toBeVisible();
    // They were sent, so they count as handled.
    expect(now).toMatchObject({ handled: ['r1', 'r2'], runs: [{ open: ['r1', 'r2'] }] });
    isRefused = false;
    await user.click(await button(/^Try again|^Retry/));
    await waitFor(() => expect(now).toMatchObject({ handled: ['r1', 'r2'], runs: [{ done: 2 }] }));
  });

  it('[AUT-01] does not give points again after a tab was closed in the middle of a run', async () => {
    const { user, data, openInNewTab } = await openPage();
    // The backend adds the points, ignores the key, and the tab is closed before the response.
    server.respond('POST /admin/loyalty/add_points', () => new Promise(() => undefined));
    await run(user);
    await waitFor(() => expect(sentPoints()).toHaveLength(1));
    await openInNewTab();
    server.respond('POST /admin/loyalty/add_points', () => json({}));
    expect(data()).toMatchObject({ handled: ['r1', 'r2'] });
    expect(await screen.findByRole('table', { name: 'Run log' })).toHaveTextContent('Not finished.');
    await run(user);
    expect(await screen.findByText('50 points added to 1 customer')).toBeVisible();
    expect(sentPoints().map((body) => Object(body).customerId)).toEqual(['c1', 'c2']);

    const interrupted = within(await screen.findByRole('table', { name: 'Interrupted runs' }));
    await user.click(await interrupted.findByRole('button', { name: 'Handled: Review r1' }));
    expect(await screen.findByText('Items taken as handled: 1')).toBeVisible();
    await waitFor(() => expect(interrupted.queryByText('Review r1')).toBeNull());
    await user.click(await interrupted.findByRole('button', { name: 'Handle in next run: Review r2' }));
    expect(await screen.findByText('Items left to the next run: 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Interrupted runs' })).toBeNull());
    expect(data()).toMatchObject({ handled: ['r1', 'r3'], color: 'kept' });
    await run(user);
    await waitFor(() => expect(sentPoints()).toHaveLength(3));
    await waitFor(() => expect(data()).toMatchObject({ handled: ['r1', 'r3', 'r2'] }));
  });

  it('[AUT-01] waits while the lock of the rule is held, and leaves out what was handled meanwhile', async () => {
    const gate = createGate();
    const endOtherRun = gate.close();
    const exclusive: string[] = [];
    const locks = {
      query: async () => ({ held: [] }),
      request: async (name: string, options: LockOptions, use?: () => Promise<void>) => {
        if (!name.startsWith('console.rule.')) return use?.();
        if (options.mode !== 'shared') exclusive.push(name);
        await gate.pass();
        return use?.();
      },
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { user, putData } = await openPage();
    await run(user);
    await waitFor(() => expect(exclusive).toEqual([expect.stringMatching(/^console\.rule\..*\.w1$/)]));
    expect(sentPoints()).toEqual([]);
    putData({ ...rule, handled: ['r1'] });
    endOtherRun();
    expect(await screen.findByText('50 points added to 1 customer')).toBeVisible();
    expect(sentPoints()).toHaveLength(1);
  });

  it('[AUT-01] gives points for records whose ids have any characters', async () => {
    const foreign = reviewOf('評価 ½/é', 'клиент-1', 9);
    const { user } = await openPage();
    server.respond('POST /admin/graphql', ({ body }: ServerRequest) => {
      const { query, variables } = Object(body);
      const items = String(query).includes('reviews(') && variables.offset === 0 ? [foreign] : [];
      return json({ data: { list: { total: items.length, items } } });
    });
    await run(user);
    expect(await screen.findByText('50 points added to 1 customer')).toBeVisible();
    const [sent] = server.received('POST /admin/loyalty/add_points');
    expect(sent?.body).toMatchObject({ customerId: 'клиент-1' });
    expect(sent?.idempotencyKey).toMatch(/^[\w.:-]{8,200}$/);
  });

  it('[AUT-01] shows a failed check with its reason, and the runs of the API', async () => {
    server.respond('GET /admin/automation/runs', () =>
      json({ runs: [{ at: '2026-11-20T02:00:00.000Z', matched: 7, done: 6, failed: 1 }] }),
    );
    const { user } = await openPage();
    expect(await screen.findByText(/^Rules that are on also run automatically/)).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Run log' })).toHaveTextContent('Run automatically761');
    server.respond('POST /admin/graphql', () => json({ error: 'Index lost' }, 422));
    await user.click(await button('Check matches'));
    expect(await screen.findByText(/Index lost/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Matches' })).not.toBeInTheDocument();
  });

  it('says that its automatic runs publish what was left hidden here, if it publishes', async () => {
    server.respond('GET /admin/automation/runs', () => json({ runs: [] }));
    const hidden =
      'Automatic runs also publish reviews that you left hidden, because only this browser knows about those.';
    const findNotice = async () => (await screen.findByText(/^Rules that are on also run automatically/)).textContent;
    const { user } = await openPage();
    expect(await findNotice()).not.toContain(hidden);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'A review is written');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Publish');
    expect(await findNotice()).toContain(hidden);
  });

  it('says that it no longer exists', async () => {
    await openPage('/automation/w9', [stored()], 'Automation');
    expect(await screen.findByText('This rule no longer exists')).toBeVisible();
  });
});
