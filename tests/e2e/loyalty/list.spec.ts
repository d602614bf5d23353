import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

test('programs are created, duplicated and deleted by keyboard alone, and axe finds nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/loyalty');
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(card('Nordlys Circle').getByText('View customers')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create program' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Gold');
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/loyalty\/[0-9a-f]{24}$/);
  await page.goBack();

  await card('Gold').getByRole('button', { name: 'More actions for “Gold”' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Gold');
  await page.keyboard.press('Enter');
  await expect(card('Copy of Gold')).toBeVisible();
  const moreButton = card('Gold').getByRole('button', { name: 'More actions for “Gold”' });
  await expect(moreButton).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete loyalty program “Gold”?' });
  await expect(question).toContainText('No customers are in this program.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card('Gold')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Loyalty programs' })).toBeFocused();
});
