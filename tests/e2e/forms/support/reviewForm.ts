/** The form that adds a review, as a merchant uses it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the form, and waits for the parts that come late. */
export async function openReviewForm(page: Page, signIn: (page: Page, path?: string) => Promise<void>): Promise<void> {
  await signIn(page, '/product-reviews/create');
  await expect(dateField(page)).toBeVisible();
}

export const dateField = (page: Page): Locator => page.getByRole('group', { name: 'Review date' });

/** What stands in the field of the date, without the marks that keep its parts apart. */
export const shownDate = async (page: Page): Promise<string> =>
  ((await dateField(page).textContent()) ?? '').replace(/[\s\u200b\u2066-\u2069]/g, '');

export const picker = (page: Page, name: RegExp): Locator => page.getByRole('combobox', { name });

/** Types into a picker and takes what is found first, by Enter. */
export async function pickFirst(page: Page, name: RegExp, text: string): Promise<string> {
  // At once: what the first letters find is not what is looked for.
  await picker(page, name).fill(text);
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText(new RegExp(text, 'i'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  return picker(page, name).inputValue();
}

/** Fills in all that must be filled. */
export async function fillReview(page: Page): Promise<void> {
  await pickFirst(page, /^Product/, 'wool');
  await pickFirst(page, /^Customer/, 'an');
  await page.getByRole('textbox', { name: /^Text/ }).fill('Warm and soft.');
  await dateField(page).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('11032024');
}
