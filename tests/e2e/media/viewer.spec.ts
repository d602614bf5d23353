import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../lists/support/conditions';
import { rowOf, rowsSettled, serverList } from '../lists/support/lists';
import { smallTargets } from '../lists/support/sizes';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';

interface Attachment {
  _id: string;
  src: string | null;
  type: string;
}
interface Review {
  _id: string;
  attachments: Attachment[];
  /** Page of the list that it stands on. */
  page: number;
}

/** Reviews with attachments, as the server has them. */
async function illustrated(page: Page, mock: MockClient): Promise<Review[]> {
  const { items } = await serverList(page, mock, 'reviews', '_id attachments { _id src type }');
  return items
    .map((one, index) => ({ ...one, page: Math.floor(index / 10) }) as Review) // what was asked for
    .filter(({ attachments }) => attachments.length > 0);
}

async function findReview(page: Page, mock: MockClient, fits: (review: Review) => boolean): Promise<Review> {
  const found = (await illustrated(page, mock)).find(fits);
  if (!found) throw new Error('the seed has no such review');
  return found;
}

const arePictures = ({ attachments }: Review) =>
  attachments.length >= 2 &&
  attachments.every(({ type, src }) => type === 'image' && src?.includes('/media/pictures/'));

const viewer = (page: Page): Locator => page.getByRole('dialog', { name: /^(Picture|Video) \d+ of \d+$/ });
const shown = (page: Page): Locator => viewer(page).locator('div > img');

/** How large the picture is seen, and where its middle is. */
const seen = (page: Page) =>
  shown(page).evaluate((picture) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    return { width, x: left + width / 2, y: top + height / 2 };
  });
const seenWidth = async (page: Page) => Math.round((await seen(page)).width);

/** Opens the first picture of a review from the list, with the mouse. */
async function openFromList(page: Page, review: Review): Promise<void> {
  await page.goto(`/product-reviews?page=${review.page}`);
  await rowsSettled(page);
  await rowOf(page, review._id)
    .getByRole('button', { name: /^(Picture|Video) 1 of/ })
    .click();
  await expect(viewer(page)).toBeVisible();
}

test('[REV-02] pictures are looked at by keyboard alone: opened, turned, zoomed, left', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews');
  const review = await findReview(page, mock, arePictures);
  const count = review.attachments.length;
  await page.goto(`/product-reviews?page=${review.page}`);
  await rowsSettled(page);
  const small = rowOf(page, review._id).getByRole('button', { name: `Picture 2 of ${count}` });
  await small.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toHaveAccessibleName(`Picture 2 of ${count}`);
  await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toHaveAccessibleName(`Picture 1 of ${count}`);
  await expect(shown(page)).toHaveJSProperty('complete', true);

  const fitted = await seenWidth(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => seenWidth(page)).toBe(Math.round(fitted * 2.25));
  await page.keyboard.press('0');
  await expect.poll(() => seenWidth(page)).toBe(fitted);

  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    const isPage = await page.evaluate(() => document.activeElement === document.body);
    expect(isInside || isPage, 'the page behind cannot be reached').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(small).toBeFocused();
});

test('pictures are zoomed by wheel and double click, and moved by dragging, never past their edges', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews');
  await openFromList(page, await findReview(page, mock, arePictures));
  await expect(shown(page)).toHaveJSProperty('complete', true);
  const { width: fitted, x, y } = await seen(page);

  await page.mouse.move(x + 60, y + 40);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => seenWidth(page)).toBeGreaterThan(fitted * 2);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => seenWidth(page)).toBe(Math.round(fitted));
  await page.mouse.dblclick(x, y);
  await expect.poll(() => seenWidth(page)).toBe(Math.round(fitted * 2.5));

  const before = await seen(page);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await seen(page)).y - before.y)).toBe(60);
  await page.mouse.down();
  await page.mouse.move(x, y + 3000, { steps: 4 });
  await page.mouse.up();
  const top = () => shown(page).evaluate((picture) => Math.round(picture.getBoundingClientRect().top));
  const stage = await shown(page).evaluate((picture) => picture.parentElement?.getBoundingClientRect().top ?? 0);
  await expect.poll(top).toBeLessThanOrEqual(Math.ceil(stage));
});

test('[REV-06] an attachment is deleted in the viewer after a question; refused, it is back and says so there', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews');
  const review = await findReview(page, mock, arePictures);
  const [first] = review.attachments;
  const count = review.attachments.length;
  await openFromList(page, review);
  const remove = async () => {
    await viewer(page)
      .getByRole('button', { name: /^Delete Picture 1/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('cannot be undone');
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  await mock.failNext({ pathPattern: 'reviews/attachment', status: 500, body: { message: 'Disk full' } });
  await remove();
  await expect(viewer(page).getByRole('alert')).toContainText('could not be deleted and is back. Disk full');
  await expect(viewer(page)).toHaveAccessibleName(`Picture 1 of ${count}`);
  await remove();
  await expect(viewer(page)).toHaveAccessibleName(`Picture 1 of ${count - 1}`);
  const kept = await findReview(page, mock, ({ _id }) => _id === review._id);
  expect(kept.attachments).toEqual(review.attachments.filter(({ _id }) => _id !== first?._id));
});

test('a video has controls, and does not play by itself', async ({ page, mock, signIn }) => {
  await signIn(page, '/product-reviews');
  const review = await findReview(page, mock, ({ attachments }) => attachments[0]?.type === 'video');
  await openFromList(page, review);
  const video = viewer(page).locator('video');
  await expect(video).toHaveJSProperty('controls', true);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await expect(video).toHaveJSProperty('paused', true);
});

test('an unsafe address is text, a broken one says so, and neither breaks the policy', async ({
  page,
  mock,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource.*404.*gone\.png/s);
  await signIn(page, '/product-reviews');
  const unsafe = await findReview(
    page,
    mock,
    ({ attachments }) => attachments[0]?.src?.startsWith('javascript:') === true,
  );
  await openFromList(page, unsafe);
  await expect(viewer(page)).toContainText('It is not shown: its address is not one that is safe to load.');
  await expect(viewer(page).getByText('javascript:alert(1)')).toBeVisible();
  await expect(viewer(page).getByRole('link')).toHaveCount(0);
  await expectAccessibleInBoth(page);

  const broken = await findReview(page, mock, ({ attachments }) => attachments[0]?.src?.includes('gone.png') === true);
  await openFromList(page, broken);
  await expect(viewer(page)).toContainText('The picture could not be loaded.');
  await viewer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(viewer(page)).toContainText('The picture could not be loaded.');
  await expectAccessibleInBoth(page);
});

test('axe finds nothing in the viewer, fitted and zoomed; everything is large enough to press', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews');
  await openFromList(page, await findReview(page, mock, arePictures));
  await expect(shown(page)).toHaveJSProperty('complete', true);
  await expectAccessibleInBoth(page);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expectAccessibleInBoth(page);
  expect(await smallTargets(page)).toEqual([]);
});
