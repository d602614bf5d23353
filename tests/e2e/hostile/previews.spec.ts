/** Hostile markup that a merchant pastes is rendered in a preview and stays harmless there. */
import type { Frame, Page } from '@playwright/test';
import { caseCount, isFullRun } from '../../support/fullRun';
import { expect } from '../support/test';
import { type HostilePreview, hostilePreviews } from './support/hostilePreviews';
import { test } from './support/hostileTest';
import { expectNoHarm } from './support/watchHarm';

/** Console state that a preview could have changed. */
const consoleState = (page: Page) =>
  page.evaluate(() => ({
    url: location.href,
    title: document.title,
    entries: history.length,
    focus: document.activeElement?.id,
    stored: JSON.stringify(Object.entries(localStorage).sort()),
    cookies: document.cookie,
  }));

/** Runs in the console's page before any other script: stores the port that a preview sends. */
function storePort(): void {
  window.addEventListener('message', ({ ports: [port] }) => {
    if (port) Object.assign(window, { previewPort: port });
  });
}

/** Posts a message to the preview without the sanitizing that the console does. */
const show = (page: Page, preview: HostilePreview, turn: number) =>
  page.evaluate(
    async ([body, css, n]) => {
      const port: MessagePort = Reflect.get(window, 'previewPort');
      const shown = new Promise<void>((resolve) => {
        const listen = ({ data }: MessageEvent) => {
          if (Object(data).kind !== 'shown' || Object(data).turn !== n) return;
          port.removeEventListener('message', listen);
          resolve();
        };
        port.addEventListener('message', listen);
      });
      const message = {
        kind: 'show',
        turn: n,
        body,
        css,
        ownCss: css,
        locale: 'en',
        direction: 'ltr',
        scheme: 'light',
        canPick: true,
      };
      port.postMessage(message);
      await shown;
    },
    [preview.body, preview.css, turn] as const,
  );

/** Clicks every clickable element. */
const press = (frame: Frame) =>
  frame.evaluate(() => {
    for (const element of document.querySelectorAll('a, area, button, summary, input, [data-pick]'))
      if (element instanceof HTMLElement) element.click();
    for (const form of document.querySelectorAll('form')) form.requestSubmit();
  });

test('[SEC-01] hostile markup in a preview runs no script, sends no request, navigates nowhere and does not change the console', {
  tag: '@anyBrowser',
}, async ({ page, signIn, harm, allowConsoleErrors }) => {
  test.setTimeout(180_000);
  // The browser reports each of these when it blocks something.
  allowConsoleErrors(/violates the following Content Security Policy|policy violation:/);
  allowConsoleErrors(/The page’s settings blocked|downloadable font: failed to start|may not load data from/);
  allowConsoleErrors(/Blocked (script|form|autofocusing)|sandboxed|Unsafe attempt|ERR_BLOCKED/);
  expect(hostilePreviews.length).toBeGreaterThanOrEqual(500);

  await page.addInitScript(storePort);
  await signIn(page, '/loyalty');
  await page.getByRole('link', { name: 'Nordlys Circle', exact: true }).click();
  await expect(page.locator('iframe').contentFrame().getByText('Join now')).toBeVisible();
  const frame = page.frames().find((item) => item !== page.mainFrame());
  if (!frame) throw new Error('The preview frame is missing.');
  await page.getByRole('region', { name: 'Customer view of the program' }).focus();
  const before = await consoleState(page);

  // A run that isn't full shows every third one.
  for (const [n, preview] of hostilePreviews.entries()) {
    if (!isFullRun && n % 3 > 0) continue;
    await show(page, preview, 1_000_000 + n);
    await press(frame);
  }
  await show(page, { body: '<h1>Still here</h1>', css: '' }, 2_000_000);
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { name: 'Still here' })).toBeVisible();

  expect(new URL(frame.url()).pathname).toBe('/preview');
  expect(await frame.evaluate(() => window.origin)).toBe('null');
  expect(await consoleState(page)).toEqual(before);
  await expectNoHarm(harm);
});

test('[SEC-01] an email pasted into the editor is sanitized and stays harmless', async ({
  page,
  signIn,
  harm,
  allowConsoleErrors,
}) => {
  test.setTimeout(90_000);
  allowConsoleErrors(/violates the following Content Security Policy|policy violation:/);
  allowConsoleErrors(/Blocked (script|form|autofocusing)|sandboxed|Unsafe attempt|ERR_BLOCKED/);
  await signIn(page, '/notifications/edit/standard/en');
  await page.getByRole('link', { name: 'HTML', exact: true }).click();
  const source = page.getByRole('textbox', { name: 'HTML' });
  await expect(source).toBeVisible();
  const { url, title, entries } = await consoleState(page);

  // Only some of them: all are tested above, and pasting each one is slow.
  const step = Math.ceil(hostilePreviews.length / caseCount(10, 100));
  for (const [n, { body, css }] of hostilePreviews.entries()) {
    if (n % step !== 0) continue;
    await source.fill(`<p>pasted ${n}</p><style>${css}</style>${body}`);
    await expect(page.frameLocator('iframe').getByText(`pasted ${n}`, { exact: true })).toBeAttached();
  }
  const frame = page.frames().find((item) => item !== page.mainFrame());
  expect(
    await frame?.evaluate(() => document.querySelectorAll('script, iframe, form, base, meta[http-equiv]').length),
  ).toBe(0);
  const after = await consoleState(page);
  expect({ url: after.url, title: after.title, entries: after.entries }).toEqual({ url, title, entries });
  await expectNoHarm(harm);
});
