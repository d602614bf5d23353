import { rows, rowsSettled } from '../lists/support/lists';
import { overflow, smallTargets } from '../lists/support/sizes';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test('[CUS-14] what the shopper gets is seen beside the button, however far the form is scrolled', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers');
  await rowsSettled(page);
  await rows(page).first().locator('[data-opens]').click();
  await page.getByRole('button', { name: 'Add voucher…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Add a voucher for/ });
  const sentence = dialog.getByText('10% off the whole order');
  const note = dialog.getByRole('textbox', { name: 'Note for the team' });
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(note).not.toBeInViewport();
  await note.fill('A gift');
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Add voucher' })).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
});
