/**
 * Runs the mock server in a child process and connects the simulated browser to it, with a network that can be cut.
 */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { FailureRule } from '../../../mock-server/controls/failureRules';
import type { LoggedRequest } from '../../../mock-server/controls/requestLog';
import { type Config, parseConfig } from '../../../src/config';
import { clearTabStorage } from '../../../src/lib/storage/tabStorage';
import { firstLine, startScript } from '../../mock-server/support/processes';
import { nodeFetch } from '../../support/nodeFetch';

/** Few rows, since every case renders a list. */
const BACKEND_ARGS = [
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

/** Sends a request to the backend. @param key replaces its Idempotency-Key */
type SendRequest = (key?: string) => Promise<Response>;

/** Controls and queries of the backend. */
export interface FakeStore {
  config(): Config;
  /** Makes the next matching request fail. */
  fail(rule: FailureRule): Promise<void>;
  /** Sends the next matching request differently, as a bad network does. */
  intercept(rule: Pick<FailureRule, 'method' | 'pathPattern'>, send: (send: SendRequest) => Promise<Response>): void;
  /** Removes all injected failures. */
  clearFailures(): Promise<void>;
  /** Writes that the backend received since the test began, oldest first. */
  writes(): Promise<LoggedRequest[]>;
  /** Runs a GraphQL query on the first site. */
  query(text: string): Promise<Record<string, unknown>>;
  get(path: string): Promise<Record<string, unknown>>;
  /** Sends a request that prepares the data of a test and is not logged. Returns its response. */
  seed(method: string, path: string, body: object): Promise<Record<string, unknown>>;
  /** Disconnects or reconnects the network. */
  setOnline(isOnline: boolean): void;
  /** Waits until no requests have been pending for a moment. */
  waitForIdle(): Promise<void>;
}

/** Starts a backend for the tests of a file. Each test starts from the seed data, signed in. */
export function startFakeStore(): FakeStore {
  let backend: ChildProcess | null = null;
  let serverUrl = '';
  let token: string | null = null;
  let pendingRequests = 0;

  async function call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await nodeFetch(serverUrl + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token !== null && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return Object(JSON.parse(text));
  }
  const control = (command: object) => call('POST', '/__control', command);

  let interceptor: Parameters<FakeStore['intercept']> | null = null;
  const send: typeof fetch = (input, init = {}) => {
    const isIntercepted =
      interceptor &&
      interceptor[0].method === init.method &&
      new RegExp(interceptor[0].pathPattern).test(new URL(String(input)).pathname);
    if (!interceptor || !isIntercepted) return nodeFetch(input, init);
    const [, sendDifferently] = interceptor;
    interceptor = null;
    return sendDifferently((key) =>
      nodeFetch(input, key === undefined ? init : { ...init, headers: { ...init.headers, 'Idempotency-Key': key } }),
    );
  };

  const browserFetch: typeof fetch = async (...args) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    pendingRequests += 1;
    try {
      return await send(...args);
    } finally {
      pendingRequests -= 1;
    }
  };

  /** Signs in, stores the session for the console, and uses the token of the first site from then on. */
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
    backend = startScript('mock-server/start.ts', ['--port', '0', '--seed', '3', '--controls', ...BACKEND_ARGS]);
    serverUrl = /http:\S+/.exec(await firstLine(backend))?.[0] ?? '';
  });
  afterAll(() => void backend?.kill());
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    clearTabStorage();
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
      const serverUrls = { apiUrl: serverUrl, mediaUrl: `${serverUrl}/media` };
      return parseConfig({ ...JSON.parse(readFileSync('public/config.json', 'utf8')), ...serverUrls });
    },
    fail: async (rule) => void (await control({ failNext: [rule] })),
    intercept: (...next) => {
      interceptor = next;
    },
    clearFailures: async () => void (await control({ clearFailures: true })),
    writes: async () => {
      const { requests } = await call('GET', '/__control/requests');
      const logged = (Array.isArray(requests) ? requests : []) as LoggedRequest[]; // the backend's response format
      return logged.filter(({ method, path }) => !isRead(method, path));
    },
    query: async (text) => Object((await call('POST', '/admin/graphql', { query: text }))['data']),
    get: (path) => call('GET', path),
    seed: async (method, path, body) => {
      const answer = await call(method, path, body);
      await control({ requests: 'clear' });
      return answer;
    },
    setOnline,
    waitForIdle: async () => {
      let idleChecks = 0;
      await waitFor(
        () => {
          idleChecks = pendingRequests === 0 ? idleChecks + 1 : 0;
          if (idleChecks < 2) throw new Error('requests are pending');
        },
        { interval: 10 },
      );
    },
  };
}

const READ_PATHS = ['/admin/graphql', '/admin/housekeeping/ping', '/auth/email'];

function isRead(method: string, path: string): boolean {
  return method === 'GET' || method === 'OPTIONS' || READ_PATHS.includes(path);
}
