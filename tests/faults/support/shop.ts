/** The fixture backend, in a process of its own, and the browser's way to it, which a test may cut. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { FailureRule } from '../../../mock-server/controls/failureRules';
import type { LoggedRequest } from '../../../mock-server/controls/requestLog';
import { type Config, parseConfig } from '../../../src/config';
import { wipeTab } from '../../../src/lib/tabStorage';
import { firstLine, startScript } from '../../mock-server/support/processes';
import { nodeFetch } from '../../support/nodeFetch';

/** Few rows: every case draws a list. */
const amounts = [
  '--customers',
  '12',
  '--reviews',
  '14',
  '--pending-reviews',
  '4',
  '--questions',
  '12',
  '--rewards',
  '40',
];

/** The backend as a test steers and asks it. */
export interface Shop {
  config(): Config;
  /** The next call that fits goes wrong. */
  fail(rule: FailureRule): Promise<void>;
  /** Lets everything work again. */
  mend(): Promise<void>;
  /** Every write that the backend received since the test began, the oldest first. */
  writes(): Promise<LoggedRequest[]>;
  /** What a query of the first shop answers. */
  query(text: string): Promise<Record<string, unknown>>;
  get(path: string): Promise<Record<string, unknown>>;
  /** Does something at the server before the test begins, which is not counted; gives the answer. */
  ahead(method: string, path: string, body: object): Promise<Record<string, unknown>>;
  /** Cuts the network, or gives it back. */
  setOnline(isOnline: boolean): void;
  /** Waits until nothing has been on its way for a moment. */
  settled(): Promise<void>;
}

/** Starts a backend for the tests of a file; each finds it as it was at first, in a browser that is signed in. */
export function startShop(): Shop {
  let backend: ChildProcess | null = null;
  let address = '';
  let token: string | null = null;
  let underWay = 0;

  async function call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await nodeFetch(address + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token !== null && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return Object(JSON.parse(text));
  }
  const control = (command: object) => call('POST', '/__control', command);

  const browserFetch: typeof fetch = async (...given) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    underWay += 1;
    try {
      return await nodeFetch(...given);
    } finally {
      underWay -= 1;
    }
  };

  /** Signs in, leaves the session where the console finds it, and goes on as the first shop. */
  async function signIn(): Promise<void> {
    token = null;
    const signInToken = String(
      (await call('POST', '/auth/email', { email: 'merchant@demo.example', password: 'demo-demo' }))['access_token'],
    );
    token = signInToken;
    const { userId, sites } = await call('GET', '/auth/sites');
    const tokens = Object.fromEntries(
      (Array.isArray(sites) ? sites : []).map(({ _id, access_token }): [string, string] => [_id, access_token]),
    );
    const lastSite = Object.keys(tokens)[0] ?? '';
    localStorage.setItem('console.session', JSON.stringify({ v: 1, userId, tokens, lastSite, signInToken }));
    token = tokens[lastSite] ?? null;
  }

  const setOnline = (isOnline: boolean) => {
    if (navigator.onLine === isOnline) return;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };

  beforeAll(async () => {
    backend = startScript('mock-server/start.ts', ['--port', '0', '--seed', '3', '--controls', ...amounts]);
    address = /http:\S+/.exec(await firstLine(backend))?.[0] ?? '';
  });
  afterAll(() => void backend?.kill());
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    wipeTab();
    await control({ reset: true });
    await signIn();
    vi.stubGlobal('fetch', browserFetch);
  });
  afterEach(() => {
    setOnline(true);
    vi.unstubAllGlobals();
  });

  return {
    config: () => {
      const addresses = { apiUrl: address, mediaUrl: `${address}/media` };
      return parseConfig({ ...JSON.parse(readFileSync('public/config.json', 'utf8')), ...addresses });
    },
    fail: async (rule) => void (await control({ failNext: [rule] })),
    mend: async () => void (await control({ clearFailures: true })),
    writes: async () => {
      const { requests } = await call('GET', '/__control/requests');
      const all = (Array.isArray(requests) ? requests : []) as LoggedRequest[]; // the backend's own format
      return all.filter(({ method, path }) => !isRead(method, path));
    },
    query: async (text) => Object((await call('POST', '/admin/graphql', { query: text }))['data']),
    get: (path) => call('GET', path),
    ahead: async (method, path, body) => {
      const answer = await call(method, path, body);
      await control({ requests: 'clear' });
      return answer;
    },
    setOnline,
    settled: async () => {
      let quiet = 0;
      await waitFor(
        () => {
          quiet = underWay === 0 ? quiet + 1 : 0;
          if (quiet < 2) throw new Error('calls are on their way');
        },
        { interval: 10 },
      );
    },
  };
}

const readings = ['/admin/graphql', '/admin/housekeeping/ping', '/auth/email'];

function isRead(method: string, path: string): boolean {
  return method === 'GET' || method === 'OPTIONS' || readings.includes(path);
}
