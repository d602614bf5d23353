/** Points, vouchers and programmes are given from the list, by the keyboard alone. */
import { expectAccessibleInBoth } from '../lists/support/conditions';
import { rows, rowsSettled, tabTo, writes } from '../lists/support/lists';
import { smallTargets } from '../lists/support/sizes';
import { expectFocusSane } from '../support/focus';
import { expect, test } from '../support/test';

test('[CUS-14] by keyboard alone from the list to a voucher that is sent', async ({ page, mock, signIn }) => {
  await signIn(page, '/customers');
  await rowsSettled(page);
  const id = await rows(page).first().getAttribute('data-record');
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: /^Add a voucher for/ });
  await expect(dialog.getByRole('combobox', { name: 'Discount' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: /^Percent off/ })).toBeFocused();
  await page.keyboard.type('101');
  await expect(dialog.getByText(/^Not ready yet/)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('15');
  await tabTo(page, dialog.getByRole('radio', { name: 'Entire Order' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Not ready yet: Products.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, dialog.getByRole('textbox', { name: /^Minimum order value/ }));
  await page.keyboard.type('40');
  await expect(dialog.getByText(/^15% off the whole order from €40/)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Add voucher' }));
  await mock.clearRequests();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocusSane(page);
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

test('axe finds nothing in the dialogs of points, vouchers and programmes, of one customer and of several', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, '/customers');
  await rowsSettled(page);
  const looksWell = async () => {
    await expectAccessibleInBoth(page);
    expect(await smallTargets(page)).toEqual([]);
  };
  await page.keyboard.press('j');

  await page.keyboard.press('p');
  await page.getByRole('textbox', { name: /^Points/ }).fill('-9999999');
  await expect(page.getByText('The balance will be below zero.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the limit' }).click();
  await looksWell();
  await page.keyboard.press('Escape');

  await page.keyboard.press('v');
  await expect(page.getByText('What the shopper gets')).toBeVisible();
  await looksWell();
  await page.getByRole('radio', { name: 'Selected Products' }).check();
  await page.getByRole('radio', { name: 'My own code' }).check();
  await page.getByRole('textbox', { name: /^Points to deduct/ }).fill('9999999');
  await page.getByRole('textbox', { name: /^Code of the voucher/ }).fill('né');
  await page.getByRole('textbox', { name: 'Note for the team' }).focus();
  await expect(page.getByText('No spaces, and no letters with accents.')).toBeVisible();
  await looksWell();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: /^Add points/ }).click();
  await page.getByRole('textbox', { name: /^Points/ }).fill('20');
  await expect(page.getByText('200 points in all')).toBeVisible();
  await looksWell();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Move to a programme/ }).click();
  await expect(page.getByRole('combobox', { name: /^Programme/ })).toBeVisible();
  await looksWell();
});
