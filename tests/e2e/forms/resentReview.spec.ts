/** A review on a backend that ignores the Idempotency-Key and closes a connection before it responds. */
import { startClosingProxy } from '../support/closingProxy';
import { expect, test } from '../support/test';
import { fillReview, openReviewForm } from './support/reviewForm';

test('a review that the browser itself sent twice is reported, and one of them is deleted on request', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  const proxy = await startClosingProxy(mock.url, '/admin/reviews');
  await page.route(`${mock.url}/**`, (route) =>
    route.continue({ url: route.request().url().replace(mock.url, proxy.url) }),
  );
  await openReviewForm(page, signIn);
  await fillReview(page);
  const text = 'Sent by the browser a second time.';
  await page.getByRole('textbox', { name: /^Review$/ }).fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page.getByRole('alert')).toContainText('Product review added 2 times, although it was sent once.');
  await expect(page.getByText('Product review added', { exact: true })).toHaveCount(0);
  // One click, two requests.
  expect(proxy.additions).toHaveLength(2);
  expect(proxy.additions[1]).toBe(proxy.additions[0]);

  await expect(page.getByRole('dialog').getByRole('heading', { name: text })).toBeVisible();
  await page.getByRole('button', { name: 'Keep one, delete the rest' }).click();
  await expect(page.getByText('Product review: only one is left.')).toBeVisible();
  await page.goto(`/product-reviews?search=${encodeURIComponent(text)}`);
  await expect(page.getByRole('row').filter({ hasText: text })).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  proxy.close();
});
