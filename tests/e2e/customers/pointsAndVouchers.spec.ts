/** Adds points, vouchers and programs from the list by keyboard alone. */

import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { rows, tabTo, waitForRows, writes } from '../lists/support/lists';
import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';

test('[CUS-14] a voucher is created from the list by keyboard alone', async ({ page, mock, signIn }) => {
  await signIn(page, '/customers');
  await waitForRows(page);
  const id = await rows(page).first().getAttribute('data-record');
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: /^Add voucher for/ });
  await expect(dialog.getByRole('combobox', { name: 'Discount' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: /^Percentage off/ })).toBeFocused();
  await page.keyboard.type('101');
  await expect(dialog.getByText(/^To continue, correct/)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('15');
  await tabTo(page, dialog.getByRole('radio', { name: 'Entire Order' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('To continue, fill in: Products.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, dialog.getByRole('textbox', { name: /^Minimum order value/ }));
  await page.keyboard.type('40');
  await expect(dialog.getByText(/^15% off the entire order \(minimum order €40\)/)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Add voucher' }));
  await mock.clearRequests();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocusNotLost(page);
  const sent = await writes(mock);
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/admin/loyalty/add_coupon',
      body: {
        customerId: id,
        discountType: 'percentage',
        discountValue: 15,
        applyTo: 'entireOrder',
        discountMinOrderValue: 40,
        pointsToDeduct: 0,
        alsoCreateInStore: true,
      },
    },
  ]);
});

test('axe finds nothing in the dialogs for points, vouchers and programs, for one customer and for several', {
  tag: '@full',
}, async ({ page, signIn }) => {
  test.slow();
  await signIn(page, '/customers');
  await waitForRows(page);
  const expectAccessibleLayout = async () => {
    await expectAccessibleInBoth(page);
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
  };
  await page.keyboard.press('j');

  await page.keyboard.press('p');
  await page.getByRole('textbox', { name: /^Points/ }).fill('-9999999');
  await expect(page.getByText('The balance will go below zero.')).toBeVisible();
  await page.getByRole('button', { name: 'Change limit' }).click();
  await expectAccessibleLayout();
  await page.keyboard.press('Escape');

  await page.keyboard.press('v');
  await expect(page.getByText('What the customer gets')).toBeVisible();
  await expectAccessibleLayout();
  await page.getByRole('radio', { name: 'Selected Products' }).check();
  await page.getByRole('radio', { name: 'Use my own code' }).check();
  await page.getByRole('textbox', { name: /^Points to deduct/ }).fill('9999999');
  await page.getByRole('textbox', { name: /^Code/ }).fill('né');
  await page.getByRole('textbox', { name: 'Internal note' }).focus();
  await expect(page.getByText('Remove spaces and accented letters')).toBeVisible();
  await expectAccessibleLayout();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: /^Add points/ }).click();
  await page.getByRole('textbox', { name: /^Points/ }).fill('20');
  await expect(page.getByText(/^200 points in all, worth about €\d/)).toBeVisible();
  await expectAccessibleLayout();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Change program/ }).click();
  await expect(page.getByRole('combobox', { name: /^Loyalty program/ })).toBeVisible();
  await expectAccessibleLayout();
});
