import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectStateAccessible } from '../lists/support/listStates';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';
import { isInRun, openForms } from './support/formStates';
import { fillReview, openReviewForm, readVisibleDate } from './support/reviewForm';

test.use(phone);

test('axe finds nothing on a phone in any state of a form, and the page fits', async ({ page, mock, signIn }) => {
  for (const [name, show] of Object.entries(openForms).filter(isInRun)) {
    await test.step(name, async () => {
      await mock.reset();
      await show({ page, mock, signIn });
      await expectStateAccessible(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => getOverflow(page), `${width} px`).toBe(0);
        await expect.poll(() => findSmallTargets(page), `${width} px`).toEqual([]);
      }
    });
  }
});

/** A one-pixel PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[REV-07] a review is added by touch, with its image', async ({ page, mock, signIn }) => {
  await openReviewForm(page, signIn);
  await fillReview(page);
  await page.getByRole('button', { name: /^Change date/ }).tap();
  await page.getByRole('gridcell', { name: '9', exact: true }).tap();
  await expect.poll(() => readVisibleDate(page)).toBe('09/03/2024');
  await page.getByRole('radio', { name: '3 stars' }).tap();
  await page.locator('input[type=file]').setInputFiles({ name: 'scarf.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByText('1 of 10 files', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(page.getByText('Product review added')).toBeVisible();
  const [sent] = await mock.requests({ method: 'POST', path: /^\/admin\/reviews$/ });
  expect(Object(sent?.body).attachments).toEqual([{ src: expect.stringMatching(/^http.*scarf\.png$/), type: 'image' }]);
});
