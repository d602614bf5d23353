import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectStateAccessible } from '../lists/support/listStates';
import { expect, test } from '../support/test';
import { mainFormStates, openForms } from './support/formStates';
import { fillReview, openReviewForm, readVisibleDate } from './support/reviewForm';

for (const [name, show] of Object.entries(openForms)) {
  const tag = mainFormStates.includes(name) ? [] : ['@full'];
  test(`axe finds nothing on a phone with ${name}, and the page fits`, { tag }, async ({ page, mock, signIn }) => {
    await show({ page, mock, signIn });
    await expectStateAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => getOverflow(page), `${width} px`).toBe(0);
      await expect.poll(() => findSmallTargets(page), `${width} px`).toEqual([]);
    }
  });
}

test('a review is added by touch', async ({ page, signIn }) => {
  await openReviewForm(page, signIn);
  await fillReview(page);
  await page.getByRole('button', { name: /^Change date/ }).tap();
  await page.getByRole('gridcell', { name: '9', exact: true }).tap();
  await expect.poll(() => readVisibleDate(page)).toBe('09/03/2024');
  await page.getByRole('radio', { name: '3 stars' }).tap();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(page.getByText('Product review added')).toBeVisible();
});
