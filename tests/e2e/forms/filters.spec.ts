import { waitForRows } from '../lists/support/lists';
import { expect, test } from '../support/test';

test('[RWD-01] rewards are filtered by customer and dates in the panel; chips name the filters, the URL keeps them', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/rewards');
  await waitForRows(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await panel.getByRole('combobox', { name: 'Customer' }).fill('an');
  await panel.getByRole('listbox').getByRole('option', { name: /an/i }).first().click();
  const name = await panel.getByRole('combobox', { name: 'Customer' }).inputValue();
  await expect(page.getByText(`Customer: ${name}`)).toBeVisible();
  await panel.getByRole('group', { name: 'From' }).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('01022024');
  await expect(page.getByText('Created: from 1 Feb 2024')).toBeVisible();
  await panel.getByRole('group', { name: 'To' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  // The first Escape only closes the calendar, the second one the panel.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await expect(panel.getByRole('group', { name: 'To' }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/customerId=\w+&dateFrom=2024-02-01|dateFrom=2024-02-01.*customerId=\w+/);
  await page.reload();
  await expect(page.getByText(`Customer: ${name}`)).toBeVisible();
  await expect(page.getByText('Created: from 1 Feb 2024')).toBeVisible();

  // Text typed just before the panel closes is applied.
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Code or order number' }).fill('x-1');
  await page.mouse.click(720, 10);
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Code or order number: x-1')).toBeVisible();
});
