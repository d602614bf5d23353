import { tabTo, writes } from '../lists/support/lists';
import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';

test('[IMP-01] an import is sent from the list by keyboard alone', { tag: '@anyBrowser' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers');
  await tabTo(page, page.getByRole('button', { name: 'Import' }));
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Points from a file' });
  await expect(entry).toBeVisible();
  while (!(await entry.evaluate((item) => item === document.activeElement))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import points' })).toBeFocused();

  await tabTo(page, page.getByRole('textbox', { name: 'Or paste rows here' }));
  await page.keyboard.type('E-mail,Points\nada@shop.example,5\nlin@shop.example,7');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Continue to rows' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Import summary' })).toBeFocused();

  await tabTo(page, page.getByRole('textbox', { name: 'Internal note' }));
  await page.keyboard.type('Moved from the till');
  await tabTo(page, page.getByRole('button', { name: 'Add 12 points to 2 customers' }));
  await mock.clearRequests();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText('Thank you! Your data import request is being processed...'),
  ).toBeVisible();
  await expectFocusNotLost(page);
  await expect
    .poll(() => writes(mock))
    .toEqual([
      {
        method: 'POST',
        path: '/admin/data/import/points',
        body: {
          adminNote: 'Moved from the till',
          data: [
            { email: 'ada@shop.example', points: 5 },
            { email: 'lin@shop.example', points: 7 },
          ],
        },
      },
    ]);
});
