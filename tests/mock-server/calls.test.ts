import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionShape } from '../../resources/session';
import { settingsShape } from '../../resources/settings';
import { widgetShape } from '../../resources/widgets';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** Calls that require a site's token, with the expected status. */
const calls: readonly (readonly [method: string, path: string, body: unknown, status: number])[] = [
  ['GET', '/admin/settings', undefined, 200],
  ['PATCH', '/admin/settings', { change: { website: 'https://new.example' } }, 200],
  ['PATCH', '/admin/settings', { change: { nonsense: 1 } }, 422],
  ['PATCH', '/admin/settings', { change: { supportedLanguages: 'en' } }, 422],
  ['PATCH', '/admin/settings', { change: { pwa_manifest_enabled: true } }, 200],
  ['PATCH', '/admin/settings', { change: { pwa_manifest: { name: 'Nordlys' } } }, 422],
  ['PATCH', '/admin/settings', { change: {} }, 422],
  ['PATCH', '/admin/settings', { website: 'https://new.example' }, 422],
  ['PATCH', '/admin/settings', [], 400],
  ['PATCH', '/admin/settings/widgetTheme', { change: { psrStarColor: '#123456' } }, 200],
  ['PATCH', '/admin/settings/widgetTheme', { change: { other: '#123456' } }, 422],
  ['GET', '/admin/widgets', undefined, 200],
  ['POST', '/admin/widgets', { type: 'form', data: { fields: [] } }, 200],
  ['POST', '/admin/widgets', { type: '', data: {} }, 422],
  ['POST', '/admin/widgets', { type: 'ReviewAndFAQ', data: { perPage: 51 } }, 422],
  ['POST', '/admin/widgets', { type: 'ReviewAndFAQ', data: { layout: 'heap' } }, 422],
  ['POST', '/admin/widgets', { type: 'ReviewAndFAQ', data: { ours: 51 } }, 200],
  ['POST', '/admin/widgets', { type: 'form', data: {}, _id: 'mine' }, 422],
  ['PATCH', '/admin/widgets/none', { isEnabled: true }, 404],
  ['GET', '/admin/forms/none/submissions', undefined, 404],
  ['DELETE', '/admin/widgets/none', undefined, 404],
  ['GET', '/admin/automation/runs?widgetId=none', undefined, 422],
  ['GET', '/admin/managers', undefined, 200],
  ['POST', '/admin/managers', { email: 'new@demo.example', name: 'New' }, 200],
  ['POST', '/admin/managers', { email: 'merchant@demo.example' }, 409],
  ['POST', '/admin/managers', { email: 'nobody' }, 422],
  ['DELETE', '/admin/managers/none', undefined, 404],
  ['POST', '/admin/housekeeping/ping', undefined, 200],
  ['POST', '/admin/housekeeping/refresh_widget', {}, 200],
  ['POST', '/admin/graphql', { query: '{ customers { total } }' }, 200],
  ['POST', '/admin/graphql', { query: '{ customers { total', variables: {} }, 400],
  ['POST', '/admin/graphql', { query: '{ customers { sum } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ customers(page: 1) { total } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ customers(limit: 101) { total } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ customers(limit: 0) { total } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ customers(offset: -1) { total } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ customers(sortBy: name) { total } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ reviews(rating: "5,6") { total } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ reviews(isFeatured: 2) { total } }' }, 400],
  ['POST', '/admin/graphql', { query: '{ rewards(dateFrom: "yesterday") { total } }' }, 400],
  ['POST', '/admin/graphql', { query: 'mutation { x }' }, 400],
  ['POST', '/admin/graphql', { query: 7 }, 400],
  ['POST', '/admin/graphql', { query: '{ customers { total } }', variables: [] }, 400],
  ['GET', '/admin/graphql', undefined, 404],
  ['PATCH', '/admin/customers/none', { name: 'A' }, 404],
  ['DELETE', '/admin/customers/none', undefined, 404],
  ['PATCH', '/admin/reviews/none', { isFeatured: 1 }, 404],
  ['DELETE', '/admin/reviews/none', undefined, 404],
  ['POST', '/admin/reviews/none/reply', { reply: 'A' }, 404],
  ['DELETE', '/admin/reviews/attachment/none', undefined, 404],
  ['POST', '/admin/reviews', {}, 422],
  ['PATCH', '/admin/faq/none', { answer: 'A' }, 404],
  ['DELETE', '/admin/faq/none', undefined, 404],
  ['POST', '/admin/faq', { question: 'A' }, 422],
  ['PATCH', '/admin/loyalty/reward/none', { status: 'approved' }, 404],
  ['DELETE', '/admin/loyalty/reward/none', undefined, 404],
  ['GET', '/admin/loyalty/programs', undefined, 200],
  ['POST', '/admin/loyalty/programs', { name: '' }, 422],
  ['PATCH', '/admin/loyalty/programs/none', { name: 'A' }, 404],
  ['DELETE', '/admin/loyalty/programs/none', undefined, 404],
  ['PUT', '/admin/loyalty/programs/none/tasks', {}, 404],
  ['DELETE', '/admin/loyalty/programs/none/tasks/none', undefined, 404],
  ['POST', '/admin/loyalty/programs/none/tasks/reorder', { fromIndex: 0, toIndex: 1 }, 404],
  ['PUT', '/admin/loyalty/programs/none/rewards', {}, 404],
  ['DELETE', '/admin/loyalty/programs/none/rewards/none', undefined, 404],
  ['POST', '/admin/loyalty/programs/none/rewards/reorder', { fromIndex: 0, toIndex: 1 }, 404],
  ['GET', '/admin/stats/series', undefined, 400],
  ['GET', '/admin/sites/email/templates/en', undefined, 200],
  ['PUT', '/admin/sites/email/templates', { locale: 'en', key: 'standard', subject: 'Hi', html: '<p>Hi</p>' }, 200],
  ['PUT', '/admin/sites/email/templates', { locale: 'xx', key: 'standard', subject: 'Hi', html: '' }, 404],
  ['PUT', '/admin/sites/email/templates', { locale: 'en', key: 'none', subject: 'Hi', html: '' }, 422],
  ['PUT', '/admin/sites/email/templates', { locale: 'en', key: 'standard', subject: 'x'.repeat(251), html: '' }, 422],
  ['DELETE', '/admin/sites/email/templates/en/none', undefined, 404],
  [
    'POST',
    '/admin/sites/email/templates/test',
    { locale: 'en', key: 'standard', subject: 'Hi', html: '<p>Hi</p>', to: 'a@b.example' },
    200,
  ],
  [
    'POST',
    '/admin/sites/email/templates/test',
    { locale: 'en', key: 'standard', subject: 'Hi', html: '<p>Hi</p>', to: 'nobody' },
    422,
  ],
  ['GET', '/admin/stats/basic_stats', undefined, 200],
  ['GET', '/admin/stats/aggregate?period=7d', undefined, 200],
  ['GET', '/admin/stats/aggregate?period=1y', undefined, 400],
  ['POST', '/admin/contact', { message: 'Hello' }, 200],
  ['POST', '/admin/contact', { message: '  ' }, 422],
  ['POST', '/admin/contact', { message: 'x'.repeat(20_001) }, 422],
  ['POST', '/admin/contact', '{ "message": ', 400],
  ['GET', '/admin/db', undefined, 404],
  ['GET', '/admin/customers', undefined, 404],
  ['PUT', '/admin/widgets/none', {}, 404],
  ['GET', '/admin/products', undefined, 200],
  ['GET', '/admin/collections', undefined, 200],
  ['POST', '/admin/preSignedUrl', { name: 'a.png' }, 200],
  ['POST', '/admin/preSignedUrl', { name: ' ' }, 422],
  ['GET', '/admin/nothing', undefined, 404],
  ['GET', '/admin/billing', undefined, 200],
  ['POST', '/admin/billing/plan', { planName: 'Pro' }, 200],
  ['POST', '/admin/billing/plan', { planName: 'Growth' }, 409],
  ['POST', '/admin/billing/plan', { planName: 'Nothing' }, 422],
  ['GET', '/nothing/here', undefined, 404],
];

describe('all routes', () => {
  it.each(calls)('%s %s %j responds with %i', async (method, path, body, status) => {
    const answer = await backend.first(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(Date.parse(answer.headers.get('date') ?? '')).toBe(small.now);
    if (status >= 400) expect(answer.body.error).toMatch(/\w/);
    if (status === 422 && JSON.stringify(body) !== '{"change":{}}')
      expect(Object.keys(answer.body.fields)).not.toEqual([]);
  });

  const guarded = calls.filter(([, path, body]) => path.startsWith('/admin/') && typeof body !== 'string');
  it.each(guarded)(
    '%s %s %j responds with 401 without a valid token and with 403 for a sign-in token',
    async (method, path, body) => {
      const none = await backend.anonymous(method, path, body);
      const wrong = await backend.anonymous(method, path, body, { Authorization: 'Bearer nonsense' });
      const withoutSite = await backend.signedIn(method, path, body);
      expect([none.status, wrong.status, withoutSite.status]).toEqual([401, 401, 403]);
      for (const { body: answer } of [none, wrong, withoutSite]) expect(Object.keys(answer)).toEqual(['error']);
    },
  );
});

describe('sign-in', () => {
  it('returns a token for valid credentials and a message for invalid ones', async () => {
    const wrong = await backend.anonymous('POST', '/auth/email', { email: 'merchant@demo.example', password: 'x' });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([401, ['error']]);
    const empty = await backend.anonymous('POST', '/auth/email', { email: '' });
    expect(Object.keys(empty.body.fields)).toEqual(['email', 'password']);
  });

  it('returns the sites with a token each', async () => {
    const { body } = await backend.signedIn('GET', '/auth/sites');
    const session = sessionShape.parse(body);
    expect(session.sites?.map((site) => site.name)).toEqual(['Nordlys Atelier', 'Tsuki Living 月の家']);
    expect(new Set(session.sites?.map((site) => site.access_token)).size).toBe(2);
    expect(session.profile?.email).toBe('merchant@demo.example');
    expect((await backend.first('GET', '/auth/sites')).body.sites).toEqual(body.sites);
    expect((await backend.anonymous('GET', '/auth/sites')).status).toBe(401);
  });

  it.each([
    ['single@demo.example', 1],
    ['newstore@demo.example', 1],
    ['nosites@demo.example', 0],
  ])('%s has %i sites', async (email, count) => {
    const { body } = await backend.anonymous('POST', '/auth/email', { email, password: 'demo-demo' });
    const sites = await backend.anonymous('GET', '/auth/sites', undefined, {
      Authorization: `Bearer ${body.access_token}`,
    });
    expect(sites.body.sites).toHaveLength(count);
  });

  it('installs a private app on the first platform only', async () => {
    const body = { shop: 'nordlys', accessToken: 'demo-app-token' };
    expect((await backend.anonymous('POST', '/shops/shopify/private-app-install', body)).body.access_token).toMatch(
      /\w/,
    );
    expect((await backend.anonymous('POST', '/shops/magento/private-app-install', body)).status).toBe(404);
    const wrong = await backend.anonymous('POST', '/shops/shopify/private-app-install', { ...body, accessToken: 'x' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'This access token isn’t valid for this store.']);
    expect((await backend.anonymous('POST', '/shops/shopify/private-app-install', {})).status).toBe(422);
  });
});

describe('settings and widgets', () => {
  it('[PWA-01] have an app in the first site and none in the second; its icon is on the media host', async () => {
    const { pwa_manifest, pwa_manifest_enabled } = (await backend.first('GET', '/admin/settings')).body.settings;
    expect(pwa_manifest_enabled).toBe(true);
    expect(pwa_manifest.app_icon.src).toMatch(/^http.*\/media\/icons\/0\.svg$/);
    const icon = await fetch(pwa_manifest.app_icon.src);
    expect(icon.headers.get('content-type')).toContain(pwa_manifest.app_icon.type);
    const change = { pwa_manifest: { ...pwa_manifest, name: 'Nordlys', display: 'standalone' } };
    const changed = await backend.first('PATCH', '/admin/settings', { change });
    expect(changed.body.settings).toMatchObject(change);
    expect((await backend.second('GET', '/admin/settings')).body.settings).toMatchObject({
      pwa_manifest: null,
      pwa_manifest_enabled: false,
    });
  });

  it('stores changes and merges themes', async () => {
    const before = settingsShape.parse((await backend.second('GET', '/admin/settings')).body.settings);
    const changed = await backend.second('PATCH', '/admin/settings', { change: { customCss: 'a{}' } });
    expect(changed.body.settings).toEqual({ ...before, customCss: 'a{}' });
    const theme = await backend.second('PATCH', '/admin/settings/widgetTheme', { change: { btnPrimaryBg: '#000' } });
    const merged = { ...Object(before['widgetTheme']), btnPrimaryBg: '#000' };
    expect(theme.body).toEqual({ widgetTheme: merged });
    const after = await backend.second('GET', '/admin/settings');
    expect(after.body.settings).toEqual({ ...before, customCss: 'a{}', widgetTheme: merged });
  });

  it('creates, updates, and deletes widgets without exposing other routes of json-server', async () => {
    const made = await backend.second('POST', '/admin/widgets', { type: 'form', data: { a: [1] } });
    const widget = widgetShape.parse(made.body.widget);
    expect(widget).toMatchObject({ type: 'form', data: { a: [1] }, isEnabled: false });
    const changed = await backend.second('PATCH', `/admin/widgets/${widget._id}`, { isEnabled: true });
    expect(changed.body).toEqual({ widget: { ...widget, isEnabled: true } });
    const isWrong = await backend.second('PATCH', `/admin/widgets/${widget._id}`, { data: { a: 'x'.repeat(200_000) } });
    expect([isWrong.status, isWrong.body.fields]).toEqual([422, { data: 'Is too large.' }]);
    const list = await backend.second('GET', '/admin/widgets?callback=x&_limit=1&type_like=(a+)%2B$');
    expect(list.body.widgets).toHaveLength(9);
    const overridden = await backend.second(
      'PATCH',
      `/admin/widgets/${widget._id}`,
      { isEnabled: false },
      { 'X-HTTP-Method-Override': 'DELETE' },
    );
    expect(overridden.body.widget.isEnabled).toBe(false);
    expect((await backend.second('DELETE', `/admin/widgets/${widget._id}`)).body).toEqual({});
    expect((await backend.second('DELETE', `/admin/widgets/${widget._id}`)).status).toBe(404);
  });
});

describe('statistics', () => {
  it('match the rows', async () => {
    const stats = await backend.first('GET', '/admin/stats/basic_stats');
    const counts = await backend.query(
      '{ customers { total } excluded: customers(programId: "-1") { total } reviews { total } faqs { total } }',
    );
    expect(stats.body).toMatchObject({
      customers: counts.customers.total - counts.excluded.total,
      reviews: counts.reviews.total,
      faq: counts.faqs.total,
    });
    const { body } = await backend.first('GET', '/admin/stats/aggregate?period=30d');
    expect(body.ratings.reduce((sum: number, count: number) => sum + count)).toBe(body.totalRatings);
    expect(body.totalRatings).toBeGreaterThan(0);
    expect(Object.keys(body)).toEqual(['pointsEarned', 'pointsSpent', 'totalRatings', 'averageRating', 'ratings']);
  });
});

describe('media and CORS', () => {
  it('serves images without a token', async () => {
    const picture = await backend.anonymous('GET', '/media/pictures/7.svg');
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.body).toMatch(/^<svg /);
    const clip = await backend.anonymous('GET', '/media/clips/turning.webm');
    expect([clip.status, clip.headers.get('content-type')]).toEqual([200, 'video/webm']);
    for (const path of ['/media/pictures/a.svg', '/media/other/7.svg', '/media/pictures/..%2Fx']) {
      expect((await backend.anonymous('GET', path)).status, path).toBe(404);
    }
  });

  it.each([
    ['http://localhost:5173', true],
    ['http://127.0.0.1:9', true],
    ['https://console.example', false],
    ['http://localhost.evil.example', false],
  ])('allows the origin %s: %s', async (origin, isAllowed) => {
    const preflight = await backend.anonymous('OPTIONS', '/admin/graphql', undefined, { Origin: origin });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    if (!isAllowed) return;
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, Idempotency-Key');
    expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });
});
