import { resolve } from 'node:path';
import { startNode, stop } from '../../scripts/run/childProcess';
import { anyFreePort } from '../../scripts/run/ports';
import { signInByHand } from './support/signIn';
import { expect, test } from './support/test';

test.use({ amounts: { customers: 12, reviews: 5, rewards: 5, questions: 5 } });

/** Without bundles, there are more than 450. */
const MAX_REQUESTS = 100;

/** For the first bundle, on a busy machine. */
const BUNDLE_TIMEOUT_MS = 120_000;

test('the development server signs in to the backend of API_URL, and reloads a list with few requests', {
  tag: '@full',
}, async ({ page, mock, allowConsoleErrors }) => {
  test.setTimeout(4 * BUNDLE_TIMEOUT_MS);
  // Vite's page that waits for the first bundle has this status.
  allowConsoleErrors(/Failed to load resource.*404/);
  const port = await anyFreePort();
  const env = { PORT: String(port), API_URL: mock.url, UNBUNDLED: '' };
  const vite = ['node_modules/vite/bin/vite.js', '--logLevel', 'error'];
  const server = startNode(resolve(import.meta.dirname, '../..'), vite, { env, output: 'none' });
  try {
    const origin = `http://localhost:${port}`;
    const field = page.getByRole('textbox', { name: 'Email' });
    await expect(async () => {
      await page.goto(`${origin}/auth`);
      await expect(field).toBeVisible();
    }).toPass({ timeout: BUNDLE_TIMEOUT_MS });
    await signInByHand(page, origin, BUNDLE_TIMEOUT_MS);
    const rows = page.locator('tr[data-record]');
    await page.goto(`${origin}/customers?page=0&limit=10`);
    await expect(rows).toHaveCount(10, { timeout: BUNDLE_TIMEOUT_MS });
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.reload();
    await expect(rows).toHaveCount(10);
    expect(requests).toBeGreaterThan(1);
    expect(requests).toBeLessThan(MAX_REQUESTS);
  } finally {
    await stop(server);
  }
});
