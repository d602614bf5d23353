import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRow, getRow, runRowAction } from '../support/rows';
import { getCurrentPath, heading, json, open, type ServerRequest, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../src/engine/panel/RecordPanel'));

const mediaUrl = 'https://media.example';
const review = {
  _id: 'r1',
  title: 'Soft, warm, and the color is exact',
  description: 'I wear it every day since it came.\nThe sleeves are a little long.',
  rating: 4,
  countryCode: 'FR',
  ipAddress: '203.0.113.9',
  createdAt: '2026-01-02T10:00:00.000Z',
  publishedAt: '2026-01-03T10:00:00.000Z',
  reply: 'Thank you, Amélie!',
  repliedAt: '2026-01-04T10:00:00.000Z',
  status: 'spam_check',
  isFeatured: 1,
  attachments: [
    { _id: 'a1', src: 'https://media.example/a1.png', type: 'image', thumbnail: 'https://media.example/a1-small.png' },
    { _id: 'a2', src: 'https://media.example/a2.mp4', type: 'video', thumbnail: 'https://media.example/a2-small.png' },
  ],
  customer: {
    _id: 'c1',
    name: 'Amélie Fournier',
    firstName: 'Amélie',
    lastName: 'Fournier',
    emailAddress: 'amelie@mail.example',
    profilePhotoUrl: null,
  },
  product: { productId: 'p1', name: 'Wool cardigan', slug: 'wool-cardigan' },
};

/** Returns the variables of a query for a root field; null for any other request. */
function getVariables({ body }: ServerRequest, root: string): Record<string, unknown> | null {
  const { query, variables } = Object(body);
  return typeof query === 'string' && new RegExp(`: ${root}\\(`).test(query) ? Object(variables) : null;
}

/** Responds to the list query and to single reviews by id. */
function stubReviews(list: readonly object[], ones: Readonly<Record<string, object>>): void {
  server.respond('POST /admin/graphql', (request) => {
    const item = getVariables(request, 'reviewById');
    if (item) return json({ data: { one: ones[String(item['id'])] ?? null } });
    const isReviews = getVariables(request, 'reviews') !== null;
    return json({ data: { list: isReviews ? { total: list.length, items: list } : { total: 0, items: [] } } });
  });
}

describe('a review in its list', () => {
  it('[REV-02] shows rating, title, text, product, customer, country, dates, attachments, reply and an unknown status, and the IP address in its panel', async () => {
    storeSession();
    stubReviews([review, { _id: 'r2', status: 'pending', rating: 1, attachments: [] }], {});
    await open('/product-reviews', null, null, { mediaUrl });
    await findRow('r1');
    const row = getRow('r1');
    expect(row.getByRole('img', { name: '4 out of 5' })).toBeVisible();
    expect(row.getByRole('link', { name: review.title })).toBeVisible();
    expect(row.getByText(/every day since it came\.\sThe sleeves/)).toBeVisible();
    expect(row.getByText('Wool cardigan')).toBeVisible();
    expect(row.getByRole('link', { name: 'Amélie Fournier' })).toHaveAttribute('href', '/customers/c1');
    expect(row.getByText('France')).toBeInTheDocument();
    expect(row.queryByText('203.0.113.9')).toBeNull();
    expect(row.getByText(/^Submitted (?!%)/)).toHaveAttribute('datetime', review.createdAt);
    expect(row.getByText(/^Published (?!%)/)).toHaveAttribute('datetime', review.publishedAt);
    expect(row.getByText(/^Replied (?!%)/)).toHaveAttribute('datetime', review.repliedAt);
    expect(row.getByText('Thank you, Amélie!')).toBeVisible();
    expect(row.getByText('spam_check')).toBeVisible();
    expect(row.getByText('Featured')).toBeVisible();
    const thumbnails = row.getAllByRole('img', { name: /^(Photo|Video) \d of 2$/ });
    expect(thumbnails).toHaveLength(2);

    // Missing values render nothing.
    expect(getRow('r2').queryByText(/%|null|undefined|Replied|Published \d/)).toBeNull();
    expect(getRow('r2').getByRole('link', { name: 'Review without text' })).toBeVisible();

    await userEvent.click(row.getByRole('link', { name: review.title }));
    const panel = within(await screen.findByRole('dialog', { name: review.title }));
    await userEvent.click(await panel.findByText('More'));
    expect(await panel.findByText('203.0.113.9')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Copy IP address' })).toBeEnabled();
  });
});

describe('a review by its URL', () => {
  it('[REV-08] opens in the panel by reviewById, regardless of the list page; closing it shows the list', async () => {
    storeSession();
    stubReviews([{ _id: 'r2', title: 'Another', status: 'pending', rating: 1, attachments: [] }], { r1: review });
    await open('/product-reviews?record=r1', null, null, { mediaUrl });
    const panel = within(await screen.findByRole('dialog', { name: review.title }));
    const requests = server
      .received('POST /admin/graphql')
      .flatMap((request) => getVariables(request, 'reviewById') ?? []);
    expect(requests).toEqual([{ id: 'r1' }]);
    const value = (field: string) => panel.getByText(field, { selector: 'dt' }).nextElementSibling;
    expect(panel.getByText(/every day since it came\.\sThe sleeves/)).toBeVisible();
    expect(value('IP address')).toHaveTextContent('203.0.113.9');
    expect(panel.getByRole('link', { name: 'Wool cardigan' })).toHaveAttribute('href', '/product-reviews/products/p1');
    expect(value('Country')).toHaveTextContent('France');
    expect(panel.getByText('spam_check')).toBeVisible();
    expect(panel.getByRole('region', { name: 'Reply' })).toHaveTextContent('Thank you, Amélie!');
    expect(panel.getAllByRole('img', { name: /^(Photo|Video) \d of 2$/ })).toHaveLength(2);
    for (const field of ['Submitted', 'Published', 'Replied']) {
      expect(value(field)?.querySelector('time')).toHaveAttribute('title', expect.stringMatching(/2026/));
    }
    expect(panel.getByRole('button', { name: 'Edit reply' })).toBeVisible();

    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getCurrentPath()).toBe('/product-reviews?page=0&limit=10');
    await findRow('r2');
  });

  it('[REV-08] shows a message if the review no longer exists', async () => {
    storeSession();
    stubReviews([], {});
    await open('/product-reviews?record=gone');
    const panel = await screen.findByRole('dialog');
    expect(await within(panel).findByText('Not found')).toBeVisible();
    expect(await heading('Product reviews')).toBeInTheDocument();
  });
});

describe('the reviews of a product', () => {
  const of = (id: string, rating: number, description: string, more = {}) => ({
    ...review,
    _id: id,
    title: null,
    description,
    rating,
    status: 'approved',
    reply: null,
    ...more,
  });

  it('shows the average over time and what 1 and 2 stars mention, and replies to those by a saved reply', async () => {
    storeSession();
    server.storeSettings({
      _id: 's1',
      platform: 'shopify',
      savedReplies: [
        { _id: 't0', name: 'Thanks', text: 'Happy to hear that!' },
        { _id: 't1', name: 'Sorry', text: 'Sorry, {{customer.firstName}}!' },
      ],
    });
    const list = [
      of('a', 5, 'The color is right'),
      of('b', 4, 'The wool is warm', { createdAt: '2026-02-02T10:00:00.000Z' }),
      of('c', 1, 'The seam opened'),
      of('d', 2, 'The seam is open', { createdAt: '2026-02-03T10:00:00.000Z' }),
      of('e', 1, 'Seam!', { reply: 'Sorry' }),
    ];
    server.respond('POST /admin/graphql', (request) => {
      const variables = getVariables(request, 'reviews');
      const items = variables?.['rating'] === undefined ? list : list.filter(({ rating }) => rating < 3);
      return json({ data: { list: variables ? { total: items.length, items } : { total: 0, items: [] } } });
    });
    for (const id of ['c', 'd']) server.respond(`POST /admin/reviews/${id}/reply`, () => json({ review: { _id: id } }));
    await open('/product-reviews/products/p1');
    expect(await heading('Wool cardigan')).toBeInTheDocument();
    expect(screen.getByText('Average of the published reviews: 2.6')).toBeVisible();
    expect(await screen.findByText('Average rating by month')).toBeVisible();
    const words = within(screen.getByRole('region', { name: 'What 1 and 2 stars mention' }));
    expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['seam 3']);
    expect(words.getByRole('link', { name: 'seam' })).toHaveAttribute(
      'href',
      '/product-reviews?productId=p1&rating=1%2C2&search=seam',
    );
    expect(words.getByText(/^Counted in the 3 reviews with 1 or 2 stars of the 5/)).toBeVisible();
    expect(screen.getByText('2 have no reply.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reply to all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to 2 reviews' }));
    // The first one may be for happy customers.
    expect(dialog.getByRole('button', { name: 'Reply to all' })).toBeDisabled();
    expect(dialog.queryByText('Happy to hear that!')).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Saved reply' }), 'Sorry');
    expect(dialog.getByText('Sorry, Amélie!')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reply to all' }));
    await waitFor(() =>
      expect(
        ['c', 'd'].flatMap((id) => server.received(`POST /admin/reviews/${id}/reply`)).map(({ body }) => body),
      ).toEqual([{ reply: 'Sorry, Amélie!' }, { reply: 'Sorry, Amélie!' }]),
    );
    expect(server.received('POST /admin/reviews/e/reply')).toEqual([]);
  });
});

describe('a review that is hidden', () => {
  const negative = { ...review, title: 'Too small', rating: 1, status: 'approved', attachments: [] };
  let stored: Record<string, unknown>;

  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

  /** Serves one review; the totals of the shares are those of a store where negative reviews are often hidden. */
  function serve() {
    storeSession();
    stored = negative;
    server.respond('POST /admin/graphql', (request) => {
      const variables = getVariables(request, 'reviews');
      if (!variables) return json({ data: { list: { total: 0, items: [] } } });
      // Other parts of the page may ask for their counts in the same query.
      const shares: Record<string, number> = { '2,1': 40, '2,1 pending': 8, '5,4': 210, '5,4 pending': 3 };
      const counts = [...String(Object(request.body).query).matchAll(/count(\d+): /g)].map(([, index]) => {
        const key = [variables[`rating${index}`], variables[`status${index}`]].filter(Boolean).join(' ');
        return [`count${index}`, { total: shares[key] ?? 1 }];
      });
      if (counts.length > 0) return json({ data: Object.fromEntries(counts) });
      return json({ data: { list: { total: 1, items: [stored] } } });
    });
    server.respond('PATCH /admin/reviews/r1', ({ body }) => {
      stored = { ...stored, ...Object(body) };
      return json({ review: stored });
    });
  }

  it('is un-published at once and asked for a reason, which the report has, also as CSV', async () => {
    serve();
    const files: Blob[] = [];
    const spies = [
      vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        if (file instanceof Blob) files.push(file);
        return 'blob:file';
      }),
      // A download would leave the page here.
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
    ];
    const user = userEvent.setup();
    const first = await open('/product-reviews?status=approved');
    await findRow('r1');
    await runRowAction('r1', 'Un-publish', user);
    const question = within(await screen.findByRole('group', { name: 'Why is it hidden?' }));
    expect(server.received('PATCH /admin/reviews/r1').map(({ body }) => body)).toEqual([{ status: 'pending' }]);
    expect(
      await question.findByText(
        'Hidden: 20% (8 of 40) of reviews with 1 or 2 stars, 1% (3 of 210) of those with 4 or 5.',
      ),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Other' }));
    await user.type(await question.findByRole('textbox', { name: 'Reason' }), '=1+1{Enter}');
    expect(await screen.findByText('Reason: Other')).toBeVisible();

    first.stop();
    await open('/analytics/hidden');
    const table = within(await screen.findByRole('table', { name: 'Hidden here, by reason' }));
    expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/\d{4}Other000011$/);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await files[0]?.text()).toMatch(/\r\n\d{4}-\d\d,1,Other,'=1\+1,\d{4}-\d\d-\d\d,,r1\r\n$/);
    for (const spy of spies) spy.mockRestore();
  });

  it.each([
    ['en', 'Hidden reviews', 'Leave hidden', 'No reason given', '1 star'],
    ['fr', 'Avis masqués', 'Laisser masqué', 'Aucun motif indiqué', '1 étoile'],
    ['ar', 'المراجعات المخفية', 'إبقاؤها مخفية', 'بلا سبب', 'نجمة واحدة'],
  ])('is left hidden in its panel, and listed without a reason (%s)', async (language, title, leave, none, stars) => {
    serve();
    stored = { ...negative, _id: language, status: 'pending' };
    localStorage.setItem('console.language', language);
    const first = await open(`/product-reviews?record=${language}`);
    await userEvent.click(await screen.findByRole('button', { name: leave }));
    expect(await screen.findByText(none)).toBeVisible();
    first.stop();
    await open('/analytics/hidden');
    expect(await heading(title)).toBeInTheDocument();
    const list = within(await screen.findByRole('region', { name: none }));
    expect(list.getByRole('link', { name: stars })).toHaveAttribute('href', `/product-reviews?record=${language}`);
    expect(server.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  const create = (id: string, status = 'pending') => ({ ...negative, _id: id, title: `Review ${id}`, status });

  /** Serves the reviews that the function returns. */
  function serveAll(getAll: () => readonly ReturnType<typeof create>[]) {
    storeSession();
    const pending = () => getAll().filter(({ status }) => status === 'pending');
    server.respond('POST /admin/graphql', (request) => {
      const variables = getVariables(request, 'reviews');
      const counts = [...String(Object(request.body).query).matchAll(/(count(\d+)): (\w+)/g)].map(
        ([, alias = '', index, list]) => {
          const rows = variables?.[`status${index}`] === 'pending' ? pending() : getAll();
          return [alias, { total: list === 'reviews' ? rows.length : 0 }];
        },
      );
      if (counts.length > 0) return json({ data: Object.fromEntries(counts) });
      const one = getVariables(request, 'reviewById');
      if (one) return json({ data: { one: getAll().find(({ _id }) => _id === one['id']) ?? null } });
      if (!variables) return json({ data: { list: { total: 0, items: [] } } });
      const items = variables['status'] === 'pending' ? pending() : getAll();
      return json({ data: { list: { total: items.length, items } } });
    });
  }

  it('for a reason is marked in its list, and a bulk action asks before it is published', async () => {
    serveAll(() => [create('a'), create('b')]);
    for (const id of ['a', 'b'])
      server.respond(`PATCH /admin/reviews/${id}`, () => json({ review: create(id, 'approved') }));
    const user = userEvent.setup();
    const first = await open('/moderate');
    await screen.findByRole('heading', { name: 'Review a' });
    await user.keyboard('h');
    const question = within(await screen.findByRole('group', { name: 'Why is it hidden?' }));
    expect(question.getByText('Kept in this browser only. Others see it as pending.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Spam' }));
    await screen.findByText('Reason: Spam');
    first.stop();

    await open('/product-reviews?status=pending');
    await findRow('a');
    expect(await getRow('a').findByRole('button', { name: 'Hidden: Spam' })).toBeVisible();
    expect(getRow('b').queryByText(/^Hidden/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Publish (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 of them was left hidden, and will be published.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(getRow('a').getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Publish (1)' }));
    await screen.findByText('Published: 1');
    expect(server.requests.flatMap(({ method, path }) => (method === 'PATCH' ? path : []))).toEqual([
      '/admin/reviews/b',
    ]);
  });

  it('and left so is left out of a rule that publishes, which says so', async () => {
    const createdAt = new Date().toISOString();
    serveAll(() => [create('good'), create('spam')].map((one) => ({ ...one, createdAt })));
    const trigger = { type: 'reviewWritten' };
    let widget = {
      _id: 'w1',
      type: 'automation',
      isEnabled: true,
      data: { name: 'Publish', trigger, action: { type: 'publish' } },
    };
    server.respond('GET /admin/widgets', () => json({ widgets: [widget] }));
    server.respond('PATCH /admin/widgets/w1', ({ body }) => {
      widget = { ...widget, ...Object(body) };
      return json({ widget });
    });
    server.respond('PATCH /admin/reviews/good', () => json({ review: create('good', 'approved') }));
    const user = userEvent.setup();
    const first = await open('/product-reviews?record=spam');
    await user.click(await screen.findByRole('button', { name: 'Leave hidden' }));
    await screen.findByText('No reason given');
    first.stop();

    await open('/automation/w1');
    await user.click(await screen.findByRole('button', { name: 'Run now' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 left out because you hid it.')).toBeVisible();
    const elsewhere = 'Only this browser knows that. Other browsers and automatic runs can still publish what you hid.';
    expect(dialog.getByText(`${elsewhere} Delete what must not be published.`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Run now' }));
    expect(await screen.findByText('Published: 1')).toBeVisible();
    const writes = server.requests.filter(({ method, path }) => method === 'PATCH' && path.includes('/reviews/'));
    expect(writes.map(({ path }) => path)).toEqual(['/admin/reviews/good']);
  });

  it('and left so waits no longer in the queue, on the dashboard, in the menu or its list, until it is published and new ones come', async () => {
    let all = [create('a'), create('b'), create('c', 'approved')];
    serveAll(() => all);
    const first = await open('/moderate');
    const user = userEvent.setup();
    const getMenu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
    const expectWaiting = async (summary: RegExp, inMenu: readonly string[]) => {
      const goodMorning = within(await screen.findByRole('region', { name: /^(Good |Hello)/ }));
      expect(await goodMorning.findByText(summary)).toBeVisible();
      await waitFor(() =>
        expect(
          getMenu()
            .queryAllByText(/pending$/)
            .map((badge) => badge.textContent),
        ).toEqual(inMenu),
      );
    };

    await screen.findByRole('heading', { name: 'Review a' });
    await user.keyboard('h');
    await screen.findByRole('heading', { name: 'Review b' });
    await user.click(getMenu().getByRole('link', { name: /^Dashboard/ }));
    await expectWaiting(/^1 item is waiting/, ['1 pending']);
    await user.click(screen.getByRole('link', { name: '1 review to moderate' }));
    await screen.findByRole('heading', { name: 'Review b' });
    await user.keyboard('h');
    await screen.findByRole('heading', { name: 'You’re all caught up' });
    await user.click(getMenu().getByRole('link', { name: /^Dashboard/ }));
    await expectWaiting(/^You’re all caught up/, []);

    // Elsewhere, one was published, and another customer wrote.
    all = [create('a', 'approved'), create('b'), create('d')];
    first.stop();
    await open('/');
    await expectWaiting(/^1 item is waiting/, ['1 pending']);
    await user.click(getMenu().getByRole('link', { name: /reviews/i }));
    expect(await screen.findByRole('link', { name: /^Moderate/ })).toHaveTextContent('Moderate (1)');
  });
});
