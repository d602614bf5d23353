import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth, expectStateAccessible } from '../lists/support/listStates';
import { expect, test } from '../support/test';
import { card } from './support/queue';

for (const kind of ['product-reviews', 'faq', 'rewards']) {
  const tag = kind === 'product-reviews' ? [] : ['@full'];
  test(`axe finds nothing in the queue of ${kind}`, { tag }, async ({ page, signIn }) => {
    await signIn(page, `/moderate?of=${kind}`);
    await expect(card(page)).toBeVisible();
    await expectAccessibleInBoth(page);
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
    await expect.poll(() => getOverflow(page)).toBe(0);
  });
}

test('axe finds nothing with an error, with the composer, with the shortcuts, and at the end', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/moderate?of=faq');
  await expect(card(page)).toBeVisible();
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/faq/', status: 500 });
  await page.keyboard.press('f');
  await expect(card(page).getByRole('alert')).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await expectStateAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectStateAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('3');
  await expect(card(page)).toHaveAttribute('data-entity', 'rewards');
  while ((await card(page).count()) > 0) await page.keyboard.press('a');
  await expect(page.getByText('No rewards need your attention.')).toBeVisible();
  await expectStateAccessible(page);
});
