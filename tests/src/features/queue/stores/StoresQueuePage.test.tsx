/** The moderation queue over all stores: what each store's token reads and writes. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import StoresQueuePage from '../../../../../src/features/queue/stores/StoresQueuePage';
import { SiteSelector } from '../../../../../src/layout/Sidebar';
import { renderInSite, type SentCall } from '../../../../support/renderInSite';

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../../../../src/session/stores/StoreCounts'), 60_000);

const createReview = (id: string, title: string) => ({ _id: id, title, status: 'pending', isFeatured: 0, rating: 5 });

type Stores = Record<string, ReturnType<typeof createReview>[]>;

/** Two stores with pending reviews, by token. */
function createServer(stores: Stores) {
  const waiting = (call: SentCall) => {
    const reviews = stores[String(call.authorization)] ?? [];
    return reviews.filter(({ status }) => status === 'pending');
  };
  return (call: SentCall): unknown => {
    if (call.path.endsWith('/graphql')) {
      const { query, variables } = Object(call.body);
      const items = String(query).includes(': reviews(') ? waiting(call) : [];
      const counts = [...String(query).matchAll(/(count\d+): (\w+)\(/g)];
      if (counts.length > 0) {
        const getTotal = (list: string | undefined) => (list === 'reviews' ? waiting(call).length : 0);
        return { data: Object.fromEntries(counts.map(([, alias, list]) => [alias, { total: getTotal(list) }])) };
      }
      const one = waiting(call).find(({ _id }) => _id === variables.id);
      const list = { total: items.length, items: items.slice(0, variables.limit) };
      return { data: String(query).includes('reviewById(') ? { one: one ?? null } : { list } };
    }
    if (call.path === '/admin/settings') {
      return { settings: { _id: 'x', platform: 'shopify', defaultLocale: 'en' } };
    }
    const [, id] = /^\/admin\/reviews\/(\w+)$/.exec(call.path) ?? [];
    const review = stores[String(call.authorization)]?.find(({ _id }) => _id === id);
    if (call.method !== 'PATCH' || !review) return undefined;
    Object.assign(review, call.body);
    return { review };
  };
}

/** @param respond answers a call instead of the server, unless it returns undefined */
function open(stores: Stores, respond: (call: SentCall) => unknown = () => undefined) {
  const server = createServer(stores);
  const page = (
    <div data-testid="page">
      <SiteSelector />
      <StoresQueuePage />
    </div>
  );
  return renderInSite(null, {
    respond: (call) => respond(call) ?? server(call),
    at: '/moderate/stores',
    routes: [{ path: '/moderate/stores', element: page }],
  });
}

const findCard = (title: string) => screen.findByRole('article', { name: title });
const publish = (name: string) => screen.getByRole('button', { name });

describe('StoresQueuePage', () => {
  it('[NEW-01] counts each store in the switcher, and goes from store to store with the token of each', async () => {
    const { user, writes } = await open({
      'Bearer token-s1': [createReview('a1', 'First of Nordlys')],
      'Bearer token-s2': [createReview('b1', 'First of Tsuki'), createReview('b2', 'Second of Tsuki')],
    });
    await findCard('First of Nordlys');
    await user.click(screen.getByRole('button', { name: /change shop|switch store/i }));
    const menu = within(await screen.findByRole('menu', { hidden: true }));
    const entry = (name: RegExp) =>
      menu.findByRole(/all stores/i.test(name.source) ? 'menuitem' : 'menuitemradio', { name, hidden: true });
    expect(await entry(/Nordlys.*1 pending/)).toBeInTheDocument();
    expect(await entry(/Tsuki.*2 pending/)).toBeInTheDocument();
    expect(await entry(/all stores.*3 pending/)).toBeInTheDocument();
    await user.keyboard('{Escape}');

    await user.click(publish('Publish'));
    await findCard('First of Tsuki');
    await user.click(publish('Publish'));
    await findCard('Second of Tsuki');
    await user.click(publish('Publish'));
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes().map(({ path, authorization, body }) => [path, authorization, body])).toEqual([
      ['/admin/reviews/a1', 'Bearer token-s1', { status: 'approved' }],
      ['/admin/reviews/b1', 'Bearer token-s2', { status: 'approved' }],
      ['/admin/reviews/b2', 'Bearer token-s2', { status: 'approved' }],
    ]);
    const lists = within(await screen.findByRole('navigation', { name: /lists/i }));
    expect(lists.getByRole('link', { name: 'Product reviews' })).toHaveAttribute('href', '/product-reviews?siteId=s2');
  });

  it('sends a reply with the token of its store', async () => {
    const { user, calls } = await open(
      { 'Bearer token-s1': [], 'Bearer token-s2': [createReview('b1', 'Only of Tsuki')] },
      ({ path, body }) =>
        path === '/admin/reviews/b1/reply' ? { review: { _id: 'b1', reply: Object(body).reply } } : undefined,
    );
    await findCard('Only of Tsuki');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await user.type(await screen.findByRole('textbox', { name: /Reply/ }), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    const isReply = ({ path }: SentCall) => path === '/admin/reviews/b1/reply';
    await waitFor(() => expect(calls.filter(isReply)).toHaveLength(1));
    expect(calls.find(isReply)).toMatchObject({ authorization: 'Bearer token-s2', body: { reply: 'Thank you' } });
    expect(calls.filter(({ path }) => path === '/admin/settings').map(({ authorization }) => authorization)).toContain(
      'Bearer token-s2',
    );
  });

  it('closes the clients of the other stores with the open one, and gives none for a foreign store', async () => {
    const { controller } = await open({ 'Bearer token-s1': [], 'Bearer token-s2': [] });
    await expect(controller.clientsOf('s9')).rejects.toMatchObject({ kind: 'forbidden' });
    const other = await controller.clientsOf('s2');
    expect(other.siteId).toBe('s2');
    expect(await controller.clientsOf('s2')).toBe(other);
    controller.openSite('s2');
    await waitFor(() => expect(controller.state.get()).toMatchObject({ kind: 'ready', open: { site: { _id: 's2' } } }));
    await expect(other.dataProvider.loadSettings()).rejects.toMatchObject({ kind: 'canceled' });
    const now = await controller.clientsOf('s2');
    expect(now).not.toBe(other);
  });

  it('begins with the first store that has something, and its links open that store', async () => {
    await open({ 'Bearer token-s1': [], 'Bearer token-s2': [createReview('b1', 'Only of Tsuki')] });
    await findCard('Only of Tsuki');
    const tabs = within(screen.getByRole('navigation', { name: 'Stores' }));
    expect(tabs.getByRole('link', { name: /Tsuki/ })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: /Tsuki/ })).toHaveAttribute('href', '/moderate/stores?store=s2');
  });

  it('[REL-02] keeps the heading and the stores if the settings of a store are broken, and reads them again', async () => {
    let settings: unknown = [];
    const { user } = await open(
      { 'Bearer token-s1': [], 'Bearer token-s2': [createReview('b1', 'Only of Tsuki')] },
      ({ path, authorization }) =>
        path === '/admin/settings' && authorization === 'Bearer token-s2' ? { settings } : undefined,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: /Nordlys/ })).toHaveAttribute('href', '/moderate/stores?store=s1');
    settings = { _id: 's2', platform: 'shopify', defaultLocale: 'en' };
    await user.click(retry);
    await findCard('Only of Tsuki');
  });

  it('says which store could not be counted', async () => {
    const server = createServer({ 'Bearer token-s1': [createReview('a1', 'First of Nordlys')] });
    const page = (
      <div data-testid="page">
        <StoresQueuePage />
      </div>
    );
    await renderInSite(null, {
      respond: (call) =>
        call.authorization === 'Bearer token-s2' ? new Response('{"error":"no"}', { status: 403 }) : server(call),
      at: '/moderate/stores',
      routes: [{ path: '/moderate/stores', element: page }],
    });
    await findCard('First of Nordlys');
    expect(await screen.findByText(/We couldn’t count what’s waiting in Tsuki/)).toBeVisible();
  });
});
