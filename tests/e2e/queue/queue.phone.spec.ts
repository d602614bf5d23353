import { getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';
import { card, readQueue, waitForQueue } from './support/queue';

test.use(phone);

test('the decision buttons are at the bottom of the screen, and axe finds nothing', async ({ page, signIn }) => {
  await signIn(page, '/moderate?of=product-reviews');
  await expect(card(page)).toBeVisible();
  await expect.poll(() => getOverflow(page)).toBe(0);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const box = await publish.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y).toBeGreaterThan(600);
  // The two rows of buttons have no empty strip between them.
  const skip = await page.getByRole('button', { name: 'Skip', exact: true }).boundingBox();
  expect((box?.y ?? 0) - ((skip?.y ?? 0) + (skip?.height ?? 0))).toBeLessThan(16);
  await expectAccessibleInBoth(page);

  const first = await readQueue(page);
  await publish.tap();
  await waitForQueue(page, (item) => item !== null && item !== 'done' && item.id !== Object(first).id);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await waitForQueue(page, (item) => Object(item).id === Object(first).id);
  await page.getByRole('button', { name: /^More actions for/ }).tap();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
});
