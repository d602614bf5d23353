/** `npm run screenshots`: pictures of the lists in light and dark, for the README, in docs/screenshots. Needs a build. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { serveConsole } from './bench/servers.ts';
import { storageAfterSignIn } from './bench/signIn.ts';
import { startNode, stop } from './run/childProcess.ts';
import { findOrInstallChromium } from './run/chromium.ts';
import { anyFreePort } from './run/ports.ts';
import { waitForAnswer } from './run/waitForAnswer.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'docs', 'screenshots');
const lists = ['customers', 'rewards', 'product-reviews', 'faq'];
const schemes = ['light', 'dark'] as const;

const port = await anyFreePort();
const backend = `http://localhost:${port}`;
const mock = startNode(root, ['mock-server/start.ts', '--port', String(port)], { output: 'none' });
await waitForAnswer(`${backend}/auth/sites`, 30_000);
const served = await serveConsole(root, backend);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(folder, { recursive: true });
  const storage = await storageAfterSignIn(browser, served.address);
  for (const scheme of schemes) await takeAll(browser, served.address, storage, scheme);
} finally {
  await browser.close();
  served.server.close();
  await stop(mock);
}

async function takeAll(
  opened: Browser,
  address: string,
  storage: [string, string][],
  colorScheme: (typeof schemes)[number],
): Promise<void> {
  const context = await opened.newContext({ viewport: { width: 1440, height: 900 }, colorScheme, locale: 'en-GB' });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  for (const list of lists) {
    await page.goto(`${address}/${list}`);
    await page.locator('tr[data-record]').first().waitFor();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${list}-${colorScheme}.png`) });
    console.log(`docs/screenshots/${list}-${colorScheme}.png`);
  }
  await context.close();
}
