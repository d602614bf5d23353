import Papa from 'papaparse';
import { expect, test } from '../support/test';
import { clothingReviews, csvFile, goToRows, uploadFile } from './support/importPage';

interface Batch {
  data: { title?: string; description?: string; rating: number; productId: string; customerName?: string }[];
}

test('[IMP-05] a real file of 1,000 reviews is mapped by the guesses alone and sent byte for byte', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/product-reviews/import/reviews');
  await uploadFile(page, clothingReviews.path);
  for (const [column, meaning] of [
    ['Clothing ID', 'Product ID'],
    ['Title', 'Title'],
    ['Review Text', 'Review text'],
    ['Rating', 'Rating'],
    ['Age', 'Don’t import'],
  ] as const)
    await expect(page.getByLabel(`Field for ${column}`, { exact: true }).locator('option:checked')).toHaveText(meaning);
  // The file has no customer names.
  await page.getByLabel('Customer name').fill('Verified customer');
  await expect(page.getByText('All 1,000 rows are ready')).toBeVisible();
  await goToRows(page);
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Import 1,000 reviews' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start this import?' });
  const confirm = dialog.getByRole('button', { name: 'Import 1,000 reviews' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Type 1,000 to confirm' }).fill('1000');
  await confirm.click();
  await expect(
    page.getByRole('main').getByText('Thank you! Your data import request is being processed...'),
  ).toBeVisible();

  const calls = await mock.requests({ method: 'POST', path: /\/admin\/data\/import\/reviews$/ });
  const workerTraffic = calls.flatMap(({ body, status }) => (status === 200 ? (body as Batch).data : [])); // LoggedRequest bodies
  // Parsed by an independent CSV parser.
  const file = Papa.parse<Record<string, string>>(clothingReviews.text(), { header: true, skipEmptyLines: true }).data;
  expect(workerTraffic).toHaveLength(1000);
  expect(workerTraffic).toEqual(
    file.map((row) => ({
      rating: Number(row['Rating']),
      productId: row['Clothing ID'],
      customerName: 'Verified customer',
      ...(row['Title'] && { title: row['Title'] }),
      ...(row['Review Text'] && { description: row['Review Text'] }),
    })),
  );
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(calls.length);
});

test('a rating on another scale shows its stars, and the reason for an error isn’t cut among all rows', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/product-reviews/import/reviews');
  await uploadFile(
    page,
    csvFile('rating,review text\n4,Thin\n6,Fine\n7,Between\n10,Warm\n11,Too high\n', 'reviews.csv'),
  );
  await page.getByLabel('Rating', { exact: true }).selectOption('10');
  await goToRows(page);
  await page.getByLabel('Show rows').selectOption({ label: 'All 5' });
  const cell = (text: string) => page.getByRole('gridcell').filter({ hasText: text });
  await expect(cell('2 stars')).toBeVisible();
  await expect(cell('3 stars')).toBeVisible();
  for (const reason of ['Between two stars', 'Must be a rating from 1 to 5']) {
    const error = cell(reason).getByText(reason);
    await expect(error).toBeVisible();
    const isCut = (element: Element) =>
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    expect(await error.evaluate(isCut), reason).toBe(false);
  }
});
