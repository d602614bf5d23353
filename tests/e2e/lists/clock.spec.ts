import { tagInTurn } from '../../support/fullRun';
import { expect, test } from '../support/test';
import { getRow, waitForRows } from './support/lists';

const HOUR_MS = 3_600_000;

for (const [index, hours] of [-26, 26].entries()) {
  const tag = tagInTurn(index, 2);
  test(`times are compared with the server’s clock if that of the device is ${hours} hours off`, { tag }, async ({
    page,
    mock,
    signIn,
  }) => {
    const createdAt = new Date(Date.now() - 5.2 * HOUR_MS).toISOString();
    const review = {
      _id: 'r5',
      title: 'Warm',
      rating: 4,
      status: 'pending',
      isFeatured: 0,
      attachments: [],
      createdAt,
    };
    await mock.putRows({ entity: 'product-reviews', rows: [review], alone: true });
    await signIn(page);
    await page.clock.setSystemTime(Date.now() + hours * HOUR_MS);
    await page.goto('/product-reviews?status=pending');
    await waitForRows(page);
    await expect(getRow(page, 'r5').getByText(/\b5 hr ago/)).toBeVisible();
  });
}
