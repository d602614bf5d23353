/** What a merchant has copied from anywhere is shown in a preview, and does nothing there. */
import type { Frame, Page } from '@playwright/test';
import { expect } from '../support/test';
import { test } from './support/hostileShop';
import { type HostilePreview, hostilePreviews } from './support/templates';
import { expectNoHarm } from './support/watchHarm';

/** What of the console a preview could have changed. */
const consoleState = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    entries: history.length,
    focus: document.activeElement?.id,
    stored: JSON.stringify(Object.entries(localStorage).sort()),
    cookies: document.cookie,
  }));

/** Runs in the console's page before anything else: keeps the port that a preview hands over. */
function keepPort(): void {
  window.addEventListener('message', ({ ports: [port] }) => {
    if (port) Object.assign(window, { previewPort: port });
  });
}

/** Sends something to the preview as the console would, but with nothing taken out of it first. */
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

/** Presses everything that can be pressed. */
const press = (frame: Frame) =>
  frame.evaluate(() => {
    for (const element of document.querySelectorAll('a, area, button, summary, input, [data-pick]'))
      if (element instanceof HTMLElement) element.click();
    for (const form of document.querySelectorAll('form')) form.requestSubmit();
  });

test('whatever stands in a preview runs nothing, asks nobody, leads nowhere and leaves the console as it was', async ({
  page,
  signIn,
  harm,
  expectTrouble,
}) => {
  test.setTimeout(180_000);
  // All of these are said by the browser of what it has refused.
  expectTrouble(/violates the following Content Security Policy|policy violation:/);
  expectTrouble(/Blocked (script|form|autofocusing)|sandboxed|Unsafe attempt|ERR_BLOCKED/);
  expect(hostilePreviews.length).toBeGreaterThanOrEqual(500);

  await page.addInitScript(keepPort);
  await signIn(page, '/loyalty');
  await page.getByRole('link', { name: 'Nordlys Circle', exact: true }).click();
  await expect(page.locator('iframe').contentFrame().getByText('Join now')).toBeVisible();
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('No preview stands there.');
  await page.getByRole('region', { name: 'The programme as a shopper sees it' }).focus();
  const before = await consoleState(page);

  for (const [n, preview] of hostilePreviews.entries()) {
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

test('nor does it as an e-mail that is pasted into the editor, which takes out what could do harm', async ({
  page,
  signIn,
  harm,
  expectTrouble,
}) => {
  test.setTimeout(90_000);
  expectTrouble(/violates the following Content Security Policy|policy violation:/);
  expectTrouble(/Blocked (script|form|autofocusing)|sandboxed|Unsafe attempt|ERR_BLOCKED/);
  await signIn(page, '/notifications/edit/standard/en');
  await page.getByRole('link', { name: 'HTML', exact: true }).click();
  const source = page.getByRole('textbox', { name: 'HTML' });
  await expect(source).toBeVisible();
  const { address, title, entries } = await consoleState(page);

  // Every fifth: each is met above, and here it takes as long as somebody who pastes it.
  for (const [n, { body, css }] of hostilePreviews.entries()) {
    if (n % 5 !== 0) continue;
    await source.fill(`<p>pasted ${n}</p><style>${css}</style>${body}`);
    await expect(page.frameLocator('iframe').getByText(`pasted ${n}`, { exact: true })).toBeAttached();
  }
  const frame = page.frames().find((one) => one !== page.mainFrame());
  expect(
    await frame?.evaluate(() => document.querySelectorAll('script, iframe, form, base, meta[http-equiv]').length),
  ).toBe(0);
  const after = await consoleState(page);
  expect({ address: after.address, title: after.title, entries: after.entries }).toEqual({ address, title, entries });
  await expectNoHarm(harm);
});
