/**
 * The `test` of every end-to-end spec. Each worker has its own backend and console server. Each test starts from the
 * seed and fails on any unexpected policy violation, uncaught error or console.error.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { clockOffsetMs, shiftClock } from '../../../scripts/elsewhere/shiftClock.mjs';
import { countCases } from './countCases';
import { createMockClient, type MockClient } from './mockClient';
import { type PageErrors, watchPageErrors } from './pageErrors';
import { type Amounts, type Servers, startServers } from './servers';
import { createSignIn } from './signIn';

interface TestFixtures {
  pageErrors: PageErrors;
  /** Allows a console message or an uncaught error. */
  allowConsoleErrors: (pattern: RegExp) => void;
  mock: MockClient;
  /** Signs in to the demo account; opens `path` if given. */
  signIn: (page: Page, path?: string) => Promise<void>;
}

interface WorkerFixtures {
  /** Number of records in the backend: `test.use({ amounts: { … } })` at the top of a spec. */
  amounts: Amounts;
  /** The build that is served: `DIST`, else the production build. */
  dist: string;
  servers: Servers;
  storedSession: { entries: [string, string][] | null };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  amounts: [
    { customers: 137, reviews: 120, rewards: 150, questions: 60 },
    { option: true, scope: 'worker' },
  ],

  dist: [process.env['DIST'] ?? 'dist', { option: true, scope: 'worker' }],

  servers: [
    async ({ amounts, dist }, use) => {
      const servers = await startServers(amounts, dist);
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],

  storedSession: [({ servers: _servers }, use) => use({ entries: null }), { scope: 'worker' }],

  context: async ({ context }, use) => {
    if (clockOffsetMs !== 0) await context.addInitScript(shiftClock, clockOffsetMs);
    await use(context);
  },

  baseURL: async ({ servers }, use) => use(servers.console),

  pageErrors: [
    async ({ context, servers }, use) => {
      countCases('policy');
      servers.reports.length = 0;
      servers.differences.clear();
      const pageErrors = await watchPageErrors(context);
      await use(pageErrors);
      expect(pageErrors.list(), 'unexpected page errors').toEqual([]);
      expect([...servers.differences], 'differences from the contract').toEqual([]);
    },
    { auto: true },
  ],

  allowConsoleErrors: async ({ pageErrors }, use) => use(pageErrors.allow),

  mock: [
    async ({ servers, pageErrors, storedSession }, use) => {
      const browserMessage = /^console\.error: Failed to load resource|^console\.error: Access to fetch/;
      const mock = createMockClient(
        servers.backend,
        () => pageErrors.allow(browserMessage),
        () => {
          storedSession.entries = null;
        },
      );
      await mock.reset();
      await use(mock);
    },
    { auto: true },
  ],

  signIn: async ({ storedSession, mock: _mock }, use) => use(createSignIn(storedSession)),
});

export { expect };
