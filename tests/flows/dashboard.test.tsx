import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, freshServer, heading, here, json, open, signedInBefore } from './consoleFlow';

const server = freshServer();

const figures = {
  pointsEarned: 18_240,
  pointsSpent: 6910,
  totalRatings: 38,
  averageRating: 4.6,
  ratings: [20, 10, 5, 2, 1],
};
const settings = { _id: 's1', planName: 'Growth', platform: 'shopify', website: 'https://nordlys.example' };

interface Asked {
  field: string;
  variables: Record<string, unknown>;
}

/** What a query asked for. */
function askedOf({ body }: Call): Asked {
  const { query, variables } = Object(body);
  return { field: /list: (\w+)/.exec(String(query))?.[1] ?? '', variables: Object(variables) };
}

const rowsOf: Readonly<Record<string, (n: number) => object>> = {
  rewards: (n) => ({ _id: `w${n}`, type: 'points', amount: 10 * (n + 1), status: 'pending' }),
  reviews: (n) => ({ _id: `r${n}`, title: `Review ${n}`, rating: 5, status: 'approved' }),
  faqs: (n) => ({ _id: `q${n}`, question: `Question ${n}?`, status: 'pending' }),
};

/** Lists with so many records; those that wait are fewer. */
function answerLists(waiting: Readonly<Record<string, number>>) {
  server.answer('POST /admin/graphql', (call) => {
    const { field, variables } = askedOf(call);
    const isWaiting = variables['status'] === 'pending' || variables['filter'] === 'unanswered';
    const total = isWaiting ? (waiting[field] ?? 0) : 9;
    const count = Math.min(total, Number(variables['limit']));
    const items = Array.from({ length: count }, (_, n) => rowsOf[field]?.(n) ?? { _id: `c${n}` });
    return json({ data: { list: { total, items } } });
  });
}

const aggregates = () => server.calls.filter(({ path }) => path.startsWith('/admin/stats/aggregate'));
const seriesCalls = () =>
  server.calls
    .filter(({ path }) => path.startsWith('/admin/stats/series'))
    .map(({ path }) => new URL(path, 'https://x.example').searchParams);
const changes = () => server.received('PATCH /admin/settings').map(({ body }) => body);
const region = (name: string) => screen.findByRole('region', { name });
const figure = async (name: string) => (await screen.findByText(name)).closest('div');

// The first use of a page compiles it.
beforeAll(async () => {
  await import('../../src/routes');
  await import('../../src/pages/dashboard/StartPage');
}, 60_000);

beforeEach(() => {
  signedInBefore();
  server.answer('GET /admin/settings', () => json({ settings }));
  server.answer('GET /admin/stats/aggregate', () => json(figures));
  server.answer('GET /admin/stats/basic_stats', () =>
    json({ customers: 12_480, points: 1_204_330, reviews: 4218, faq: 312 }),
  );
  server.answer('GET /admin/data/imports', () => json({ imports: [{ _id: 'i1', status: 'running' }] }));
  answerLists({ rewards: 9, reviews: 24, faqs: 0 });
});

describe('the dashboard', () => {
  it('[DASH-01] shows 24 hours at first, and the period of its address', async () => {
    await open('/');
    await heading('Dashboard');
    await screen.findByText('18,240');
    // Sent once, before the page is there.
    expect(aggregates().map(({ path }) => path)).toEqual(['/admin/stats/aggregate?period=24h']);
    const periods = screen.getByRole('navigation', { name: 'Period' });
    expect(
      within(periods)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['24hr', '7 days', '30 days']);
    expect(within(periods).getByRole('link', { current: true })).toHaveTextContent('24hr');

    server.answer('GET /admin/stats/aggregate', () => json({ ...figures, pointsEarned: 7 }));
    await userEvent.click(within(periods).getByRole('link', { name: '7 days' }));
    expect(await figure('Points earned')).toHaveTextContent('7');
    expect(here()).toBe('/?period=7d');
    expect(aggregates().at(-1)?.path).toBe('/admin/stats/aggregate?period=7d');
    await userEvent.click(within(periods).getByRole('link', { name: '24hr' }));
    expect(here()).toBe('/');
    expect(await figure('Points earned')).toHaveTextContent('18,240');
  });

  it('[DASH-01] opens at the period of a link, and takes one that it does not know for the first', async () => {
    await open('/?period=30d');
    await screen.findByText('18,240');
    expect(screen.getByRole('link', { current: true, name: '30 days' })).toBeVisible();
    expect(aggregates().map(({ path }) => path)).toEqual(['/admin/stats/aggregate?period=30d']);
  });

  it('[DASH-02] has four figures, counted as the merchant counts', async () => {
    await open('/');
    expect(await figure('Points earned')).toHaveTextContent('18,240');
    expect(await figure('Points redeemed')).toHaveTextContent('6,910');
    expect(await figure('Total reviews')).toHaveTextContent('38');
    expect(await figure('Average Rating')).toHaveTextContent('4.6');
  });

  it('has no average of no ratings', async () => {
    server.answer('GET /admin/stats/aggregate', () =>
      json({ ...figures, totalRatings: 0, averageRating: 0, ratings: [0, 0, 0, 0, 0] }),
    );
    await open('/');
    expect(await figure('Average Rating')).toHaveTextContent('—');
    expect(await screen.findByText('Nobody rated anything in this time.')).toBeVisible();
  });

  it('[DASH-03] shows how the ratings are spread, from 5 down to 1; each bar opens those reviews', async () => {
    await open('/');
    const bars = within(await region('Rating distribution'));
    await bars.findByRole('link', { name: '5 stars: 20, show these reviews' });
    expect(bars.getAllByRole('link').map((bar) => [bar.lastChild?.textContent, bar.getAttribute('href')])).toEqual([
      ['5 stars: 20, show these reviews', '/product-reviews?page=0&limit=10&rating=5'],
      ['4 stars: 10, show these reviews', '/product-reviews?page=0&limit=10&rating=4'],
      ['3 stars: 5, show these reviews', '/product-reviews?page=0&limit=10&rating=3'],
      ['2 stars: 2, show these reviews', '/product-reviews?page=0&limit=10&rating=2'],
      ['1 star: 1, show these reviews', '/product-reviews?page=0&limit=10&rating=1'],
    ]);
  });

  it('[DASH-04] tells the plan and what the shop has in all, with the way to its programmes', async () => {
    await open('/');
    const general = within(await region('General information'));
    await general.findByText('1,204,330');
    const facts = general.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Plan', 'Growth'],
      ['Enrolled customers', '12,480'],
      ['Total points', '1,204,330'],
      ['Reviews', '4,218'],
      ['Questions', '312'],
    ]);
    expect(general.getByRole('link', { name: 'Loyalty programmes' })).toHaveAttribute('href', '/loyalty');
  });

  it('[DASH-05] shows the five newest of rewards, reviews and questions, and the way to all of each', async () => {
    await open('/');
    for (const [name, list, first, id] of [
      ['Recent rewards', 'rewards', '10 points', 'w0'],
      ['Recent reviews', 'product-reviews', 'Review 0', 'r0'],
      ['Recent questions', 'faq', 'Question 0?', 'q0'],
    ] as const) {
      const recent = within(await region(name));
      const opens = await recent.findByRole('link', { name: first });
      expect(opens).toHaveAttribute('href', `/${list}?page=0&limit=10&record=${id}`);
      expect(recent.getAllByRole('listitem')).toHaveLength(5);
      expect(recent.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', `/${list}?page=0&limit=10`);
    }
    const asked = server.received('POST /admin/graphql').map(askedOf);
    expect(asked.filter(({ variables }) => variables['limit'] === 5).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['rewards', 'reviews', 'faqs']),
    );
  });

  it('counts what needs attention, and leads to the queue of it', async () => {
    await open('/');
    const waits = within(await region('Needs attention'));
    expect(await waits.findByRole('link', { name: '9 rewards to approve' })).toHaveAttribute(
      'href',
      '/moderate?of=rewards',
    );
    expect(await waits.findByRole('link', { name: '24 reviews to moderate' })).toHaveAttribute(
      'href',
      '/moderate?of=product-reviews',
    );
    expect(await waits.findByRole('link', { name: 'No questions to answer' })).toHaveAttribute('href', '/faq');
    expect(await waits.findByRole('link', { name: '1 import in work' })).toHaveAttribute('href', '/imports');
    expect(waits.queryByText('Setup request')).not.toBeInTheDocument();
  });

  it('leaves imports out where the provider does not tell of them, and shows a setup request', async () => {
    server.answer('GET /admin/data/imports', () => json({ error: 'no such call' }, 404));
    server.answer('GET /admin/settings', () => json({ settings: { ...settings, setupRequestsPending: true } }));
    await open('/');
    const waits = within(await region('Needs attention'));
    expect(await waits.findByRole('link', { name: 'Setup request' })).toHaveAttribute('href', '/wizard/concierge');
    await waitFor(() => expect(waits.queryByText('Being counted')).not.toBeInTheDocument());
    expect(waits.queryByText(/import/)).not.toBeInTheDocument();
  });

  it('each part fails by itself, and tries again by itself', async () => {
    server.answer('GET /admin/stats/basic_stats', () => json({ error: 'The counter is broken.' }, 422));
    server.answer('POST /admin/graphql', (call) =>
      askedOf(call).field === 'reviews'
        ? json({ error: 'No reviews today.' }, 422)
        : json({ data: { list: { total: 0, items: [] } } }),
    );
    await open('/');
    expect(await figure('Points earned')).toHaveTextContent('18,240');
    const general = within(await region('General information'));
    expect(await general.findByRole('alert')).toHaveTextContent('The counter is broken.');
    const reviews = within(await region('Recent reviews'));
    expect(await reviews.findByRole('alert')).toHaveTextContent('No reviews today.');
    expect(await within(await region('Recent rewards')).findByText('There are none yet.')).toBeVisible();

    server.answer('GET /admin/stats/basic_stats', () => json({ customers: 1, points: 2, reviews: 3, faq: 4 }));
    answerLists({});
    await userEvent.click(general.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(general.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(reviews.getByRole('button', { name: 'Try again' }));
    expect(await reviews.findByRole('link', { name: 'Review 0' })).toBeVisible();
  });
});

describe('the dashboard of a provider that tells of the past', () => {
  const day = 86_400_000;
  const past = { pointsEarned: 16_285, pointsSpent: 6910, reviews: 0, averageRating: null };

  it('[DASH-07] compares each figure with the period before, and shows the days as a chart and as a table', async () => {
    server.answer('GET /admin/stats/series', ({ path }) => {
      const isBefore = path.includes('reviews');
      const points = [
        { at: '2026-11-20T00:00:00Z', pointsEarned: 200, pointsSpent: 50 },
        { at: '2026-11-21T00:00:00Z', pointsEarned: 100, pointsSpent: 25 },
      ];
      return json({ points: isBefore ? [{ at: '2026-11-01T00:00:00Z', ...past }] : points });
    });
    await open('/?period=7d');
    expect(await figure('Points earned')).toHaveTextContent('18,240');
    await waitFor(async () => expect(await figure('Points earned')).toHaveTextContent('Up 12% on the 7 days before'));
    expect(await figure('Points redeemed')).toHaveTextContent('As in the 7 days before');
    expect(await figure('Total reviews')).toHaveTextContent('None in the 7 days before');
    expect((await figure('Average Rating'))?.textContent).toBe('Average Rating4.6');

    const chart = within(await region('Points earned and redeemed, last 7 days'));
    expect(await chart.findByText('300 earned and 75 redeemed, day by day.')).toBeVisible();
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    const rows = within(chart.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['WhenEarnedRedeemed', 'Nov 2110025', 'Nov 2020050']);

    const [before, days] = seriesCalls();
    expect(before?.get('metrics')).toBe('pointsEarned,pointsSpent,reviews,averageRating');
    expect(days?.get('metrics')).toBe('pointsEarned,pointsSpent');
    const length = (asked = before) => Date.parse(asked?.get('to') ?? '') - Date.parse(asked?.get('from') ?? '');
    expect([length(before), length(days)]).toEqual([7 * day - 1, 7 * day]);
    expect(Math.abs(Date.now() - 7 * day - Date.parse(before?.get('to') ?? ''))).toBeLessThan(60_000);
  });

  it('[DASH-07] leaves both out without a trace where the provider has no series, and asks once', async () => {
    server.answer('GET /admin/stats/series', () => json({ error: 'no such call' }, 404));
    await open('/');
    await waitFor(() => expect(screen.queryByText(/Points earned and redeemed/)).not.toBeInTheDocument());
    expect(screen.queryByText(/hours before/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '7 days' }));
    await waitFor(() => expect(aggregates()).toHaveLength(2));
    await screen.findByText('18,240');
    expect(screen.queryByText(/Points earned and redeemed/)).not.toBeInTheDocument();
    expect(seriesCalls()).toHaveLength(1);
  });

  it('says so when the past cannot be read, and shows the figures of now', async () => {
    server.answer('GET /admin/stats/series', () => json({ error: 'busy' }, 422));
    await open('/');
    const note = await screen.findByText(/How this compares with the 24 hours before could not be loaded/);
    expect(await figure('Points earned')).toHaveTextContent('18,240');
    expect(await screen.findByText('The points over time could not be loaded')).toBeVisible();
    server.answer('GET /admin/stats/series', () => json({ points: [{ at: '2026-11-01T00:00:00Z', ...past }] }));
    await userEvent.click(within(note).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await figure('Points earned')).toHaveTextContent('Up 12%'));
  });
});

describe('the setup', () => {
  const inSetup = { ...settings, marketingIntroCompleted: false };

  it('[DASH-06] stands in the dashboard’s place while the intro is not completed, with what is done read from the shop', async () => {
    server.answer('GET /admin/settings', () =>
      json({ settings: { ...inSetup, widgetTheme: { brandPrimaryColor: '#123456' } } }),
    );
    server.answer('GET /admin/loyalty/programs', () => json({ programs: [{ _id: 'p1', name: 'Circle', tasks: [] }] }));
    server.answer('GET /admin/sites/email/templates/en', () => json({ error: 'no' }, 404));
    await open('/');
    await heading('Set up your shop');
    await screen.findByText('2 of 5 steps are done');
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    const states = () => steps.map((step) => /Done|To do|Not known|Being read/.exec(step.textContent ?? '')?.[0]);
    await waitFor(() => expect(states()).toEqual(['To do', 'Done', 'Not known', 'Done', 'To do']));
    expect(screen.queryByText('Points earned')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open: Bring in your customers' })).toHaveAttribute(
      'href',
      '/customers/import/customers',
    );

    server.answer('PATCH /admin/settings', () => json({}));
    await userEvent.click(screen.getByRole('button', { name: 'Skip the rest and go to the dashboard' }));
    expect(await heading('Dashboard')).toHaveFocus();
    expect(changes()).toEqual([{ change: { marketingIntroCompleted: true } }]);
  });

  it('[DASH-06] is started again by a link of the dashboard', async () => {
    let answer = (_: Response) => {};
    server.answer(
      'PATCH /admin/settings',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await open('/');
    const restart = await screen.findByRole('button', { name: 'Restart setup wizard' });
    await userEvent.dblClick(restart);
    await waitFor(() => expect(changes()).toEqual([{ change: { marketingIntroCompleted: false } }]));
    // Nothing is shown as changed before the server has taken it.
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    answer(json({}));
    expect(await heading('Set up your shop')).toHaveFocus();
    expect(changes()).toHaveLength(1);
  });

  it('stays, and says why, when the server does not take that it is finished', async () => {
    server.answer('GET /admin/settings', () => json({ settings: inSetup }));
    server.answer('PATCH /admin/settings', () => json({ error: 'Settings are locked.' }, 422));
    await open('/');
    await userEvent.click(await screen.findByRole('button', { name: /^Skip the rest/ }));
    expect(await screen.findByText(/could not be finished. Settings are locked./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible();
  });

  it('tells of a step that could not be read, and reads it again', async () => {
    server.answer('GET /admin/settings', () => json({ settings: inSetup }));
    server.answer('GET /admin/loyalty/programs', () => json({ error: 'Not now.' }, 422));
    await open('/');
    const step = within((await screen.findByText('Make a loyalty programme')).closest('li') ?? document.body);
    expect(await step.findByRole('alert')).toHaveTextContent('Not now.');
    server.answer('GET /admin/loyalty/programs', () => json({ programs: [] }));
    await userEvent.click(step.getByRole('button', { name: 'Try again' }));
    expect(await step.findByText('To do')).toBeVisible();
  });
});
