import type { Page } from '@playwright/test';

/** Tells the page that it is left, which sends the deletions that can still be undone. */
export async function sendDeletions(page: Page): Promise<void> {
  await page
    .getByText(/^Deleting in/)
    .first()
    .waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}
