import type { Locator, Page } from '@playwright/test';
import { recordAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { expectFocusNotLost } from '../support/focus';
import type { MockClient } from '../support/mockClient';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

const list = (page: Page): Locator => page.getByRole('region', { name: 'Rewards' });
const handle = (page: Page, title: string) => list(page).getByRole('button', { name: `Move “${title}”`, exact: true });
const entry = (page: Page, title: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move “${title}”`, exact: true }) });
const titles = (page: Page) =>
  list(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('h3 bdi')?.textContent ?? ''));

/** Paths of the reorder requests, oldest first. */
async function getReorderRequests(mock: MockClient) {
  const calls = await mock.requests({ method: 'POST', path: /\/rewards\/reorder$/ });
  return calls.map(({ body }) => body);
}

/** Opens the first program. Returns the titles of its rewards. */
async function openFirstProgram(page: Page): Promise<string[]> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(list(page)).toBeVisible();
  await list(page).scrollIntoViewIfNeeded();
  const first = await titles(page);
  expect(first.length).toBeGreaterThan(3);
  return first;
}

async function getCenter(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[LOY-04] rewards are reordered by mouse and keyboard, announced by name, and stay so after a reload', {
  tag: '@anyBrowser',
}, async ({ page, signIn, mock, allowConsoleErrors }) => {
  // Init scripts of this test are blocked in the preview frame, which allows no scripts.
  allowConsoleErrors(/Blocked script execution in 'about:(blank|srcdoc)'/);
  const announcements = await recordAnnouncements(page);
  await signIn(page, '/loyalty');
  const [a = '', b = '', c = '', ...rest] = await openFirstProgram(page);

  await test.step('by mouse', async () => {
    const [from, to] = [await getCenter(handle(page, a)), await getCenter(handle(page, b))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 12, { steps: 4 });
    await page.mouse.move(to.x, to.y + 8, { steps: 12 });
    await expect.poll(announcements).toContain(`“${a}” moved to position 2 of ${rest.length + 3}`);
    // The gap to the next entry belongs to the entry, so that only its card has an edge.
    await expect(entry(page, a)).toHaveCSS('box-shadow', 'none');
    await expect(entry(page, a).getByRole('article')).not.toHaveCSS('box-shadow', 'none');
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual([b, a, c, ...rest]);
    await expect.poll(() => getReorderRequests(mock)).toEqual([{ fromIndex: 0, toIndex: 1 }]);
  });

  await test.step('by keyboard, with the focus on the moved item', async () => {
    await handle(page, a).focus();
    await page.keyboard.press('Space');
    await expect.poll(announcements).toContain(`“${a}” picked up from position 2 of ${rest.length + 3}`);
    await page.keyboard.press('ArrowUp');
    await expect.poll(announcements).toContain(`“${a}” moved to position 1 of ${rest.length + 3}`);
    await page.keyboard.press('Space');
    await expect.poll(announcements).toContain(`“${a}” moved to position 1 of ${rest.length + 3}`);
    await expect(handle(page, a)).toBeFocused();
    await expect.poll(() => titles(page)).toEqual([a, b, c, ...rest]);
    await expect.poll(async () => (await getReorderRequests(mock)).at(-1)).toEqual({ fromIndex: 1, toIndex: 0 });

    await handle(page, b).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(announcements).toContain(`“${b}” returned to position 2 of ${rest.length + 3}`);
    await expect.poll(() => getReorderRequests(mock)).toHaveLength(2);
  });

  await page.reload();
  await expect(list(page)).toBeVisible();
  await expect.poll(() => titles(page)).toEqual([a, b, c, ...rest]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('[LOY-04] rewards are reordered by touch and menu, announced by name, and stay so after a reload', async ({
    page,
    signIn,
    mock,
    allowConsoleErrors,
  }) => {
    // Init scripts of this test are blocked in the preview frame, which allows no scripts.
    allowConsoleErrors(/Blocked script execution in 'about:(blank|srcdoc)'/);
    const announcements = await recordAnnouncements(page);
    await signIn(page, '/loyalty');
    const [a = '', b = '', ...rest] = await openFirstProgram(page);
    await expectAccessible(page);

    await test.step('by touch', async () => {
      const cdpSession = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
        cdpSession.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
        });
      const [from, to] = [await getCenter(handle(page, a)), await getCenter(handle(page, b))];
      await touch('touchStart', from.y);
      // A long press starts dragging.
      await expect.poll(announcements).toContain(`“${a}” picked up from position 1 of ${rest.length + 2}`);
      for (let step = 1; step <= 12; step += 1) await touch('touchMove', from.y + ((to.y + 8 - from.y) * step) / 12);
      await expect.poll(announcements).toContain(`“${a}” moved to position 2 of ${rest.length + 2}`);
      await touch('touchEnd', to.y);
      await expect.poll(() => titles(page)).toEqual([b, a, ...rest]);
      await expect.poll(() => getReorderRequests(mock)).toEqual([{ fromIndex: 0, toIndex: 1 }]);
    });

    await test.step('by the menu, and rolled back if the server refuses', async () => {
      const moreButton = list(page).getByRole('button', { name: `More actions for “${a}”` });
      await moreButton.press('Enter');
      await pressWhenEnabled(page.getByRole('menuitem', { name: 'Move to bottom' }), 'Enter');
      await expect.poll(() => titles(page)).toEqual([b, ...rest, a]);
      await expect(moreButton).toBeFocused();
      await expect.poll(() => getReorderRequests(mock)).toHaveLength(2);
      await mock.failNext({ method: 'POST', pathPattern: 'reorder', status: 500 });
      await moreButton.press('Enter');
      await pressWhenEnabled(page.getByRole('menuitem', { name: 'Move to top' }), 'Enter');
      await expect(page.getByText(/couldn’t be moved/)).toBeVisible();
      await expect.poll(() => titles(page)).toEqual([b, ...rest, a]);
      await expectFocusNotLost(page);
    });

    await page.reload();
    await expect(list(page)).toBeVisible();
    await expect.poll(() => titles(page)).toEqual([b, ...rest, a]);
  });
});
