import { writes } from '../lists/support/lists';
import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';
import { openReviewForm, readVisibleDate } from './support/reviewForm';

const add = { name: 'Add', exact: true };

test('[REV-07] a review is added by keyboard alone and appears in the list', async ({ page, mock, signIn }) => {
  await openReviewForm(page, signIn);
  await page.getByRole('link', { name: 'Product reviews' }).last().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('wool');
  await expect(page.getByRole('option', { name: /wool/i }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const product = await page.getByRole('combobox', { name: /^Product/ }).inputValue();
  expect(product).toMatch(/wool/i);
  // Skips the clear button of the picked value.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('an');
  await expect(page.getByRole('option', { name: /an/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovely');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Warm and soft.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11032024');
  await expect.poll(() => readVisibleDate(page)).toBe('11/03/2024');
  await expect(page.getByRole('button', add)).toBeEnabled();
  await page.keyboard.press('Enter');

  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Warm and soft.');
  await expect(panel).toContainText(product);
  await expect(page.getByText('Product review added')).toBeVisible();
  await expectFocusNotLost(page);
  const [sent, ...others] = (await writes(mock)).filter(({ path }) => path !== '/auth/email');
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/admin/reviews',
    body: {
      rating: 4,
      title: 'Lovely',
      description: 'Warm and soft.',
      status: 'approved',
      createdAt: '2024-03-11T10:00:00.000Z',
      attachments: [],
    },
  });
});
