/** The whole console in a made-up browser, over a made-up server that answers at once and remembers what it was asked. */
import { readFileSync } from 'node:fs';
import { act, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { parseConfig } from '../../src/config';
import { wipeTab } from '../../src/lib/tabStorage';
import { type OpenedConsole, openConsole } from '../support/openConsole';

// The first use of a page compiles it.
configure({ asyncUtilTimeout: 5000 });

const apiUrl = 'https://api.example';
const config = parseConfig({ ...JSON.parse(readFileSync('public/config.json', 'utf8')), apiUrl });

/** A call as the server received it. */
export interface Call {
  method: string;
  /** With its query. */
  path: string;
  /** Null when there was no such header. */
  authorization: string | null;
  body: unknown;
}

type Answer = (call: Call) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const profile = { name: 'Mina', email: 'mina@shop.example' };
export const twoSites = [
  { _id: 's1', name: 'Nordlys', access_token: 'token-s1' },
  { _id: 's2', name: 'Tsuki', access_token: 'token-s2' },
];
export const sessionAnswer = { userId: 'u1', siteId: 's1', sites: twoSites, profile };

/** The site that a token opens. */
function siteOf({ authorization }: Call): string {
  return authorization === 'Bearer token-s2' ? 's2' : 's1';
}

function settingsOf(site: string) {
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

const usual: Readonly<Record<string, Answer>> = {
  'GET /auth/sites': () => json(sessionAnswer),
  'POST /auth/email': () => json({ access_token: 'token-new' }),
  'GET /admin/settings': (call) => json({ settings: settingsOf(siteOf(call)) }),
  'GET /admin/widgets': () => json({ widgets: [] }),
  'POST /admin/housekeeping/ping': () => json({}),
  'GET /admin/loyalty/programs': () => json({ programs: [] }),
  'POST /admin/graphql': (call) =>
    json({ data: { list: { total: 1, items: [{ _id: `c-${siteOf(call)}`, name: `Customer of ${siteOf(call)}` }] } } }),
};

export interface Server {
  calls: Call[];
  /** Answers a call otherwise from now on, by 'METHOD /path'. */
  answer(call: string, answer: Answer): void;
  /** The calls of a kind so far. */
  received(call: string): Call[];
}

let opened: OpenedConsole[] = [];

/** Gives every test a fresh browser and server. */
export function freshServer(): Server {
  const server: Server = {
    calls: [],
    answer: (call, answer) => answers.set(call, answer),
    received: (call) => server.calls.filter(({ method, path }) => `${method} ${path}` === call),
  };
  let answers = new Map<string, Answer>();
  beforeEach(() => {
    answers = new Map(Object.entries(usual));
    server.calls = [];
    localStorage.clear();
    sessionStorage.clear();
    wipeTab();
    window.history.replaceState(null, '', '/');
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const call = readCall(address, init);
      server.calls.push(call);
      const answer = answers.get(`${call.method} ${call.path.split('?')[0]}`);
      return answer ? answer(call) : json({ error: `no answer for ${call.method} ${call.path}` }, 404);
    });
  });
  afterEach(async () => {
    await act(async () => {
      for (const one of opened) one.stop();
    });
    opened = [];
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  return server;
}

function readCall(address: string, { method = 'GET', headers, body }: RequestInit): Call {
  const { pathname, search } = new URL(address);
  return {
    method,
    path: pathname + search,
    authorization: new Headers(headers).get('Authorization'),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  };
}

/** Puts a session into the browser, as a sign-in of before has left it. */
export function signedInBefore(lastSite = 's1'): void {
  const tokens = { s1: 'token-s1', s2: 'token-s2' };
  localStorage.setItem(
    'console.session',
    JSON.stringify({ v: 1, userId: 'u1', tokens, lastSite, signInToken: 'token-of-sign-in' }),
  );
}

/** Opens the console at a path, as main.tsx does. @param state of the browser's history there */
export async function open(
  path: string,
  addressToken: string | null = null,
  state: unknown = null,
): Promise<OpenedConsole> {
  const one = await openConsole(path, config, addressToken, state);
  opened.push(one);
  return one;
}

/** Where the console is. */
export const here = (): string => window.location.pathname + window.location.search;

/** Waits for the heading of a page. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
