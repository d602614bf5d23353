import type { Page } from '@playwright/test';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';
import { findSmallTargets } from './support/layoutChecks';
import { expectAccessibleInBoth } from './support/listStates';
import { getRow, rows, waitForRows, writes } from './support/lists';

test('a question is answered in its panel and published, then edited, by keyboard alone', {
  tag: '@anyBrowser',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/faq');
  await waitForRows(page);
  const id = (await rows(page).first().getAttribute('data-record')) ?? '';
  await getRow(page, id).getByRole('link').first().press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Answer', exact: true })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await mock.clearRequests();
  await page.keyboard.press('r');
  const box = panel.getByRole('textbox', { name: 'Answer' });
  await expect(box).toBeFocused();
  await page.keyboard.type('Yes, since 2019.');
  await expectAccessibleInBoth(page);
  await pressWhenEnabled(panel.getByRole('button', { name: /^Answer and publish/ }), 'Enter');
  await expect(panel.getByText('Yes, since 2019.')).toBeVisible();
  await expect
    .poll(async () => (await writes(mock)).map(({ path, body }) => [path, body]))
    .toEqual([[`/admin/faq/${id}`, { answer: 'Yes, since 2019.', status: 'approved' }]]);
  await pressWhenEnabled(panel.getByRole('button', { name: 'Edit answer' }), 'Enter');
  await expect(box).toHaveValue('Yes, since 2019.');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Edit answer' })).toBeVisible();
});

/** Elements that cut off the ring of the focused one. */
const findCutRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { outlineWidth, outlineOffset } = getComputedStyle(focused);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const cutting: string[] = [];
    for (let parent = focused.parentElement; parent && parent.tagName !== 'TABLE'; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue;
      const box = parent.getBoundingClientRect();
      const space = Math.min(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
      if (space < ring - 0.5) cutting.push(`${parent.tagName} ${parent.className}: ${space} of ${ring} px`);
    }
    return cutting;
  });

test('the focused heading of a page has no ring, that of a row’s title is whole, and the first column stays ticked though it is locked', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers');
  await waitForRows(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Imports' }).press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Imports' });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');

  await page.goto('/faq');
  await waitForRows(page);
  await page.keyboard.press('j');
  await expect(rows(page).first().locator('[data-opens]')).toBeFocused();
  expect(
    await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle),
  ).toBe('solid');
  expect(await findCutRings(page)).toEqual([]);
  await pressWhenEnabled(page.getByRole('button', { name: 'Columns' }), 'Enter');
  const panel = page.getByRole('dialog', { name: 'Columns' });
  const locked = panel.getByRole('checkbox', { name: 'Question', exact: true });
  await expect(locked).toBeDisabled();
  await expect(locked).toBeChecked();
  const unticked = panel.getByRole('checkbox', { name: 'Answered', exact: true });
  const getBackground = (box: typeof locked) => box.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => (await getBackground(locked)) === (await getBackground(unticked))).toBe(false);
});

test('an action in the panel is undone from its message without closing the panel', { tag: '@anyBrowser' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews');
  await waitForRows(page);
  await rows(page).first().getByRole('link').first().press('Enter');
  const panel = page.getByRole('dialog');
  await mock.clearRequests();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const message = page.getByRole('region', { name: 'Notifications' });
  // The pointer keeps the message.
  await message.getByRole('button', { name: 'Undo' }).hover();
  await expectAccessibleInBoth(page);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await writes(mock)).map(({ body }) => body))
    .toEqual([{ status: 'approved' }, { status: 'pending' }]);
  await expect(panel).toBeVisible();

  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('F6');
  await expect(message).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
});
