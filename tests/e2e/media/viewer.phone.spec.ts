import type { CDPSession } from '@playwright/test';
import { overflow, smallTargets } from '../lists/support/sizes';
import { expect, test } from '../support/test';

type Finger = { x: number; y: number };

/** Moves fingers from one place to another, as a screen tells of them. */
async function drag(screen: CDPSession, from: Finger[], to: Finger[]): Promise<void> {
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = from.map((finger, index) => {
      const end = to[index] ?? finger;
      return { x: finger.x + (end.x - finger.x) * part, y: finger.y + (end.y - finger.y) * part };
    });
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('pictures are turned by a swipe and zoomed by two fingers', async ({ page, signIn }) => {
  await signIn(page, '/product-reviews?limit=100');
  const small = page.getByRole('button', { name: /^Picture 1 of [2-9]$/ }).first();
  await small.scrollIntoViewIfNeeded();
  await small.tap();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName(/^Picture 1 of/);
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  const screen = await page.context().newCDPSession(page);
  const middle = { x: 195, y: 420 };
  await drag(screen, [{ x: 300, y: 420 }], [{ x: 90, y: 430 }]);
  await expect(viewer).toHaveAccessibleName(/ 2 of/);
  await drag(screen, [{ x: 90, y: 420 }], [{ x: 300, y: 430 }]);
  await expect(viewer).toHaveAccessibleName(/^Picture 1 of/);

  const picture = viewer.locator('div > img');
  await expect(picture).toHaveJSProperty('complete', true);
  const width = () => picture.evaluate((element) => element.getBoundingClientRect().width);
  const fitted = await width();
  await drag(
    screen,
    [
      { ...middle, x: 165 },
      { ...middle, x: 225 },
    ],
    [
      { ...middle, x: 105 },
      { ...middle, x: 285 },
    ],
  );
  await expect.poll(async () => Math.round((await width()) / fitted)).toBe(3);
  await drag(screen, [{ x: 300, y: 420 }], [{ x: 90, y: 430 }]);
  await expect(viewer, 'a zoomed picture is moved, not turned').toHaveAccessibleName(/^Picture 1 of/);
});
