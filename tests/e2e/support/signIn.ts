/** Signs in for tests of other features. */
import { expect, type Page } from '@playwright/test';

export const demo = { email: 'merchant@demo.example', password: 'demo-demo' };

/**
 * Creates a function that signs in through the form the first time, and restores the stored session after that.
 * @param savedLogin local storage entries of the first sign-in, shared by the tests of a worker
 */
export function createSignIn(savedLogin: {
  entries: [string, string][] | null;
}): (page: Page, path?: string) => Promise<void> {
  return async (page, path) => {
    if (savedLogin.entries) {
      await restoreStorage(page, savedLogin.entries);
      if (path) await page.goto(path);
      return;
    }
    await signInByHand(page);
    savedLogin.entries = await page.evaluate(() => Object.entries(localStorage));
    if (path) await page.goto(path);
  };
}

/** Writes local storage on an empty page of the console's origin. */
async function restoreStorage(page: Page, entries: [string, string][]): Promise<void> {
  const EMPTY_PAGE = '**/empty-page-for-storage';
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/empty-page-for-storage');
  await page.evaluate((storedEntries) => {
    for (const [key, value] of storedEntries) localStorage.setItem(key, value);
  }, entries);
  await page.unroute(EMPTY_PAGE);
}

/**
 * Fills in the sign-in page and waits until the store is loaded.
 * @param origin of the console; that of the test's server by default
 * @param timeout in ms, for the store to load
 */
export async function signInByHand(page: Page, origin = '', timeout = 30_000): Promise<void> {
  await page.goto(`${origin}/auth`);
  await fillInSignIn(page, timeout);
}

/** Like {@link signInByHand}, on the sign-in page that is open. */
export async function fillInSignIn(page: Page, timeout = 30_000): Promise<void> {
  // In any language, and by keys: values that Playwright sets in Firefox are ignored by React.
  await page.locator('input[type="email"]').pressSequentially(demo.email);
  await page.locator('input[type="password"]').pressSequentially(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout });
}
