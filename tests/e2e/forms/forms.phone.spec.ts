import { expectAccessibleInBoth } from '../lists/support/conditions';
import { overflow, smallTargets } from '../lists/support/sizes';
import { expect, test } from '../support/test';
import { openForms } from './support/openForms';
import { fillReview, openReviewForm, shownDate } from './support/reviewForm';

for (const [name, show] of Object.entries(openForms)) {
  test(`axe finds nothing on a phone with ${name}, and it fits`, async ({ page, mock, signIn }) => {
    await show({ page, mock, signIn });
    await expectAccessibleInBoth(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${width} px`).toBe(0);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
  });
}

test('a review is added with a finger', async ({ page, signIn }) => {
  await openReviewForm(page, signIn);
  await fillReview(page);
  await page.getByRole('button', { name: /^Choose another date/ }).tap();
  await page.getByRole('gridcell', { name: '9', exact: true }).tap();
  expect(await shownDate(page)).toBe('09/03/2024');
  await page.getByRole('radio', { name: '3 stars' }).tap();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(page.getByText('Product review added.')).toBeVisible();
});
