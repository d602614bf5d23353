import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { rows, waitForRows } from '../lists/support/lists';
import { expectAccessible } from '../support/axe';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';

test.use(phone);

test('[CUS-14] the voucher preview stays visible beside the button while the form is scrolled', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers');
  await waitForRows(page);
  await rows(page).first().locator('[data-opens]').click();
  await page.getByRole('button', { name: 'Add voucher' }).click();
  const dialog = page.getByRole('dialog', { name: /^Add voucher for/ });
  const sentence = dialog.getByText('10% off the entire order');
  const note = dialog.getByRole('textbox', { name: 'Internal note' });
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(note).not.toBeInViewport();
  await note.fill('A gift');
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Add voucher' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => getOverflow(page)).toBe(0);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expectAccessible(page);
});
