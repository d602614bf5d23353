/** Points on a backend that ignores the Idempotency-Key and closes a connection before it responds. */
import { rows, waitForRows } from '../lists/support/lists';
import { startClosingProxy } from '../support/closingProxy';
import { expect, test } from '../support/test';

test('points that the browser itself sent twice are reported, and one of them is deducted on request', async ({
  page,
  mock,
  signIn,
}) => {
  const proxy = await startClosingProxy(mock.url, '/admin/loyalty/add_points');
  await page.route(`${mock.url}/**`, (route) =>
    route.continue({ url: route.request().url().replace(mock.url, proxy.url) }),
  );
  await signIn(page, '/customers');
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: /^Add points for/ });
  await dialog.getByRole('textbox', { name: /^Points/ }).fill('25');
  const preview = await dialog.getByText(/^Balance: /).textContent();
  const [before = 0, expected = 0] = [...String(preview).replaceAll(',', '').matchAll(/\d+/g)].map(Number);
  const format = (points: number) => points.toLocaleString('en');
  await dialog.getByRole('button', { name: 'Add points' }).click();

  await expect(page.getByRole('alert')).toContainText(
    `the activity shows these 25 points 2 times. The balance is ${format(before + 50)}; ${format(expected)} was expected.`,
  );
  await expect(page.getByText('25 points added')).toHaveCount(0);
  // One click, two requests.
  expect(proxy.additions).toHaveLength(2);
  expect(proxy.additions[1]).toBe(proxy.additions[0]);

  await page.getByRole('button', { name: 'Deduct 25 points' }).click();
  await expect(page.getByText('25 points corrected')).toBeVisible();
  await expect(rows(page).first()).toContainText(format(expected));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  proxy.close();
});
