/** Signs in once, as a merchant does. */
import type { Browser } from '@playwright/test';

/** What the console then keeps in the browser. */
export async function storageAfterSignIn(browser: Browser, address: string): Promise<[string, string][]> {
  const page = await browser.newPage();
  await page.goto(`${address}/auth`);
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('merchant@demo.example');
  await page.getByLabel(/^password/i).fill('demo-demo');
  await page.getByRole('button', { name: /^(sign in|log in)$/i }).click();
  await page.getByRole('navigation').first().waitFor();
  const entries = await page.evaluate(() => Object.entries(localStorage));
  await page.close();
  return entries;
}
