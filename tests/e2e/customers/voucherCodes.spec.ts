/** A code of the merchant's own may have the signs that addresses, filters and CSV files give a meaning. */
import { readFile } from 'node:fs/promises';
import { getRow, rows, waitForRows } from '../lists/support/lists';
import { expect, test } from '../support/test';

const CODE = '50%/#+?&=,%2C%41%{code}||||"$&';

test('[CUS-14] a voucher with any code is created, found, exported, rejected and deleted', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers');
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: /^Add voucher for/ });
  await dialog.getByRole('radio', { name: 'Use my own code' }).check();
  const code = dialog.getByRole('textbox', { name: /^Code/ });
  await code.fill(`${CODE} ${CODE}`);
  await dialog.getByRole('textbox', { name: 'Internal note' }).focus();
  await expect(dialog.getByText('Remove spaces and accented letters')).toBeVisible();
  await code.fill(CODE);
  await expect(dialog.getByText(`with code ${CODE}`)).toBeVisible();
  await mock.clearRequests();
  await dialog.getByRole('button', { name: 'Add voucher' }).click();
  await expect(page.getByText(`: ${CODE}`)).toBeVisible();
  const [sent] = await mock.requests({ method: 'POST', path: /add_coupon$/ });
  expect(sent?.body).toMatchObject({ coupon: CODE });

  await page.goto('/rewards');
  await waitForRows(page);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('textbox', { name: 'Code or order number' }).fill(CODE.toLowerCase());
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await waitForRows(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(CODE);
  const id = (await rows(page).getAttribute('data-record')) ?? '';

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'Export all 1 as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${CODE.replace('"', '""')}"`);

  const row = getRow(page, id);
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row.getByText('Rejected')).toBeVisible();
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect.poll(() => mock.requests({ method: 'DELETE', path: /^\/admin\/loyalty\/reward\// })).toHaveLength(1);
});
