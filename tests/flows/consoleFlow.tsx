/** Runs the whole console in a simulated browser with a fake server that records its requests. */
import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type Config, parseConfig } from '../../src/config';
import { clearTabStorage } from '../../src/lib/storage/tabStorage';
import { type OpenedConsole, openConsole } from '../support/openConsole';

let testCount = 0;
/** Differs in each test: a console that is closed while it starts may still send a request. */
const getApiUrl = () => `https://api${testCount}.example`;
const publicConfig = JSON.parse(readFileSync('public/config.json', 'utf8'));

/** A request as the server received it. */
export interface ServerRequest {
  method: string;
  /** Path including the query string. */
  path: string;
  /** Null if the header is absent. */
  authorization: string | null;
  idempotencyKey: string | undefined;
  body: unknown;
}

type Responder = (request: ServerRequest) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const profile = { name: 'Mina', email: 'mina@shop.example' };
export const twoSites = [
  { _id: 's1', name: 'Nordlys', access_token: 'token-s1' },
  { _id: 's2', name: 'Tsuki', access_token: 'token-s2' },
];
export const sessionResponse = { userId: 'u1', siteId: 's1', sites: twoSites, profile };

/** Returns the site of a token. */
function getSiteId({ authorization }: ServerRequest): string {
  return authorization === 'Bearer token-s2' ? 's2' : 's1';
}

function createSettings(site: string) {
  const website = `https://${site}.example`;
  return {
    _id: site,
    platform: 'shopify',
    website,
    planName: 'Free',
    setupRequestsPending: false,
    defaultLocale: 'en',
  };
}

const DEFAULT_RESPONDERS: Readonly<Record<string, Responder>> = {
  'GET /auth/sites': () => json(sessionResponse),
  'POST /auth/email': () => json({ access_token: 'token-new' }),
  'GET /admin/settings': (request) => json({ settings: createSettings(getSiteId(request)) }),
  'GET /admin/widgets': () => json({ widgets: [] }),
  'POST /admin/housekeeping/ping': () => json({}),
  'GET /admin/loyalty/programs': () => json({ programs: [] }),
  'POST /admin/graphql': (request) =>
    json({
      data: {
        list: { total: 1, items: [{ _id: `c-${getSiteId(request)}`, name: `Customer of ${getSiteId(request)}` }] },
      },
    }),
};

export interface Server {
  requests: ServerRequest[];
  /** Overrides the response to a request, by 'METHOD /path'. */
  respond(request: string, respond: Responder): void;
  /** The default response to a request. */
  defaultResponder(request: string): Responder;
  /** Stores the settings, of which a response has none. */
  storeSettings(settings: object): void;
  /** Requests of this kind so far. */
  received(request: string): ServerRequest[];
}

let opened: OpenedConsole[] = [];

/** Sets up a clean browser and server for each test. */
export function setUpServer(): Server {
  const server: Server = {
    requests: [],
    respond: (request, responder) => responders.set(request, responder),
    storeSettings(settings) {
      let now = settings;
      responders.set('GET /admin/settings', () => json({ settings: now }));
      responders.set('PATCH /admin/settings', ({ body }) => {
        now = { ...now, ...Object(body).change };
        return json({});
      });
    },
    defaultResponder: (request) => DEFAULT_RESPONDERS[request] ?? (() => json({}, 404)),
    received: (request) => server.requests.filter(({ method, path }) => `${method} ${path}` === request),
  };
  let responders = new Map<string, Responder>();
  // Modules are compiled on first use, which is not part of any test.
  beforeAll(() =>
    Promise.all([
      import('../../src/routes'),
      import('../../src/layout/SignedOutApp'),
      import('../../src/session/siteClients'),
      import('../../src/routes/prefetchPageData'),
    ]),
  );
  beforeEach(() => {
    testCount += 1;
    responders = new Map(Object.entries(DEFAULT_RESPONDERS));
    server.requests = [];
    localStorage.clear();
    sessionStorage.clear();
    clearTabStorage();
    window.history.replaceState(null, '', '/');
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (new URL(url).origin !== getApiUrl()) return json({}, 404);
      const request = parseRequest(url, init);
      server.requests.push(request);
      const responder = responders.get(`${request.method} ${request.path.split('?')[0]}`);
      return responder ? responder(request) : json({ error: `no answer for ${request.method} ${request.path}` }, 404);
    });
  });
  afterEach(async () => {
    await act(async () => {
      for (const consoleInstance of opened) consoleInstance.stop();
    });
    opened = [];
    document.body.replaceChildren();
  });
  // Not after each test: a request of a console that is closed would leave the machine.
  afterAll(() => void vi.unstubAllGlobals());
  return server;
}

function parseRequest(url: string, { method = 'GET', headers, body }: RequestInit): ServerRequest {
  const { pathname, search } = new URL(url);
  return {
    method,
    path: pathname + search,
    authorization: new Headers(headers).get('Authorization'),
    idempotencyKey: new Headers(headers).get('Idempotency-Key') ?? undefined,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  };
}

/** Stores a session from an earlier sign-in. */
export function storeSession(lastSite = 's1'): void {
  const tokens = { s1: 'token-s1', s2: 'token-s2' };
  localStorage.setItem(
    'console.session',
    JSON.stringify({ v: 1, userId: 'u1', tokens, lastSite, signInToken: 'token-of-sign-in' }),
  );
}

/**
 * Opens the console at a path, as main.tsx does.
 * @param state of the initial history entry
 * @param changed differences from the usual configuration
 */
export async function open(
  path: string,
  urlToken: string | null = null,
  state: unknown = null,
  changed: Partial<Config> = {},
): Promise<OpenedConsole> {
  const consoleInstance = await openConsole(
    path,
    { ...parseConfig({ ...publicConfig, apiUrl: getApiUrl() }), ...changed },
    urlToken,
    state,
  );
  opened.push(consoleInstance);
  return consoleInstance;
}

/** Current path and query. */
export const getCurrentPath = (): string => window.location.pathname + window.location.search;

/** Waits for the heading of a page. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
