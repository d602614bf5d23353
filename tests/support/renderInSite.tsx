import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { createSession } from '../../dataProvider/session/session';
import { type Config, parseConfig } from '../../src/config';
import { I18nProvider } from '../../src/layout/language/I18nProvider';
import { SiteLayout } from '../../src/layout/SiteLayout';
import { SessionProvider } from '../../src/session/SessionContext';
import { createSessionController } from '../../src/session/sessionController';
import { createSiteClients, type SiteClients } from '../../src/session/siteClients';
import { LiveRegion } from '../../src/ui/feedback/LiveRegion';
import { NotificationArea } from '../../src/ui/notifications/NotificationArea';
import './allMessages';

/** A call that reached the network. */
export interface SentCall {
  method: string;
  path: string;
  /** Query string with its '?'; empty if there is none. */
  search: string;
  authorization: string | null;
  idempotencyKey: string | null;
  body: unknown;
}

type Respond = (call: SentCall) => unknown;

const sites = [
  { _id: 's1', name: 'Nordlys', access_token: 'token-s1' },
  { _id: 's2', name: 'Tsuki', access_token: 'token-s2' },
];

interface InSiteOptions {
  /** The JSON or the response of a call; undefined: the usual one, else 404. */
  respond?: Respond;
  config?: Partial<Config>;
  /** The initial URL; '/' by default, the URL of the page. */
  at?: string;
  /** More pages of the site, by URL. */
  routes?: RouteObject[];
}

/** Renders a page in everything that an open site provides, over a stubbed network; '/auth' and '/other' are empty pages. */
export async function renderInSite(
  page: ReactNode,
  { respond, config: changed, at = '/', routes = [] }: InSiteOptions = {},
) {
  const calls: SentCall[] = [];
  const send = async (url: string | URL | Request, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname, search } = new URL(String(url));
    const call = {
      method,
      path: pathname,
      search,
      authorization: new Headers(headers).get('Authorization'),
      idempotencyKey: new Headers(headers).get('Idempotency-Key'),
      body: body ? JSON.parse(String(body)) : undefined,
    };
    calls.push(call);
    const answer = (await respond?.(call)) ?? usualResponse(call);
    if (answer instanceof Response) return answer;
    return new Response(JSON.stringify(answer ?? { error: 'no' }), {
      status: answer === undefined ? 404 : 200,
      headers: { 'Content-Type': 'application/json' },
    });
  };
  localStorage.setItem(
    'console.session',
    JSON.stringify({ v: 1, userId: 'u1', tokens: { s1: 'token-s1', s2: 'token-s2' }, lastSite: 's1' }),
  );
  const parsedConfig = parseConfig({
    ...JSON.parse(readFileSync('public/config.json', 'utf8')),
    apiUrl: 'https://api.example',
    ...changed,
  });
  const store = createSession({ channel: null });
  const opened: SiteClients[] = [];
  const session = { userId: 'u1', siteId: 's1', sites, profile: { name: 'Mina', email: 'mina@shop.example' } };
  const controller = createSessionController({
    store,
    account: { loadSession: async () => session, signIn: async () => 'token-new' },
    prefetchPageData: async () => undefined,
    async openClients(siteId, renew) {
      const http = { apiUrl: parsedConfig.apiUrl, fetch: send, token: () => store.token(siteId), renew };
      const clients = createSiteClients(siteId, http, parsedConfig, () => session.userId);
      opened.push(clients);
      return clients;
    },
    log: () => undefined,
  });
  controller.start({ token: null, sites: [] });
  const pages = [{ path: '/', element: <>{page}</> }, ...routes, { path: '*', element: <p>elsewhere</p> }];
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <p>signed out</p> },
      { element: <SiteLayout />, children: pages },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <I18nProvider>
      <SessionProvider config={parsedConfig} controller={controller}>
        <LiveRegion>
          <NotificationArea>
            <RouterProvider router={router} useTransitions={false} />
          </NotificationArea>
        </LiveRegion>
      </SessionProvider>
    </I18nProvider>,
  );
  onTestFinished(() => {
    view.unmount();
    localStorage.clear();
    sessionStorage.clear();
  });
  await screen.findByTestId('page');
  return {
    ...view,
    user: userEvent.setup(),
    calls,
    controller,
    router,
    clients: () => opened,
    /** The writes that were sent so far. */
    writes: () =>
      calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql') && !path.endsWith('/ping')),
  };
}

function usualResponse({ method, path }: SentCall): unknown {
  if (path === '/admin/settings') return { settings: { _id: 's1', platform: 'shopify' } };
  if (path === '/admin/widgets') return { widgets: [] };
  if (path === '/admin/housekeeping/ping') return {};
  return method === 'GET' ? undefined : {};
}
