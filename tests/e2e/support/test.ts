/**
 * The `test` of every end-to-end spec. Each worker has its own backends and console servers. Each test starts from the
 * seed and fails on any unexpected policy violation, uncaught error or console.error.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { clockOffsetMs, shiftClock } from '../../../scripts/elsewhere/shiftClock.mjs';
import { countCases } from './countCases';
import { createMockClient, type MockClient } from './mockClient';
import { type PageErrors, watchPageErrors } from './pageErrors';
import { type Amounts, type Servers, startServers, watchDifferences } from './servers';
import { createSignIn } from './signIn';

interface TestFixtures {
  /** Number of records in the backend: `test.use({ amounts: { … } })` at the top of a spec. */
  amounts: Amounts;
  /** The build that is served: `DIST`, else the production build. */
  dist: string;
  /** The backend and the console of these amounts and this build, which the tests of a worker share. */
  servers: Servers;
  pageErrors: PageErrors;
  /** Allows a console message or an uncaught error. */
  allowConsoleErrors: (pattern: RegExp) => void;
  mock: MockClient;
  /** Signs in to the demo account; opens `path` if given. */
  signIn: (page: Page, path?: string) => Promise<void>;
}

interface WorkerFixtures {
  /** Starts servers, or returns those that run. Their browser stays open, which takes seconds to start. */
  getServers: (amounts?: Amounts, dist?: string) => Promise<Servers>;
}

const usualAmounts: Amounts = { customers: 137, reviews: 120, rewards: 150, questions: 60 };

export const usualDist = process.env['DIST'] ?? 'dist';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  amounts: [usualAmounts, { option: true }],

  dist: [usualDist, { option: true }],

  getServers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const started = new Map<string, Servers>();
      await use(async (amounts = usualAmounts, dist = usualDist) => {
        const key = JSON.stringify([amounts, dist]);
        const servers = started.get(key) ?? (await startServers(amounts, dist));
        started.set(key, servers);
        return servers;
      });
      await Promise.all([...started.values()].map((servers) => servers.close()));
    },
    { scope: 'worker' },
  ],

  servers: async ({ getServers, amounts, dist }, use) => use(await getServers(amounts, dist)),

  context: async ({ context }, use) => {
    if (clockOffsetMs !== 0) await context.addInitScript(shiftClock, clockOffsetMs);
    await use(context);
  },

  baseURL: async ({ servers }, use) => use(servers.console),

  pageErrors: [
    async ({ context, servers }, use) => {
      countCases('policy');
      servers.reports.length = 0;
      const { differences, stop } = watchDifferences();
      const pageErrors = await watchPageErrors(context);
      await use(pageErrors);
      stop();
      expect(pageErrors.list(), 'unexpected page errors').toEqual([]);
      expect([...differences], 'differences from the contract').toEqual([]);
    },
    { auto: true },
  ],

  allowConsoleErrors: async ({ pageErrors }, use) => use(pageErrors.allow),

  mock: [
    async ({ servers, pageErrors }, use) => {
      const browserMessage = /^console\.error: Failed to load resource|^console\.error: Access to fetch/;
      const mock = createMockClient(
        servers.backend,
        () => pageErrors.allow(browserMessage),
        () => {
          servers.savedLogin.entries = null;
        },
      );
      await mock.reset();
      await use(mock);
    },
    { auto: true },
  ],

  signIn: async ({ servers, mock: _mock }, use) => use(createSignIn(servers.savedLogin)),
});

export { expect };
