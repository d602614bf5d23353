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
      await page.goto('/favicon.svg');
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, kept.entries);
      if (path) await page.goto(path);
      return;
    }
    await signInByHand(page);
    kept.entries = await page.evaluate(() => Object.entries(localStorage));
    if (path) await page.goto(path);
  };
}

/** Fills in the sign-in page and waits until the shop is shown. */
export async function signInByHand(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(demo.email);
  await page.getByLabel(/^password/i).fill(demo.password);
  await page.getByRole('button', { name: /^(sign in|log in)$/i }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}
