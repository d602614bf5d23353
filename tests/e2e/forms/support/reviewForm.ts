/** Page helpers for the form that adds a review. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the form and waits for its lazy-loaded parts. */
export async function openReviewForm(page: Page, signIn: (page: Page, path?: string) => Promise<void>): Promise<void> {
  await signIn(page, '/product-reviews/create');
  await expect(dateField(page)).toBeVisible();
  await expect(picker(page, /^Product/)).toBeVisible();
  await expect(picker(page, /^Customer/)).toBeVisible();
}

export const dateField = (page: Page): Locator => page.getByRole('group', { name: 'Review date' });

/** Visible text of the date field, without separators and invisible characters. */
export const readVisibleDate = async (page: Page): Promise<string> =>
  ((await dateField(page).textContent()) ?? '').replace(/[\s\u200b\u2066-\u2069]/g, '');

export const picker = (page: Page, name: RegExp): Locator => page.getByRole('combobox', { name });

/** Types into a picker and selects the first option with Enter. */
export async function pickFirst(page: Page, name: RegExp, text: string): Promise<string> {
  // Filled at once, since the first characters alone would find other options.
  await picker(page, name).fill(text);
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText(new RegExp(text, 'i'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  return picker(page, name).inputValue();
}

/** Fills in the required fields. */
export async function fillReview(page: Page): Promise<void> {
  await pickFirst(page, /^Product/, 'wool');
  await pickFirst(page, /^Customer/, 'an');
  await page.getByRole('textbox', { name: /^Review$/ }).fill('Warm and soft.');
  await dateField(page).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('11032024');
}
