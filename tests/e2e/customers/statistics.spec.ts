import { expect, test } from '../support/test';

test('the statistics of a customer share rows beside a long note on the points in a French window of 1024 px', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=10&sort=pointsDesc');
  await page.evaluate(() => localStorage.setItem('console.language', 'fr'));
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.reload();
  await page.locator('tr[data-record] [data-opens]').first().click();
  const figures = page.getByRole('main').locator('dl').first().locator('> div');
  await expect(figures.nth(4)).toBeVisible();
  await expect(page.getByText(/^D’après le meilleur taux/)).toBeVisible();
  const rows = await figures.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect(rows).toBeLessThanOrEqual(3);
});
