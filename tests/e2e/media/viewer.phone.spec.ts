import type { CDPSession } from '@playwright/test';
import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';

test.use(phone);

type TouchPoint = { x: number; y: number };

/** Moves touch points along a path by dispatching touch events. */
async function drag(screen: CDPSession, from: TouchPoint[], to: TouchPoint[]): Promise<void> {
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  for (const fraction of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = from.map((touch, index) => {
      const end = to[index] ?? touch;
      return { x: touch.x + (end.x - touch.x) * fraction, y: touch.y + (end.y - touch.y) * fraction };
    });
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('images are changed by a swipe and zoomed by pinching', async ({ page, signIn }) => {
  await signIn(page, '/product-reviews?limit=100');
  const small = page.getByRole('button', { name: /^Photo 1 of [2-9]$/ }).first();
  await small.scrollIntoViewIfNeeded();
  await small.tap();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName(/^Photo 1 of/);
  await expect.poll(() => getOverflow(page)).toBe(0);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  const screen = await page.context().newCDPSession(page);
  const middle = { x: 195, y: 420 };
  await drag(screen, [{ x: 300, y: 420 }], [{ x: 90, y: 430 }]);
  await expect(viewer).toHaveAccessibleName(/ 2 of/);
  await drag(screen, [{ x: 90, y: 420 }], [{ x: 300, y: 430 }]);
  await expect(viewer).toHaveAccessibleName(/^Photo 1 of/);

  const image = viewer.locator('div > img');
  await expect(image).toHaveJSProperty('complete', true);
  const width = () => image.evaluate((element) => element.getBoundingClientRect().width);
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
  await expect(viewer, 'a zoomed picture is moved, not turned').toHaveAccessibleName(/^Photo 1 of/);
});
