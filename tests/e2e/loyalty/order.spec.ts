import type { Locator, Page } from '@playwright/test';
import { recordAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { expectFocusSane } from '../support/focus';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';

test.use({ amounts: { customers: 20, reviews: 10, rewards: 10, questions: 5 }, hasTouch: true });

const list = (page: Page): Locator => page.getByRole('region', { name: 'Rewards' });
const handle = (page: Page, title: string) => list(page).getByRole('button', { name: `Move “${title}”`, exact: true });
const titles = (page: Page) =>
  list(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('h3 bdi')?.textContent ?? ''));

/** Where moves were sent, oldest first. */
async function moves(mock: MockClient) {
  const calls = await mock.requests({ method: 'POST', path: /\/rewards\/reorder$/ });
  return calls.map(({ body }) => body);
}

/** Opens the first programme. @returns the titles of its rewards */
async function open(page: Page): Promise<string[]> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(list(page)).toBeVisible();
  await list(page).scrollIntoViewIfNeeded();
  const first = await titles(page);
  expect(first.length).toBeGreaterThan(3);
  return first;
}

async function middle(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[LOY-04] rewards are put in order by mouse, by touch and by keys, told by name, and stay so after a reload', async ({
  page,
  signIn,
  mock,
  expectTrouble,
}) => {
  // What the test puts into every page is refused by the frame that shows what the shopper sees: no script runs in it.
  expectTrouble(/Blocked script execution in 'about:(blank|srcdoc)'/);
  test.setTimeout(60_000);
  const said = await recordAnnouncements(page);
  await signIn(page, '/loyalty');
  const [a = '', b = '', c = '', ...rest] = await open(page);
  await expectAccessible(page);

  await test.step('by mouse', async () => {
    const [from, to] = [await middle(handle(page, a)), await middle(handle(page, b))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 12, { steps: 4 });
    await page.mouse.move(to.x, to.y + 8, { steps: 12 });
    await expect.poll(said).toContain(`“${a}” is now at place 2 of ${rest.length + 3}.`);
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual([b, a, c, ...rest]);
    await expect.poll(() => moves(mock)).toEqual([{ fromIndex: 0, toIndex: 1 }]);
  });

  await test.step('by touch', async () => {
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] });
    const [from, to] = [await middle(handle(page, a)), await middle(handle(page, c))];
    await touch('touchStart', from.y);
    // It is lifted by a finger that rests on it.
    await expect.poll(said).toContain(`“${a}” lifted from place 2 of ${rest.length + 3}.`);
    for (let step = 1; step <= 12; step += 1) await touch('touchMove', from.y + ((to.y + 8 - from.y) * step) / 12);
    await expect.poll(said).toContain(`“${a}” is now at place 3 of ${rest.length + 3}.`);
    await touch('touchEnd', to.y);
    await expect.poll(() => titles(page)).toEqual([b, c, a, ...rest]);
    await expect.poll(() => moves(mock)).toHaveLength(2);
  });

  await test.step('by keys, with the focus on what moved', async () => {
    await handle(page, a).focus();
    await page.keyboard.press('Space');
    await expect.poll(said).toContain(`“${a}” lifted from place 3 of ${rest.length + 3}.`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(said).toContain(`“${a}” is now at place 1 of ${rest.length + 3}.`);
    await page.keyboard.press('Space');
    await expect.poll(said).toContain(`“${a}” moved to place 1 of ${rest.length + 3}.`);
    await expect(handle(page, a)).toBeFocused();
    expect(await titles(page)).toEqual([a, b, c, ...rest]);
    expect((await moves(mock)).at(-1)).toEqual({ fromIndex: 2, toIndex: 0 });

    await handle(page, b).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(said).toContain(`“${b}” is back at place 2 of ${rest.length + 3}.`);
    expect(await moves(mock)).toHaveLength(3);
  });

  await test.step('by the menu, and back where the server refuses', async () => {
    const more = list(page).getByRole('button', { name: `More for “${b}”` });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Move to the bottom' }).press('Enter');
    await expect.poll(() => titles(page)).toEqual([a, c, ...rest, b]);
    await expect(more).toBeFocused();
    await expect.poll(() => moves(mock)).toHaveLength(4);
    await mock.failNext({ method: 'POST', pathPattern: 'reorder', status: 500 });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Move to the top' }).press('Enter');
    await expect(page.getByText(/^The order could not be saved/)).toBeVisible();
    expect(await titles(page)).toEqual([a, c, ...rest, b]);
    await expectFocusSane(page);
  });

  await page.reload();
  await expect(list(page)).toBeVisible();
  expect(await titles(page)).toEqual([a, c, ...rest, b]);
});
