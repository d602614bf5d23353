/** Fake widget API and helpers to open the widget editor. */
import { screen, within } from '@testing-library/react';
import { createDataProvider } from '../../../../../dataProvider';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http/http';
import type { Widget } from '../../../../../resources/widgets';
import type { CurrentSite } from '../../../../../src/engine/shop/currentSite';
import { InstagramPage } from '../../../../../src/features/storefront/instagram/InstagramPage';
import { OtherWidgetsPage } from '../../../../../src/features/storefront/otherWidgets/OtherWidgetsPage';
import { WidgetEditorPage } from '../../../../../src/features/storefront/widgets/WidgetEditorPage';
// The lazy preview is loaded before the first test, whose time is limited.
import '../../../../../src/features/storefront/widgets/editor/WidgetPreview';
import { createGate } from '../../../../support/createGate';
import { renderConsole } from '../../../../support/renderConsole';

export const down = new AppError({ kind: 'server', status: 500, message: 'Not now.' });
const missing = new AppError({ kind: 'notFound', status: 404 });

export const list: Widget = {
  _id: 'w1',
  type: 'ReviewAndFAQ',
  data: { perPage: 6, ours: { kept: [1] }, texts: { en: { 'reviews.title': 'What people say' } } },
  isEnabled: true,
};
export const popup: Widget = { _id: 'w2', type: 'LoyaltyCouponPopup', data: { afterSeconds: 3 }, isEnabled: false };
export const banner: Widget = { _id: 'w3', type: 'CountdownBanner', data: { until: '2026-12-24' }, isEnabled: true };

export const points: Widget = {
  _id: 'w4',
  type: 'PointsBanner',
  data: { name: 'Summer points', bannerPosition: 'bottom', ours: 1 },
  isEnabled: false,
};

interface FailingRequest {
  method: string;
  error: AppError;
  /** Whether the write is applied despite the error. */
  applied?: boolean;
}

const widgetsPath = '/admin/widgets';

export function createWidgetServer(first: readonly Widget[] = [list, popup, banner]) {
  let now = first;
  let failingRequests: FailingRequest[] = [];
  let createdCount = 0;
  let isResent = false;
  const requests: HttpRequest[] = [];
  const gate = createGate();

  function respond({ method, path, body }: HttpRequest): unknown {
    if (path === widgetsPath && method === 'GET') return { widgets: now };
    if (path.startsWith('/admin/sites/locale_dictionary/')) {
      return { locale: { code: path.split('/').at(-1), dictionary: { 'reviews.write': 'Say something' } } };
    }
    if (path === '/admin/loyalty/programs') return { programs: [] };
    if (path === '/admin/housekeeping/refresh_widget') return {};
    if (path === widgetsPath && method === 'POST') {
      createdCount += 1;
      const widget: Widget = { _id: `new${createdCount}`, isEnabled: false, type: null, data: {}, ...Object(body) };
      now = [...now, widget];
      return { widget };
    }
    if (!path.startsWith(`${widgetsPath}/`)) throw missing;
    const id = path.slice(widgetsPath.length + 1);
    const before = now.find(({ _id }) => _id === id);
    if (!before) throw missing;
    now = now.filter(({ _id }) => _id !== id);
    if (method === 'DELETE') return {};
    const widget: Widget = { ...before, ...Object(body) };
    now = [...now, widget];
    return { widget };
  }

  const http = async (request: HttpRequest): Promise<unknown> => {
    requests.push(request);
    if (request.method !== 'GET') await gate.pass();
    if (isResent && request.method === 'POST' && request.path === widgetsPath) respond(request);
    const failure = failingRequests.find(
      ({ method }) => method === request.method && request.path.startsWith(widgetsPath),
    );
    if (!failure) return respond(request);
    failingRequests = failingRequests.filter((item) => item !== failure);
    if (failure.applied) respond(request);
    throw failure.error;
  };

  return {
    dataProvider: createDataProvider(http),
    /** Returns the current widget of a type. */
    widget: (type: string) => now.find((item) => item.type === type),
    /** Simulates a change by another user; null deletes the widget. */
    change: (id: string, change: Partial<Widget> | null) => {
      const rest = now.filter(({ _id }) => _id !== id);
      const before = now.find(({ _id }) => _id === id);
      now = change && before ? [...rest, { ...before, ...change }] : rest;
    },
    fail: (...next: FailingRequest[]) => {
      failingRequests = next;
    },
    /** The browser sends each creation again, as it does when a reused connection closes; the key is ignored. */
    resendCreations: () => {
      isResent = true;
    },
    closeGate: gate.close,
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path.startsWith(widgetsPath))
        .map(({ method, path, body }) => [method, path.slice(widgetsPath.length), body]),
    refreshed: () => requests.filter(({ path }) => path.endsWith('/refresh_widget')).length,
  };
}

export type WidgetServer = ReturnType<typeof createWidgetServer>;

/** Renders the page of other widgets, or the Instagram page. */
export async function openOtherWidgets(server: WidgetServer, path = '/other-widgets') {
  const page = renderConsole({
    dataProvider: server.dataProvider,
    at: [path],
    routes: [
      { path: 'other-widgets/*', element: <OtherWidgetsPage /> },
      { path: 'widget-editor/*', element: <h1>Widget editor</h1> },
      { path: 'instagram/*', element: <InstagramPage /> },
    ],
    currentSite: {},
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** Renders the editor page of a widget. */
export async function openWidget(server: WidgetServer, type: string, site: Partial<CurrentSite> = {}) {
  const page = renderConsole({
    dataProvider: server.dataProvider,
    at: ['/theme-editor/widgets', `/widget-editor/${type}`],
    routes: [
      { path: 'widget-editor/*', element: <WidgetEditorPage /> },
      { path: 'theme-editor/widgets', element: <h1>All widgets</h1> },
      { path: 'other-widgets/*', element: <OtherWidgetsPage /> },
    ],
    currentSite: site,
  });
  await screen.findByRole('heading', { level: 1 });
  const { user } = page;
  return {
    ...page,
    inBar: (name: string) =>
      user.click(within(screen.getByRole('region', { name: 'Unpublished changes' })).getByRole('button', { name })),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    publish: () => user.click(screen.getByRole('button', { name: 'Publish' })),
    choose: async (entry: string) => {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(screen.getByRole('menuitem', { name: entry }));
    },
  };
}
