/** What merchants do most, in WebKitGTK: the engine of GNOME Web, and a relative of Safari's. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createMockClient } from '../support/mockClient';
import { startServers, watchDifferences } from '../support/servers';
import { demo } from '../support/signIn';
import { keys, startWebKitGtk, type WebKitPage } from './webKitGtk';

const paths = [
  ...['/', '/customers', '/rewards', '/product-reviews', '/faq', '/product-reviews/create', '/faq/create', '/loyalty'],
  ...['/theme-editor', '/theme-editor/css', '/widget-editor/ReviewAndFAQ', '/form', '/sales', '/imports', '/analytics'],
  ...['/analytics/reviews', '/settings', '/settings/loyalty', '/billing', '/automation', '/notifications', '/locale'],
  ...['/notifications/edit/reviewAfterOrder/en', '/pwa', '/history', '/contact', '/moderate', '/system'],
];

/** A picture of 8 × 8 pixels. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAFklEQVR42mNk+M/wn4EIwDiqkL4KAXvbD/0EXP5rAAAAAElFTkSuQmCC';

/** Records errors from now on, as long as the console isn't loaded again. */
const recordErrors = (page: WebKitPage) =>
  page.evaluate(() => {
    const errors: string[] = [];
    Object.assign(window, { recordedErrors: errors });
    const add = (error: unknown) => errors.push(`${location.pathname}: ${error}`);
    const show = console.error;
    console.error = (...args) => {
      add(args.join(' '));
      show(...args);
    };
    addEventListener('error', ({ message }) => {
      // A notice, not an error: the browser delivers the rest in the next frame.
      if (!message.startsWith('ResizeObserver loop')) add(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => add(reason));
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => add(effectiveDirective));
  });

/** Navigates as a link would, and waits for the page. */
async function open(page: WebKitPage, path: string): Promise<void> {
  await page.evaluate((next = '') => {
    window.history.pushState(null, '', next);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitFor(
    path,
    (next = '') => {
      const heading = document.querySelector('main h1');
      const isShown = heading !== null && document.querySelector('main [aria-busy="true"]') === null;
      return isShown && location.pathname.startsWith(next.split('?')[0] ?? '');
    },
    path,
  );
}

test('WebKitGTK opens the pages and does the main tasks without an error', { tag: '@otherTools' }, async () => {
  test.setTimeout(600_000);
  const { differences, stop } = watchDifferences();
  const servers = await startServers({ customers: 137, reviews: 120, rewards: 150, questions: 60 }, 'dist');
  const mock = createMockClient(
    servers.backend,
    () => undefined,
    () => undefined,
  );
  const sent = async (method: string, path: RegExp) => (await mock.requests({ method, path })).length;
  const folder = mkdtempSync(join(tmpdir(), 'console-webkit-'));
  const page = await startWebKitGtk();
  try {
    await page.goto(`${servers.console}/auth`);
    await recordErrors(page);
    await page.click('textbox', 'Email');
    await page.type(demo.email + keys.tab + demo.password + keys.enter);
    await page.find('heading', 'Dashboard');

    for (const path of paths) await test.step(path, () => open(page, path));

    await test.step('the menu of a row, and a dialog', async () => {
      await open(page, '/faq?page=0&limit=10');
      await page.click('button', 'More actions for');
      await page.click('menuitem', 'Delete');
      await page.find('alertdialog', 'Delete');
      await page.click('button', 'Delete');
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await expect.poll(() => sent('DELETE', /\/admin\/faq\//)).toBe(1);
    });
    await test.step('moderation', async () => {
      await open(page, '/moderate');
      const readCard = () =>
        page.evaluate(() => document.querySelector<HTMLElement>('article[data-queue-card]')?.dataset['record'] ?? '');
      await expect.poll(readCard).not.toBe('');
      const first = await readCard();
      await page.type('p');
      await expect.poll(readCard).not.toBe(first);
      await expect.poll(() => sent('PATCH', new RegExp(first))).toBe(1);
    });
    await test.step('the messages of the steps before, which cover what comes next', async () => {
      const countMessages = () => page.evaluate(() => document.querySelectorAll('[aria-label="Dismiss"]').length);
      for (let left = await countMessages(); left > 0; left -= 1) await page.click('button', 'Dismiss');
      await expect.poll(countMessages).toBe(0);
    });
    await test.step('the sandboxed preview of a program', async () => {
      await open(page, '/loyalty');
      await page.click('link', 'Nordlys Circle');
      await page.find('region', 'Rewards');
      await expect.poll(() => page.readFrame()).toContain('Join now');
    });
    await test.step('a drag', async () => {
      const readFirstTitles = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main article h3 bdi')].slice(0, 2).map(({ textContent }) => textContent),
        );
      const [first = '', second = ''] = await readFirstTitles();
      await page.drag('button', `Move “${first}”`, `Move “${second}”`, `“${first}” moved to position 2 of`);
      await expect.poll(readFirstTitles).toEqual([second, first]);
      await expect.poll(() => sent('POST', /\/(tasks|rewards)\/reorder$/)).toBe(1);
    });
    await test.step('an upload', async () => {
      const picture = join(folder, 'picture.png');
      writeFileSync(picture, Buffer.from(PNG, 'base64'));
      await open(page, '/product-reviews/create');
      await page.find('button', 'Photos');
      await page.chooseFile(picture);
      await page.find('button', 'Delete File 1 of 1');
    });
    await test.step('an import', async () => {
      const table = join(folder, 'points.csv');
      writeFileSync(table, 'E-mail,Points\nada@shop.example,5\nlin@shop.example,7\n');
      await open(page, '/customers/import/points');
      await page.find('textbox', 'Or paste rows here');
      await page.chooseFile(table);
      await page.click('button', 'Continue to rows');
      await page.click('button', 'Add 12 points to 2 customers');
      await expect.poll(() => sent('POST', /\/admin\/data\/import\/points$/)).toBe(1);
    });
    expect(await page.evaluate(() => Object(window)['recordedErrors'])).toEqual([]);
    expect(servers.reports).toEqual([]);
    expect([...differences]).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
    await page.close();
    stop();
    await servers.close();
  }
});
