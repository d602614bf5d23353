/**
 * `npm run screenshots`: pictures of the lists in light and dark, for the README, in docs/screenshots. Needs a build.
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

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
const lists = ['customers', 'product-reviews', 'faq', 'rewards'];
const present = Date.parse('2026-11-21T09:30:00Z');

const mock = await listen(createApp({ seed: 1, now: present }), 0);
const served = await serveConsole(root, mock.address);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
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
  for (const list of lists) {
    await page.goto(`${served.address}/${list}?page=0&limit=25`);
    await page.locator('tr[data-record]').first().waitFor();
    // The counts of the tabs and the pictures come after the rows.
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const path = join(folder, `${list}-${colorScheme}.png`);
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    console.log(path.slice(root.length));
  }
  await context.close();
}
