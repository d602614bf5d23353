/** Signs in through the UI. */
import type { Browser } from '@playwright/test';

/** Returns the localStorage entries of a signed-in user. */
export async function signInAndReadStorage(browser: Browser, url: string): Promise<[string, string][]> {
  const page = await browser.newPage();
  await page.goto(`${url}/auth`);
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('merchant@demo.example');
  await page.getByLabel(/^password/i).fill('demo-demo');
  await page.getByRole('button', { name: /^(sign in|log in)$/i }).click();
  await page.getByRole('navigation').first().waitFor();
  const entries = await page.evaluate(() => Object.entries(localStorage));
  await page.close();
  return entries;
}
