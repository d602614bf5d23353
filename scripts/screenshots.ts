/**
 * `npm run screenshots`: screenshots of lists and editors in light and dark mode for the README, in
 * docs/screenshots. Requires a build.
 * Seed and current time are fixed, so that the screenshots are reproducible.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { createApp } from '../mock-server/createApp.ts';
import { listen } from '../mock-server/listen.ts';
import { serveConsole } from './bench/servers.ts';
import { signInAndReadStorage } from './bench/signIn.ts';
import { launchChromium } from './run/launchChromium.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
const row = 'tr[data-record]';
const pages: Readonly<Record<string, { path: string; readySelector: string }>> = {
  customers: { path: '/customers?page=0&limit=25', readySelector: row },
  'product-reviews': { path: '/product-reviews?page=0&limit=25', readySelector: row },
  faq: { path: '/faq?page=0&limit=25', readySelector: row },
  rewards: { path: '/rewards?page=0&limit=25', readySelector: row },
  dashboard: { path: '/', readySelector: '.recharts-surface' },
  'theme-editor': { path: '/theme-editor', readySelector: 'iframe' },
  'widget-editor': { path: '/widget-editor/ReviewAndFAQ', readySelector: 'iframe' },
  'e-mail-editor': { path: '/notifications/edit/loyaltyRewardApproved/en', readySelector: 'iframe' },
};
const now = Date.parse('2026-11-21T09:30:00Z');

const mock = await listen(createApp({ seed: 1, now }), 0);
const served = await serveConsole(root, mock.url);
const browser = await launchChromium({ args: ['--force-color-profile=srgb'] });
try {
  mkdirSync(folder, { recursive: true });
  const storage = await signInAndReadStorage(browser, served.url);
  for (const colorScheme of ['light', 'dark'] as const) await takeScreenshots(browser, storage, colorScheme);
} finally {
  await browser.close();
  served.server.close();
  await mock.close();
}

async function takeScreenshots(
  opened: Browser,
  storage: [string, string][],
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await opened.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  for (const [name, { path: pagePath, readySelector }] of Object.entries(pages)) {
    await page.goto(served.url + pagePath);
    await page.locator(readySelector).first().waitFor();
    if (readySelector === 'iframe') await page.frameLocator('iframe').locator('h1, h2').first().waitFor();
    // Tab counts and images are loaded after the rows.
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const path = join(folder, `${name}-${colorScheme}.png`);
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    console.log(path.slice(root.length));
  }
  await context.close();
}
