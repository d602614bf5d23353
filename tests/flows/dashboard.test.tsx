import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineConsole, registerExtension } from '../../src/defineConsole';
import { formatExactTime } from '../../src/lib/format/formatRelativeTime';
import { getCurrentPath, heading, json, open, type ServerRequest, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

const figures = {
  pointsEarned: 18_240,
  pointsSpent: 6910,
  totalRatings: 38,
  averageRating: 4.6,
  ratings: [20, 10, 5, 2, 1],
};
const settings = { _id: 's1', planName: 'Growth', platform: 'shopify', website: 'https://nordlys.example' };

interface QueryRequest {
  field: string;
  variables: Record<string, unknown>;
}

/** Root field and variables of a GraphQL query. */
function parseQueryRequest({ body }: ServerRequest): QueryRequest {
  const { query, variables } = Object(body);
  return { field: /list: (\w+)/.exec(String(query))?.[1] ?? '', variables: Object(variables) };
}

const rowsOf: Readonly<Record<string, (n: number) => object>> = {
  rewards: (n) => ({ _id: `w${n}`, type: 'points', amount: 10 * (n + 1), status: 'pending' }),
  reviews: (n) => ({ _id: `r${n}`, title: `Review ${n}`, rating: 5, status: 'approved' }),
  faqs: (n) => ({ _id: `q${n}`, question: `Question ${n}?`, status: 'pending' }),
};

/** Responds with lists of `count` records, of which fewer are pending. */
function stubLists(waiting: Readonly<Record<string, number>>) {
  server.respond('POST /admin/graphql', (request) => {
    const counts = [...String(Object(request.body).query).matchAll(/(count\d): (\w+)/g)];
    if (counts.length > 0) {
      const totals = counts.map(([, alias = '', field = '']) => [alias, { total: waiting[field] ?? 0 }]);
      return json({ data: Object.fromEntries(totals) });
    }
    const { field, variables } = parseQueryRequest(request);
    const isPending = variables['status'] === 'pending' || variables['filter'] === 'unanswered';
    const total = isPending ? (waiting[field] ?? 0) : 9;
    const count = Math.min(total, Number(variables['limit']));
    const items = Array.from({ length: count }, (_, n) => rowsOf[field]?.(n) ?? { _id: `c${n}` });
    return json({ data: { list: { total, items } } });
  });
}

const aggregates = () => server.requests.filter(({ path }) => path.startsWith('/admin/stats/aggregate'));
const seriesCalls = () =>
  server.requests
    .filter(({ path }) => path.startsWith('/admin/stats/series'))
    .map(({ path }) => new URL(path, 'https://x.example').searchParams);
const changes = () => server.received('PATCH /admin/settings').map(({ body }) => body);
const region = (name: string | RegExp) => screen.findByRole('region', { name });
/** Waits for a figure of the dashboard and its value. */
const expectFigure = (name: string, text: string) =>
  waitFor(() => expect(screen.getByText(name).closest('div')).toHaveTextContent(text));

// Modules are compiled on first use.
beforeAll(async () => {
  await import('../../src/routes');
  await import('../../src/features/dashboard/StartPage');
  await import('../../src/features/wizard/checklist/WizardPage');
}, 60_000);

beforeEach(() => {
  storeSession();
  server.respond('GET /admin/settings', () => json({ settings }));
  server.respond('GET /admin/stats/aggregate', () => json(figures));
  server.respond('GET /admin/stats/basic_stats', () =>
    json({ customers: 12_480, points: 1_204_330, reviews: 4218, faq: 312 }),
  );
  server.respond('GET /admin/data/imports', () => json({ imports: [{ _id: 'i1', status: 'running' }] }));
  stubLists({ rewards: 9, reviews: 24, faqs: 0 });
});

describe('the dashboard', () => {
  it('[DASH-01] shows 24 hours by default, and the period of its URL', async () => {
    await open('/');
    await heading('Dashboard');
    await screen.findByText('18,240');
    // Prefetched before the page is rendered, so there is only one request.
    expect(aggregates().map(({ path }) => path)).toEqual(['/admin/stats/aggregate?period=24h']);
    const periods = screen.getByRole('navigation', { name: 'Period' });
    expect(
      within(periods)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['24hr', '7 days', '30 days']);
    expect(within(periods).getByRole('link', { current: true })).toHaveTextContent('24hr');

    server.respond('GET /admin/stats/aggregate', () => json({ ...figures, pointsEarned: 7 }));
    await userEvent.click(within(periods).getByRole('link', { name: '7 days' }));
    await expectFigure('Points earned', '7');
    expect(getCurrentPath()).toBe('/?period=7d');
    expect(aggregates().at(-1)?.path).toBe('/admin/stats/aggregate?period=7d');
    await userEvent.click(within(periods).getByRole('link', { name: '24hr' }));
    expect(getCurrentPath()).toBe('/');
    await expectFigure('Points earned', '18,240');
  });

  it.each([
    [3, 'Hello'],
    [5, 'Good morning'],
    [12, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('greets at %i o’clock with “%s”', async (hour, greeting) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 12, hour, 9), shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    storeSession();
    await open('/');
    expect(await screen.findByRole('heading', { name: greeting })).toBeVisible();
  });

  it('[DASH-01] says when the period began, as the analytics say which days theirs has', async () => {
    const daysAgo = (days: number) => formatExactTime(Date.now() - days * 86_400_000, 'en');
    const possible = [7, 30].map((days) => [daysAgo(days)]);
    await open('/?period=7d');
    await heading('Dashboard');
    const getSince = () => screen.getByText(/^Since /).textContent.slice('Since '.length);
    const shown = [getSince()];
    await userEvent.click(screen.getByRole('link', { name: '30 days' }));
    shown.push(getSince());
    // A minute may have passed.
    [7, 30].forEach((days, index) => void possible[index]?.push(daysAgo(days)));
    shown.forEach((text, index) => void expect(possible[index]).toContain(text));
  });

  it('[DASH-01] opens with the period of a link, and falls back to the first one if it is unknown', async () => {
    await open('/?period=30d');
    await screen.findByText('18,240');
    expect(screen.getByRole('link', { current: true, name: '30 days' })).toBeVisible();
    expect(aggregates().map(({ path }) => path)).toEqual(['/admin/stats/aggregate?period=30d']);
  });

  it('[DASH-02] has four figures, formatted for the locale', async () => {
    await open('/');
    await expectFigure('Points earned', '18,240');
    await expectFigure('Points redeemed', '6,910');
    await expectFigure('Total reviews', '38');
    await expectFigure('Average Rating', '4.6');
  });

  it('shows no average without ratings', async () => {
    server.respond('GET /admin/stats/aggregate', () =>
      json({ ...figures, totalRatings: 0, averageRating: 0, ratings: [0, 0, 0, 0, 0] }),
    );
    await open('/');
    await expectFigure('Average Rating', '—');
    expect(await screen.findByText('No ratings in this period.')).toBeVisible();
  });

  it('[DASH-03] shows the rating distribution from 5 down to 1; each bar links to its reviews', async () => {
    await open('/');
    const bars = within(await region('Rating distribution'));
    await bars.findByRole('link', { name: '5 stars: 20. View reviews' });
    expect(bars.getByText('Bars open reviews of all time.')).toBeVisible();
    expect(bars.getAllByRole('link').map((bar) => [bar.lastChild?.textContent, bar.getAttribute('href')])).toEqual([
      ['5 stars: 20. View reviews', '/product-reviews?page=0&limit=10&rating=5'],
      ['4 stars: 10. View reviews', '/product-reviews?page=0&limit=10&rating=4'],
      ['3 stars: 5. View reviews', '/product-reviews?page=0&limit=10&rating=3'],
      ['2 stars: 2. View reviews', '/product-reviews?page=0&limit=10&rating=2'],
      ['1 star: 1. View reviews', '/product-reviews?page=0&limit=10&rating=1'],
    ]);
  });

  it('[DASH-04] shows the plan and the totals of the store, with a link to its programs', async () => {
    await open('/');
    const generalInformation = within(await region('General information'));
    await generalInformation.findByText('1,204,330');
    const terms = generalInformation
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(terms).toEqual([
      ['Plan', 'Growth'],
      ['Enrolled customers', '12,480'],
      ['Total points', '1,204,330'],
      ['Reviews', '4,218'],
      ['Questions', '312'],
    ]);
    expect(generalInformation.getByRole('link', { name: 'Loyalty programs' })).toHaveAttribute('href', '/loyalty');
    // The list of customers has those who aren't enrolled, too.
    expect(generalInformation.queryByRole('link', { name: '12,480' })).toBeNull();
    expect(generalInformation.getByRole('link', { name: '4,218' })).toBeVisible();
  });

  it('[DASH-05] shows the five newest rewards, reviews and questions, each with a link to the full list', async () => {
    await open('/');
    for (const [name, list, first, id] of [
      ['Recent rewards', 'rewards', '10 points', 'w0'],
      ['Recent reviews', 'product-reviews', 'Review 0', 'r0'],
      ['Recent FAQ', 'faq', 'Question 0?', 'q0'],
    ] as const) {
      const recent = within(await region(name));
      const link = await recent.findByRole('link', { name: first });
      expect(link).toHaveAttribute('href', `/${list}?page=0&limit=10&record=${id}`);
      expect(recent.getAllByRole('listitem')).toHaveLength(5);
      expect(recent.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', `/${list}?page=0&limit=10`);
    }
    const requests = server.received('POST /admin/graphql').map(parseQueryRequest);
    expect(requests.filter(({ variables }) => variables['limit'] === 5).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['rewards', 'reviews', 'faqs']),
    );
  });

  it('greets with what waits, about how long it takes, and a queue of all of it', async () => {
    await open('/');
    const goodMorning = within(await region(/^(Good (morning|afternoon|evening)|Hello)$/));
    const estimate = await goodMorning.findByRole('button', { name: '33 items are waiting, about 8 minutes' });
    expect(estimate).toHaveAccessibleDescription(
      'Assumed until it’s measured, for one item: Reward: 10 seconds, Product review: 15 seconds.',
    );
    await goodMorning.findByRole('link', { name: '1 import in progress' });
    // Questions aren't listed: none waits.
    expect(goodMorning.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Start', '/moderate'],
      ['9 rewards to approve', '/moderate?of=rewards'],
      ['24 reviews to moderate', '/moderate?of=product-reviews'],
      ['1 import in progress', '/imports'],
    ]);
    // One request for all numbers, which the menu shows, too.
    const counts = server.received('POST /admin/graphql').filter(({ body }) => /count0/.test(Object(body).query));
    expect(counts.map(({ body }) => Object(body).query.match(/count\d: \w+/g))).toEqual([
      expect.arrayContaining([
        expect.stringContaining('rewards'),
        expect.stringContaining('reviews'),
        expect.stringContaining('faqs'),
      ]),
    ]);
  });

  it('estimates by the time that the queue measured on this device', async () => {
    const times = [
      { entity: 'product-reviews', count: 10, seconds: 50 },
      // Too few to say anything.
      { entity: 'rewards', count: 4, seconds: 4 },
    ];
    localStorage.setItem('u1.s1.handlingTimes', JSON.stringify(times));
    await open('/');
    const estimate = await screen.findByRole('button', { name: '33 items are waiting, about 4 minutes' });
    expect(estimate).toHaveAccessibleDescription(
      'Measured on this device, for one item: Product review: 5 seconds. Assumed until it’s measured, for one item: Reward: 10 seconds.',
    );
  });

  it('says if nothing waits, hides imports if the provider does not list them, and leaves a setup request to the banner', async () => {
    stubLists({});
    server.respond('GET /admin/data/imports', () => json({ error: 'no such call' }, 404));
    server.respond('GET /admin/settings', () => json({ settings: { ...settings, setupRequestsPending: true } }));
    await open('/');
    const goodMorning = within(await region(/^(Good |Hello)/));
    expect(await goodMorning.findByText('You’re all caught up.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View request' })).toHaveAttribute('href', '/wizard/concierge');
    expect(goodMorning.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[EXT-04] has nothing about hidden pages, and neither has the queue', async () => {
    const hide = true;
    await registerExtension(
      defineConsole({
        menu: [
          { path: '/imports', hide },
          { path: '/faq', hide },
        ],
      }),
    );
    onTestFinished(() => registerExtension(defineConsole({})));
    await open('/');
    const goodMorning = within(await region(/^(Good |Hello)/));
    await userEvent.click(await goodMorning.findByRole('link', { name: '24 reviews to moderate' }));
    expect(goodMorning.queryByText(/import|question/)).not.toBeInTheDocument();
    const tabs = within(await screen.findByRole('navigation', { name: 'Queue filter' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d+/, ''))).toEqual([
      'All',
      'Product reviews',
      'Rewards',
    ]);
  });

  it('shows an error for each part separately; one retry reads all that failed', async () => {
    server.respond('GET /admin/stats/basic_stats', () => json({ error: 'The counter is broken.' }, 422));
    server.respond('POST /admin/graphql', (request) =>
      parseQueryRequest(request).field === 'reviews'
        ? json({ error: 'No reviews today.' }, 422)
        : json({ data: { list: { total: 0, items: [] } } }),
    );
    await open('/');
    await expectFigure('Points earned', '18,240');
    const generalInformation = within(await region('General information'));
    expect(await generalInformation.findByRole('alert')).toHaveTextContent('The counter is broken.');
    const reviews = within(await region('Recent reviews'));
    expect(await reviews.findByRole('alert')).toHaveTextContent('No reviews today.');
    expect(
      await within(await region('Recent rewards')).findByText('No data. The most recent ones will appear here.'),
    ).toBeVisible();

    server.respond('GET /admin/stats/basic_stats', () => json({ customers: 1, points: 2, reviews: 3, faq: 4 }));
    stubLists({});
    await userEvent.click(generalInformation.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(generalInformation.queryByRole('alert')).not.toBeInTheDocument());
    expect(await reviews.findByRole('link', { name: 'Review 0' })).toBeVisible();
  });
});

describe('this week', () => {
  const point = (n: number, inDays: number, customer = 'c1') => ({
    ...{ _id: `w${n}`, type: 'points', amount: 100 * n, status: 'approved' },
    expiresAt: new Date(Date.now() + inDays * 86_400_000).toISOString(),
    customer: { _id: customer },
  });
  /** Opens the dashboard of a store with three birthday rewards and these points. Returns the card and its rows. */
  async function openWeek(points: readonly object[]) {
    server.respond('GET /admin/loyalty/programs', () =>
      json({
        programs: [
          { _id: 'p1', name: 'Circle', settings: { expiresAfterMonths: 12 } },
          { _id: 'p2', name: 'Open' },
        ],
      }),
    );
    server.respond('POST /admin/graphql', (request) => {
      const { variables } = parseQueryRequest(request);
      const totals = variables['status'] === 'pending' ? 2 : 3;
      if (variables['taskType'] === 'birthday') return json({ data: { list: { total: totals, items: [] } } });
      const items = variables['type'] === 'points' ? points : [];
      return json({ data: { list: { total: items.length, items } } });
    });
    await open('/');
    const week = within(await region('This week'));
    const rows = () => week.getAllByRole('listitem').map(({ textContent }) => textContent);
    return { week, rows };
  }

  it('says that no points expire, if a program lets some expire', async () => {
    const { rows } = await openWeek([point(3, 8)]);
    await waitFor(() =>
      expect(rows()).toEqual([
        '3 birthday rewards in the last 7 daysView 2 pending rewards',
        'No points expire in the next 7 days',
      ]),
    );
  });

  it('lists birthday rewards to approve and expiring points, each with one button', async () => {
    const points = [point(1, 1), point(2, 6, 'c2'), point(3, 8), point(-4, 2), point(5, -1)];
    const { week, rows } = await openWeek(points);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()).toEqual([
      '3 birthday rewards in the last 7 daysView 2 pending rewards',
      'Up to 300 points of 2 customers expire in the next 7 daysView expiring points',
    ]);
    expect(week.getByRole('link', { name: 'View 2 pending rewards' }).getAttribute('href')).toMatch(
      /^\/rewards\?page=0&limit=10&taskType=birthday&dateFrom=[\d-]+&status=pending$/,
    );
    expect(week.getByRole('link', { name: 'View expiring points' }).getAttribute('href')).toMatch(
      /^\/rewards\?page=0&limit=10&type=points&status=approved&dateFrom=[\d-]+&dateTo=[\d-]+$/,
    );
  });
});

describe('the dashboard with historical data', () => {
  const day = 86_400_000;
  const previousFigures = { pointsEarned: 16_285, pointsSpent: 6910, reviews: 0, averageRating: null, orderValue: 500 };

  it('[DASH-07] compares each figure with the previous period, and shows the days as a chart and as a table', async () => {
    server.respond('GET /admin/stats/series', ({ path }) => {
      const isBefore = path.includes('reviews');
      const points = [
        { at: '2026-11-20T00:00:00Z', pointsEarned: 200, pointsSpent: 50, orderValue: 600, discountValue: null },
        { at: '2026-11-21T00:00:00Z', pointsEarned: 100, pointsSpent: 25, orderValue: 300.5, discountValue: null },
      ];
      return json({ points: isBefore ? [{ at: '2026-11-01T00:00:00Z', ...previousFigures }] : points });
    });
    const rewards = [{ _id: 'r1', type: 'fixed_amount', isEnabled: true, pointsCost: 100, config: { value: 5 } }];
    server.respond('GET /admin/loyalty/programs', () => json({ programs: [{ _id: 'p1', name: 'Circle', rewards }] }));
    await open('/?period=7d');
    await expectFigure('Points earned', '18,240');
    await expectFigure('Points earned', 'Up 12% vs. previous 7 days');
    await expectFigure('Points redeemed', 'Same as previous 7 days');
    await expectFigure('Total reviews', 'None in the previous 7 days');
    expect(screen.getByText('Average Rating').closest('div')?.textContent).toBe('Average Rating4.6');

    // Money is first. What the API doesn't report has no card.
    const money = within(await region('Money and points'));
    await money.findByText('Worth up to $60,216.50');
    expect(money.getAllByRole('term').map((term) => term.closest('div')?.textContent)).toEqual([
      expect.stringContaining('Order value (USD)'),
      expect.stringContaining('Outstanding points'),
      expect.stringContaining('Redemption rate'),
    ]);
    const since = formatExactTime(Date.now() - 7 * 86_400_000, 'en')?.split(',')[0];
    expect(money.getByRole('button', { name: 'Order value (USD)' })).toHaveAccessibleDescription(
      expect.stringMatching(`^Total of orders since ${since},.*, in USD\\.$`),
    );
    await expectFigure('Order value (USD)', '$900.50');
    await expectFigure('Order value (USD)', 'Up 80% vs. previous 7 days');
    await expectFigure('Outstanding points', '1,204,330');
    await expectFigure('Redemption rate', '38%');
    await expectFigure('Redemption rate', '42% in the previous 7 days');

    await userEvent.click(await screen.findByRole('button', { name: 'Points earned and redeemed: more' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show as table' }));
    const chart = within(await region('Points earned and redeemed'));
    const rows = within(chart.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['DateEarnedRedeemed', 'Nov 2110025', 'Nov 2020050']);

    const [before, days] = seriesCalls();
    expect(before?.get('metrics')).toBe('pointsEarned,pointsSpent,reviews,averageRating,orderValue,discountValue');
    expect(days?.get('metrics')).toBe('pointsEarned,pointsSpent,orders,orderValue,discountValue');
    const length = (params = before) => Date.parse(params?.get('to') ?? '') - Date.parse(params?.get('from') ?? '');
    expect([length(before), length(days)]).toEqual([7 * day - 1, 7 * day]);
    expect(Math.abs(Date.now() - 7 * day - Date.parse(before?.get('to') ?? ''))).toBeLessThan(60_000);

    await userEvent.click(screen.getByRole('link', { name: '24hr' }));
    await waitFor(() => expect(seriesCalls()).toHaveLength(4));
    expect(length(seriesCalls()[3])).toBe(day);
  });

  it('[DASH-07] hides both if the provider has no series, and requests it once', async () => {
    server.respond('GET /admin/stats/series', () => json({ error: 'no such call' }, 404));
    await open('/');
    await expectFigure('Points earned', '18,240');
    await waitFor(() => expect(seriesCalls()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/Points earned and redeemed/)).not.toBeInTheDocument());
    expect(screen.queryByText(/previous 24 hours/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '7 days' }));
    await waitFor(() => expect(aggregates()).toHaveLength(2));
    await screen.findByText('18,240');
    expect(screen.queryByText(/Points earned and redeemed/)).not.toBeInTheDocument();
    expect(seriesCalls()).toHaveLength(1);
  });

  it('says that orders have no amount in the currency, instead of that nothing was sold', async () => {
    const step = { pointsEarned: 0, pointsSpent: 0, orderValue: 0, discountValue: 0 };
    server.respond('GET /admin/stats/series', () =>
      json({ points: [1, 2].map((orders) => ({ at: `2026-11-2${orders}T00:00:00Z`, ...step, orders })) }),
    );
    await open('/');
    await expectFigure('Order value (USD)', '$03 orders without an amount in USD');
    await expectFigure('Discounts (USD)', '3 orders without an amount in USD');
    const { textContent } = await region('Money and points');
    expect(textContent).not.toContain('Same as previous');
  });

  it('says that manual adjustments are no points that were earned or redeemed', async () => {
    server.respond('GET /admin/stats/series', () =>
      json({ points: [{ at: '2026-11-20T00:00:00Z', pointsEarned: 0, pointsSpent: 0 }] }),
    );
    await open('/');
    expect(
      await screen.findByText(/No points were earned or redeemed .* Manual adjustments aren’t counted\./),
    ).toBeVisible();
  });

  it('shows an error if the history cannot be loaded, and still shows the current figures', async () => {
    server.respond('GET /admin/stats/series', () => json({ error: 'busy' }, 422));
    await open('/');
    const note = await screen.findByText(/The comparison with the previous 24 hours couldn’t be loaded/);
    await expectFigure('Points earned', '18,240');
    expect(await screen.findByText('Points over time couldn’t be loaded')).toBeVisible();
    server.respond('GET /admin/stats/series', () =>
      json({ points: [{ at: '2026-11-01T00:00:00Z', ...previousFigures }] }),
    );
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }));
    await expectFigure('Points earned', 'Up 12%');
  });
});

describe('the setup wizard', () => {
  const setupSettings = { ...settings, marketingIntroCompleted: false };

  it('[DASH-06] [WIZ-01] replaces the dashboard until the intro is completed, with the progress read from the store', async () => {
    server.storeSettings({ ...setupSettings, widgetTheme: { brandPrimaryColor: '#123456' } });
    server.respond('GET /admin/loyalty/programs', () => json({ programs: [{ _id: 'p1', name: 'Circle', tasks: [] }] }));
    server.respond('GET /admin/sites/email/templates/en', () => json({ error: 'no' }, 404));
    await open('/');
    await heading('Set up your store');
    await screen.findByText('2 of 7 steps done or skipped, 29%');
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    const states = () => steps.map((step) => /Done|To do|Skipped|Unknown|Loading/.exec(step.textContent ?? '')?.[0]);
    await waitFor(() => expect(states()).toEqual(['To do', 'To do', 'Done', 'Unknown', 'Done', 'To do', 'To do']));
    expect(screen.queryByText('Points earned')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open step: Import your customers' })).toHaveAttribute(
      'href',
      '/customers/import/customers',
    );

    // Only the first open step has a primary button.
    expect(screen.getByRole('link', { name: 'Start: Check your store basics' })).toHaveAttribute(
      'href',
      '/wizard/step1',
    );
    expect(screen.queryByRole('link', { name: /^Start: (?!Check)/ })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Skip remaining steps and launch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Launch with 4 steps open?' }));
    expect(dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Check your store basics', '/wizard/step1'],
      ['Create a loyalty program', '/wizard/program'],
      ['Show the program in your store', '/wizard/loyalty-setup/code-integration'],
      ['Show reviews and questions in your store', '/wizard/product-reviews/code-integration'],
    ]);
    expect(dialog.getByText('Customers can’t earn and redeem points yet.')).toBeVisible();
    expect(changes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Launch' }));
    await waitFor(async () => expect(await heading('Dashboard')).toHaveFocus());
    expect(changes()).toEqual([{ change: { marketingIntroCompleted: true } }]);
  });

  it('[DASH-06] is restarted from the menu of the dashboard after a confirmation', async () => {
    let answer = (_: Response) => {};
    server.respond(
      'PATCH /admin/settings',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await open('/');
    await heading('Dashboard');
    expect(screen.queryByText('Restart setup wizard')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restart setup wizard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restart the setup wizard?' }));
    expect(changes()).toEqual([]);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Restart wizard' }));
    await waitFor(() => expect(changes()).toEqual([{ change: { marketingIntroCompleted: false } }]));
    // The page only changes after the server has accepted the write.
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard', hidden: true })).toBeVisible();
    server.respond('GET /admin/settings', () => json({ settings: setupSettings }));
    answer(json({}));
    await waitFor(async () => expect(await heading('Set up your store')).toHaveFocus());
    expect(changes()).toHaveLength(1);
  });

  it.each([null, undefined])('[DASH-06] shows the dashboard if the intro is %s', async (marketingIntroCompleted) => {
    server.respond('GET /admin/settings', () => json({ settings: { ...settings, marketingIntroCompleted } }));
    await open('/');
    await heading('Dashboard');
  });

  it('[WIZ-01] skips a step on this device, and counts it as settled', async () => {
    server.respond('GET /admin/settings', () => json({ settings: setupSettings }));
    await open('/');
    await screen.findByText(/of 7 steps done or skipped/);
    const percent = () => screen.getByText(/of 7 steps done or skipped/).textContent;
    const before = percent();
    await userEvent.click(screen.getByRole('button', { name: 'Skip: Choose your brand colors' }));
    await waitFor(() => expect(percent()).not.toBe(before));
    expect(await screen.findByRole('button', { name: 'Don’t skip: Choose your brand colors' })).toBeVisible();
    expect(changes()).toEqual([]);
  });

  it('[WIZ-01] sends a saved email as a test, and says if the API can’t', async () => {
    const template = {
      _id: 't1',
      key: 'reviewAfterOrder',
      subject: 'How was it?',
      html: '<p>Tell us</p>',
      isCustom: true,
    };
    const other = { ...template, _id: 't0', key: 'loyaltyRewardApproved', isCustom: false };
    server.respond('GET /admin/sites/email/templates/en', () => json({ templates: [other, template] }));
    server.respond('POST /admin/sites/email/templates/test', () => json({}));
    await open('/wizard');
    await userEvent.click(await screen.findByRole('button', { name: 'Send test email' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Sends the saved version of “How was it?”');
    expect(within(dialog).getByRole('textbox', { name: /^To/ })).toHaveValue('mina@shop.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Test email sent to mina@shop.example')).toBeVisible();
    const { _id, isCustom, ...texts } = template;
    expect(server.received('POST /admin/sites/email/templates/test').map(({ body }) => body)).toEqual([
      { locale: 'en', ...texts, to: 'mina@shop.example' },
    ]);

    server.respond('POST /admin/sites/email/templates/test', () => json({ error: 'no' }, 404));
    await userEvent.click(screen.getByRole('button', { name: 'Send test email' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Test emails aren’t available')).toBeVisible();
  });

  it('[WIZ-01] is there at its own address after the launch', async () => {
    await open('/wizard');
    await heading('Set up your store');
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: /launch$/i })).not.toBeInTheDocument();
  });

  it('stays open with an error message if finishing it fails', async () => {
    server.respond('GET /admin/settings', () => json({ settings: setupSettings }));
    server.respond('PATCH /admin/settings', () => json({ error: 'Settings are locked.' }, 422));
    await open('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Skip remaining steps and launch' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Launch' }));
    expect(await screen.findByText(/couldn’t finish the setup. Settings are locked./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Set up your store' })).toBeVisible();
  });

  it('claims neither that nothing changed nor that it failed if that can’t be known', async () => {
    server.respond('GET /admin/settings', () => json({ settings: setupSettings }));
    await open('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Skip remaining steps and launch' }));
    const down = () => json({ error: 'Not now.' }, 500);
    server.respond('GET /admin/settings', down);
    server.respond('PATCH /admin/settings', down);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Launch' }));
    const text = 'We couldn’t confirm that the setup was finished. Not now. It’s safe to try again.';
    expect(await screen.findByText(text, undefined, { timeout: 10_000 })).toBeVisible();
  });

  it('shows an error for a step that could not be loaded, and retries it', async () => {
    server.respond('GET /admin/settings', () => json({ settings: setupSettings }));
    server.respond('GET /admin/loyalty/programs', () => json({ error: 'Not now.' }, 422));
    await open('/');
    const step = within((await screen.findByText('Create a loyalty program')).closest('li') ?? document.body);
    expect(await step.findByRole('alert')).toHaveTextContent('Not now.');
    server.respond('GET /admin/loyalty/programs', () => json({ programs: [] }));
    await userEvent.click(step.getByRole('button', { name: 'Try again' }));
    expect(await step.findByText('To do')).toBeVisible();
  });
});
