import { writes } from '../lists/support/lists';
import { expectFocusNotLost } from '../support/focus';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { dateField, fillReview, openReviewForm, pickFirst, readVisibleDate } from './support/reviewForm';

/** A one-pixel PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

test('a date is picked in the calendar by pointer and by keyboard, but not a future one', { tag: '@full' }, async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: new Date('2026-03-12T09:30:00+01:00') });
  await openReviewForm(page, signIn);
  await page.getByRole('button', { name: 'Choose a date' }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByText('March 2026')).toBeVisible();
  await expect(calendar.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
  await expect(calendar.getByRole('gridcell', { name: '13', exact: true })).toBeDisabled();
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await calendar.getByRole('gridcell', { name: '9', exact: true }).click();
  await expect(calendar).toHaveCount(0);
  await expect.poll(() => readVisibleDate(page)).toBe('09/03/2026');

  const change = page.getByRole('button', { name: 'Change date, 9 March 2026' });
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('gridcell', { name: '9', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect.poll(() => readVisibleDate(page)).toBe('02/03/2026');
  await expectFocusNotLost(page);

  await dateField(page).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('13');
  await page.getByRole('textbox', { name: /^Title/ }).focus();
  await expect(page.getByText('Choose a date that isn’t in the future')).toBeVisible();
  await expect(page.getByText(/^To continue, fill in: .*Review date/)).toBeVisible();
});

test('[REV-07] an uploaded image is posted with the review', async ({ page, mock, signIn }) => {
  await openReviewForm(page, signIn);
  await fillReview(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'scarf.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByText('1 of 10 files', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', add).click();
  await expect(page.getByText('Product review added')).toBeVisible();
  const sent = (await writes(mock)).find(({ path }) => path === '/admin/reviews');
  const [attachment] = Object(sent?.body).attachments;
  expect(attachment).toEqual({ src: expect.stringMatching(/^http.*scarf\.png$/), type: 'image' });
});

test('unsaved input survives a reload and is only discarded on request', async ({ page, signIn }) => {
  await openReviewForm(page, signIn);
  await fillReview(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Review$/ })).toHaveValue('Warm and soft.');
  await expect(page.getByRole('combobox', { name: /^Product/ })).toHaveValue(/wool/i);
  await expect.poll(() => readVisibleDate(page)).toBe('11/03/2024');
  await expect(page.getByRole('button', add)).toBeEnabled();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByRole('textbox', { name: /^Review$/ })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: /^Product/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Review$/ })).toHaveValue('');
  await expect(page.getByText('We restored your draft.')).toHaveCount(0);
});

test('an expired session asks for the password over the form, and the review is then added', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await openReviewForm(page, signIn);
  await fillReview(page);
  // The write alone is refused: a read that is still running could open the dialog before the click.
  await mock.failNext({ method: 'POST', pathPattern: '/admin/reviews', status: 401, body: {} });
  await page.getByRole('button', add).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Review(?! date)/, includeHidden: true })).toHaveValue(
    'Warm and soft.',
  );
  await dialog.getByLabel(/^password/i).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product review added')).toBeVisible();
});

test('a failed search shows an error below its field and can be retried', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await openReviewForm(page, signIn);
  await mock.failNext({ pathPattern: '/admin/products', status: 500, times: 9 });
  await page.getByRole('combobox', { name: /^Product/ }).fill('wool');
  const alert = page.getByRole('alert').filter({ hasText: 'Search failed. Try again.' });
  await expect(alert).toBeVisible();
  await mock.reset();
  await page.keyboard.press('Tab');
  await alert.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /wool/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Product/ })).toHaveValue(/wool/i);
  await pickFirst(page, /^Customer/, 'an');
});
