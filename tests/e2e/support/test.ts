/**
 * The `test` of every end-to-end spec. Each worker has its own backend and console server; each test starts from the seed, and fails
 * on any policy violation, uncaught error or console.error that it does not expect.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { type Complaints, watch } from './complaints';
import { createMockClient, type MockClient } from './mockClient';
import { type Amounts, type Servers, startServers } from './servers';
import { createSignIn } from './signIn';

interface TestFixtures {
  complaints: Complaints;
  /** Declares what a test expects to go wrong: a message of the console, an uncaught error. */
  expectTrouble: (pattern: RegExp) => void;
  mock: MockClient;
  /** Makes the browser a signed-in merchant's, on the demo account; opens `path` when one is given. */
  signIn: (page: Page, path?: string) => Promise<void>;
}

interface WorkerFixtures {
  /** How much the backend holds: `test.use({ amounts: { … } })` at the top of a spec. */
  amounts: Amounts;
  servers: Servers;
  storedSession: { entries: [string, string][] | null };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  amounts: [
    { customers: 137, reviews: 120, rewards: 150, questions: 60 },
    { option: true, scope: 'worker' },
  ],

  servers: [
    async ({ amounts }, use) => {
      const servers = await startServers(amounts);
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],

  storedSession: [({ servers: _servers }, use) => use({ entries: null }), { scope: 'worker' }],

  baseURL: async ({ servers }, use) => use(servers.console),

  complaints: [
    async ({ context, servers }, use) => {
      servers.reports.length = 0;
      const complaints = await watch(context);
      await use(complaints);
      expect(complaints.list(), 'nothing goes wrong that the test does not expect').toEqual([]);
    },
    { auto: true },
  ],

  expectTrouble: async ({ complaints }, use) => use(complaints.allow),

  mock: [
    async ({ servers, complaints, storedSession }, use) => {
      const browserMessage = /^console\.error: Failed to load resource|^console\.error: Access to fetch/;
      const mock = createMockClient(
        servers.backend,
        () => complaints.allow(browserMessage),
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
