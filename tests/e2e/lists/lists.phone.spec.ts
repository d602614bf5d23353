import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { expectAccessibleInBoth, lists, open, openReviews } from './support/conditions';
import { rows, rowsSettled } from './support/lists';
import { overflow, smallTargets } from './support/sizes';

for (const { path } of lists) {
  test(`${path} on a phone: cards, no scrolling sideways at 390 and 320 px, axe finds nothing`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, path);
    await rowsSettled(page);
    await expectAccessibleInBoth(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${width} px`).toBe(0);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
  });
}

/** What lies under the bar at the top is too small a target to axe, wherever the page happens to stand: it is scrolled away. */
async function clearOfBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const under = () =>
      [...document.querySelectorAll('main button, main a, main input, main select')]
        .map((control) => control.getBoundingClientRect())
        .filter(({ top, bottom }) => top < edge && bottom > 0);
    for (let tries = 0; tries < 5 && window.scrollY > 0; tries += 1) {
      const bottoms = under().map(({ bottom }) => bottom);
      if (bottoms.length > 0) window.scrollBy(0, Math.max(...bottoms) + 1);
    }
  });
}

/** Cards have no box for a whole page. */
const onPhones = Object.entries(open).filter(([name]) => name !== 'the question of a bulk');

for (const [name, show] of onPhones) {
  test(`axe finds nothing on a phone with ${name} open`, async ({ page, signIn }) => {
    await openReviews(page, signIn);
    await show(page);
    await clearOfBar(page);
    await expectAccessibleInBoth(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('a reward is decided with a finger', async ({ page, signIn }) => {
  await signIn(page, '/rewards?page=0&limit=10');
  await rowsSettled(page);
  await rows(page).first().getByRole('button', { name: 'Approve' }).tap();
  await expect(rows(page).first()).toContainText('Approved');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(rows(page).first()).toContainText('Pending');
});

test('the last tab is in sight where it is the one that is open', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await signIn(page, '/rewards');
  await rowsSettled(page);
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  const last = tabs.last();
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  await page.goto((await last.getAttribute('href')) ?? '');
  await rowsSettled(page);
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
