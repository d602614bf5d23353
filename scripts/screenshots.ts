/**
 * `npm run screenshots`: pictures of lists and editors in light and dark, for the README, in docs/screenshots. Needs a build.
 * Seed and present are fixed, so that the same console makes the same pictures.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { createApp } from '../mock-server/createApp.ts';
import { listen } from '../mock-server/listen.ts';
import { serveConsole } from './bench/servers.ts';
import { storageAfterSignIn } from './bench/signIn.ts';
import { findOrInstallChromium } from './run/chromium.ts';
import { chromiumArguments } from './run/chromiumArguments.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
/** By name: the address of a page, and what stands there once it is whole. */
const row = 'tr[data-record]';
const pages: Readonly<Record<string, { path: string; whole: string }>> = {
  customers: { path: '/customers?page=0&limit=25', whole: row },
  'product-reviews': { path: '/product-reviews?page=0&limit=25', whole: row },
  faq: { path: '/faq?page=0&limit=25', whole: row },
  rewards: { path: '/rewards?page=0&limit=25', whole: row },
  dashboard: { path: '/', whole: '.recharts-surface' },
  'theme-editor': { path: '/theme-editor', whole: 'iframe' },
  'widget-editor': { path: '/widget-editor/ReviewAndFAQ', whole: 'iframe' },
  'e-mail-editor': { path: '/notifications/edit/loyaltyRewardApproved/en', whole: 'iframe' },
};
const present = Date.parse('2026-11-21T09:30:00Z');

const mock = await listen(createApp({ seed: 1, now: present }), 0);
const served = await serveConsole(root, mock.address);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [...chromiumArguments, '--force-color-profile=srgb'],
});
try {
  mkdirSync(folder, { recursive: true });
  const storage = await storageAfterSignIn(browser, served.address);
  for (const colorScheme of ['light', 'dark'] as const) await takeAll(browser, storage, colorScheme);
} finally {
  await browser.close();
  served.server.close();
  await mock.close();
}

async function takeAll(opened: Browser, storage: [string, string][], colorScheme: 'light' | 'dark'): Promise<void> {
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
  await page.clock.setFixedTime(present);
  for (const [name, { path: address, whole }] of Object.entries(pages)) {
    await page.goto(served.address + address);
    await page.locator(whole).first().waitFor();
    if (whole === 'iframe') await page.frameLocator('iframe').locator('h1, h2').first().waitFor();
    // The counts of the tabs and the pictures come after the rows.
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const path = join(folder, `${name}-${colorScheme}.png`);
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    console.log(path.slice(root.length));
  }
  await context.close();
}
