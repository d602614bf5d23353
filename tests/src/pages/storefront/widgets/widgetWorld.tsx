/** A made-up server that holds widgets, and the pages on which they are edited. */
import { screen, within } from '@testing-library/react';
import { createDataProvider } from '../../../../../dataProvider';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http';
import type { Widget } from '../../../../../resources/widgets';
import type { Shop } from '../../../../../src/engine/shop';
import WidgetEditorPage from '../../../../../src/pages/storefront/widgets/WidgetEditorPage';
import { createGate } from '../../../../support/gate';
import { renderConsole } from '../../../../support/renderConsole';

export const lost = new AppError({ kind: 'timeout', uncertain: true });
export const down = new AppError({ kind: 'server', status: 500, message: 'Not now.' });
export const conflict = new AppError({ kind: 'conflict', status: 409, message: 'Changed meanwhile.' });
const missing = new AppError({ kind: 'notFound', status: 404 });

export const list: Widget = {
  _id: 'w1',
  type: 'ReviewAndFAQ',
  data: { perPage: 6, ours: { kept: [1] }, texts: { en: { 'reviews.title': 'What people say' } } },
  isEnabled: true,
};
export const popup: Widget = { _id: 'w2', type: 'LoyaltyCouponPopup', data: { afterSeconds: 3 }, isEnabled: false };
export const banner: Widget = { _id: 'w3', type: 'CountdownBanner', data: { until: '2026-12-24' }, isEnabled: true };

interface Failing {
  method: string;
  error: AppError;
  /** It is done all the same. */
  applied?: boolean;
}

const at = '/admin/widgets';

export function widgetServer(first: readonly Widget[] = [list, popup, banner]) {
  let now = first;
  let failing: Failing[] = [];
  let made = 0;
  const requests: HttpRequest[] = [];
  const gate = createGate();

  function answer({ method, path, body }: HttpRequest): unknown {
    if (path === at && method === 'GET') return { widgets: now };
    if (path.startsWith('/admin/sites/locale_dictionary/')) {
      return { locale: { code: path.split('/').at(-1), dictionary: { 'reviews.write': 'Say something' } } };
    }
    if (path === '/admin/loyalty/programs') return { programs: [] };
    if (path === '/admin/housekeeping/refresh_widget') return {};
    if (path === at && method === 'POST') {
      made += 1;
      const widget: Widget = { _id: `new${made}`, isEnabled: false, type: null, data: {}, ...Object(body) };
      now = [...now, widget];
      return { widget };
    }
    if (!path.startsWith(`${at}/`)) throw missing;
    const id = path.slice(at.length + 1);
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
    const failure = failing.find(({ method }) => method === request.method && request.path.startsWith(at));
    if (!failure) return answer(request);
    failing = failing.filter((one) => one !== failure);
    if (failure.applied) answer(request);
    throw failure.error;
  };

  return {
    dataProvider: createDataProvider(http),
    /** A widget as it is now. */
    widget: (type: string) => now.find((one) => one.type === type),
    /** What somebody else does. */
    change: (id: string, change: Partial<Widget> | null) => {
      const rest = now.filter(({ _id }) => _id !== id);
      const before = now.find(({ _id }) => _id === id);
      now = change && before ? [...rest, { ...before, ...change }] : rest;
    },
    fail: (...next: Failing[]) => {
      failing = next;
    },
    hold: gate.hold,
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path.startsWith(at))
        .map(({ method, path, body }) => [method, path.slice(at.length), body]),
    refreshed: () => requests.filter(({ path }) => path.endsWith('/refresh_widget')).length,
  };
}

export type WidgetServer = ReturnType<typeof widgetServer>;

/** Opens the page of a widget. */
export async function openWidget(server: WidgetServer, type: string, shop: Partial<Shop> = {}) {
  const page = renderConsole({
    dataProvider: server.dataProvider,
    at: ['/theme-editor/widgets', `/widget-editor/${type}`],
    routes: [
      { path: 'widget-editor/*', element: <WidgetEditorPage /> },
      { path: 'theme-editor/widgets', element: <h1>All widgets</h1> },
    ],
    shop,
  });
  await screen.findByRole('heading', { level: 1 });
  const { user } = page;
  return {
    ...page,
    inBar: (name: string) =>
      user.click(within(screen.getByRole('region', { name: 'Not published' })).getByRole('button', { name })),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    publish: () => user.click(screen.getByRole('button', { name: 'Publish' })),
    choose: async (entry: string) => {
      await user.click(screen.getByRole('button', { name: 'More for this widget' }));
      await user.click(screen.getByRole('menuitem', { name: entry }));
    },
  };
}
