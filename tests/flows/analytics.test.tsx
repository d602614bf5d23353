import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatExactTime } from '../../src/lib/format/formatRelativeTime';
import { getCurrentPath, heading, json, open, type ServerRequest, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();
const DAY_MS = 86_400_000;

const paramsOf = ({ path }: ServerRequest) => new URL(path, 'https://x.example').searchParams;
const seriesCalls = () => server.requests.filter(({ path }) => path.startsWith('/admin/stats/series')).map(paramsOf);

/** Responds with two steps of equal values; those of the period before are half as high. */
function stubSeries(values: Readonly<Record<string, number | null>> = {}) {
  server.respond('GET /admin/stats/series', (request) => {
    const params = paramsOf(request);
    const count = Date.parse(params.get('to') ?? '') < Date.now() - DAY_MS / 2 ? 600 : 1200;
    const metrics = (params.get('metrics') ?? '').split(',');
    const value = (metric: string) => (metric in values ? values[metric] : count);
    const point = Object.fromEntries(metrics.map((metric) => [metric, value(metric)]));
    const at = Date.parse(params.get('from') ?? '');
    return json({ points: [at, at + DAY_MS].map((time) => ({ at: new Date(time).toISOString(), ...point })) });
  });
}

const figure = async (name: string) => (await screen.findByRole('button', { name })).closest('div');
const findChart = (name: string) => screen.findByRole('figure', { name });

// V8 calls this zone by an outdated ID.
const zone = process.env['TZ'];
process.env['TZ'] = 'Asia/Kolkata';
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

// Modules are compiled on first use.
beforeAll(async () => {
  await import('../../src/routes');
  await import('../../src/features/analytics/AnalyticsPage');
  await import('../../src/features/analytics/AnalyticsChart');
}, 60_000);

beforeEach(() => {
  storeSession();
  stubSeries();
  server.respond('GET /admin/stats/aggregate', () =>
    json({ pointsEarned: 77, pointsSpent: 11, totalRatings: 5, averageRating: 4.2, ratings: [3, 1, 1, 0, 0] }),
  );
  server.respond('GET /admin/stats/basic_stats', () => json({ customers: 1, points: 9876, reviews: 2, faq: 3 }));
  server.respond('POST /admin/graphql', ({ body }) => {
    const query = String(Object(body).query);
    if (!query.includes('signup: ')) return json({ data: { list: { total: 42, items: [] } } });
    return json({ data: { signup: { total: 31 } } });
  });
});

describe('the analytics', () => {
  it('[ANA-01] show figures with formula, change and list, and the same as a chart and a table', async () => {
    await open('/analytics');
    await heading('Analytics');
    const earned = await figure('Points earned');
    const link = await within(earned ?? document.body).findByRole('link', { name: /^2,400/ });
    expect(link.getAttribute('href')).toMatch(/^\/rewards\?page=0&limit=10&status=approved&dateFrom=.+&dateTo=.+/);
    expect(await within(earned ?? document.body).findByText(/100% vs\. previous 30 days/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Points earned' })).toHaveAccessibleDescription(
      /Points that customers earned/,
    );
    expect(screen.getByText('Time zone: India Standard Time')).toBeVisible();

    const chart = within(await findChart('Points earned and redeemed'));
    await userEvent.click(screen.getByRole('button', { name: 'Points earned and redeemed: more' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show as table' }));
    expect(chart.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '1,200',
      '1,200',
      '1,200',
      '1,200',
    ]);
    expect(seriesCalls()).toHaveLength(2);
  });

  it('show a rating with one decimal, in the table of its chart, too', async () => {
    stubSeries({ averageRating: 4.456 });
    await open('/analytics/reviews');
    const chart = within(await findChart('Average rating'));
    await userEvent.click(screen.getByRole('button', { name: 'Average rating: more' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show as table' }));
    expect(chart.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['4.5', '4.5', '4.5', '4.5']);
  });

  it('[ANA-01] keep tab, period, interval and comparison in the URL', async () => {
    await open('/analytics');
    await figure('Points earned');
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
    await userEvent.selectOptions(screen.getByLabelText('Group by'), 'Month');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare with previous period' }));
    expect(getCurrentPath()).toBe('/analytics?period=90d&interval=month&compare=none');
    const tabs = within(screen.getByRole('navigation', { name: 'Analytics' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Customers' }));
    expect(getCurrentPath()).toBe('/analytics/customers?period=90d&interval=month&compare=none');
    await findChart('New customers');
    expect(screen.queryByText(/vs\. the previous/)).not.toBeInTheDocument();
    expect(seriesCalls().at(-1)?.get('interval')).toBe('month');
    expect(screen.getByRole('link', { name: 'Outstanding points 9,876' })).toBeVisible();
  });

  it('[ANA-01] have a tab for each subject, with the totals of its lists', async () => {
    await open('/analytics/points');
    expect(await screen.findByRole('link', { name: 'Signed up 31' })).toHaveAttribute(
      'href',
      expect.stringContaining('taskType=signup'),
    );
    for (const [tab, total] of [
      ['Rewards and vouchers', 'All vouchers 42'],
      ['Referrals', 'Pending 42'],
      ['Reviews', 'Reviews to moderate 42'],
      ['Questions', 'Unanswered questions 42'],
    ] as const) {
      const tabs = within(screen.getByRole('navigation', { name: 'Analytics' }));
      await userEvent.click(tabs.getByRole('link', { name: tab }));
      expect(await screen.findByRole('link', { name: total })).toBeVisible();
    }
  });

  it('[ANA-01] without a time series show the totals of the server, and neither a chart nor a comparison', async () => {
    server.respond('GET /admin/stats/series', () => json({ error: 'no such call' }, 404));
    await open('/analytics');
    expect(await screen.findByText(/has no statistics over time, so there’s no chart/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^77/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Referrals' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Group by')).not.toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();

    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
    expect(await screen.findByText(/its totals cover only 24 hours, 7 days, and 30 days/)).toBeVisible();
    expect(screen.queryByText('77')).not.toBeInTheDocument();
    expect(seriesCalls()).toHaveLength(1);
  });

  it('[ANA-01] name metrics that are null, draw no line for them, and show the total of the server', async () => {
    stubSeries({ pointsSpent: null, referrals: null, vouchersUsed: null });
    await open('/analytics');
    expect(await screen.findByText('Not available for your store: Points redeemed, Referrals.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^11/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Points redeemed' })).toHaveAccessibleDescription(
      /Total for the period up to now/,
    );
    const chart = within(await findChart('Points earned and redeemed'));
    expect(chart.queryByText('Points redeemed')).not.toBeInTheDocument();
  });

  it('say since when ratings are counted, which isn’t the start of the first day', async () => {
    await open('/analytics/reviews');
    const ratings = within(await screen.findByRole('region', { name: 'Rating distribution' }));
    const getTime = () => formatExactTime(Date.now() - 30 * DAY_MS, 'en');
    const before = getTime();
    const shown = ratings.getByText(/^Since /).textContent;
    // A minute may have passed.
    expect([before, getTime()].map((time) => `Since ${time}, as on the dashboard`)).toContain(shown);
  });

  it('say that nothing happened in an empty period', async () => {
    stubSeries(Object.fromEntries(['questions'].map((metric) => [metric, 0])));
    await open('/analytics/questions');
    expect(await screen.findByText('No activity in this period.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^0/ })).toBeVisible();
  });

  it.each([
    ['a failure', () => json({ error: 'The period is too long.' }, 400), /The period is too long/],
    ['a malformed response', () => json({ points: 'none' }), /received an unexpected response/],
  ])('show %s with its reason, and load again on request', async (_name, respond, reason) => {
    server.respond('GET /admin/stats/series', respond);
    await open('/analytics');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load your statistics');
    expect(alert).toHaveTextContent(reason);
    expect(await screen.findByRole('link', { name: 'Customers 42' })).toBeVisible();
    stubSeries();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await figure('Points earned');
    expect(await screen.findAllByRole('link', { name: /^2,400/ })).not.toHaveLength(0);
  });

  it('have no page for unknown tabs', async () => {
    await open('/analytics/cats');
    expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  });

  it('[NEW-04] meter the hidden share of negative and of positive reviews, and warn if they differ', async () => {
    const totals: Record<string, number> = { '2,1': 20, '2,1 pending': 8, '5,4': 100, '5,4 pending': 10 };
    server.respond('POST /admin/graphql', ({ body }) => {
      const { query, variables } = Object(body);
      const counts = [...query.matchAll(/count(\d+): /g)].map(([, index]) => {
        const key = [variables[`rating${index}`], variables[`status${index}`]].filter(Boolean).join(' ');
        return [`count${index}`, { total: totals[key] ?? 42 }];
      });
      return json({ data: counts.length > 0 ? Object.fromEntries(counts) : { list: { total: 42, items: [] } } });
    });
    await open('/analytics/reviews');
    const negative = await screen.findByRole('meter', { name: '1 and 2 stars' });
    expect(negative).toHaveAttribute('aria-valuenow', '40');
    expect(negative).toHaveAttribute('aria-valuetext', '40% hidden (8 of 20)');
    const positive = await screen.findByRole('meter', { name: '4 and 5 stars' });
    expect(positive).toHaveAttribute('aria-valuetext', '10% hidden (10 of 100)');
    expect(await screen.findByText('Negative reviews are hidden more often than positive ones')).toBeVisible();
    expect(screen.getByRole('link', { name: '1 and 2 stars' })).toHaveAttribute(
      'href',
      '/product-reviews?page=0&limit=10&rating=2%2C1&status=pending',
    );
  });
});
