import { expectAccessibleInBoth } from '../lists/support/conditions';
import { overflow } from '../lists/support/sizes';
import { expect, test } from '../support/test';
import { card, look, seen } from './support/queue';

test('under the thumb: what decides stands at the foot of the screen, and axe finds nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/moderate?of=product-reviews');
  await expect(card(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const box = await publish.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y).toBeGreaterThan(600);
  await expectAccessibleInBoth(page);

  const first = await look(page);
  await publish.tap();
  await seen(page, (one) => one !== null && one !== 'done' && one.id !== Object(first).id);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await seen(page, (one) => Object(one).id === Object(first).id);
  await page.getByRole('button', { name: /^More for/ }).tap();
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeVisible();
});
