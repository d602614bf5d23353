/** Signing in, for tests that are about something else. */
import { expect, type Page } from '@playwright/test';

export const demo = { email: 'merchant@demo.example', password: 'demo-demo' };

/**
 * The first time a merchant's own way is taken, and what the browser then stores is kept; later it is only put back.
 * @param kept lives as long as the servers
 */
export function createSignIn(kept: {
  entries: [string, string][] | null;
}): (page: Page, path?: string) => Promise<void> {
  return async (page, path) => {
    if (kept.entries) {
      await putBack(page, kept.entries);
      if (path) await page.goto(path);
      return;
    }
    await signInByHand(page);
    kept.entries = await page.evaluate(() => Object.entries(localStorage));
    if (path) await page.goto(path);
  };
}

/** On an empty page of the console's own address, since storage belongs to an address. */
async function putBack(page: Page, entries: [string, string][]): Promise<void> {
  const empty = '**/empty-page-for-storage';
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/empty-page-for-storage');
  await page.evaluate((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, entries);
  await page.unroute(empty);
}

/** Fills in the sign-in page and waits until the shop is shown. */
export async function signInByHand(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(demo.email);
  await page.getByLabel(/^password/i).fill(demo.password);
  await page.getByRole('button', { name: /^(sign in|log in)$/i }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}
