import type { Locator, Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { fetchServerList, getRow, waitForRows } from '../lists/support/lists';
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
  /** Page of the list that contains the review. */
  page: number;
}

/** Reviews with attachments, from the server. */
async function fetchReviewsWithAttachments(page: Page, mock: MockClient): Promise<Review[]> {
  const { items } = await fetchServerList(page, mock, 'reviews', '_id attachments { _id src type }');
  return items
    .map((item, index) => ({ ...item, page: Math.floor(index / 10) }) as Review) // the fields of the query
    .filter(({ attachments }) => attachments.length > 0);
}

async function findReview(page: Page, mock: MockClient, matches: (review: Review) => boolean): Promise<Review> {
  const found = (await fetchReviewsWithAttachments(page, mock)).find(matches);
  if (!found) throw new Error('the seed has no such review');
  return found;
}

const hasOnlyImages = ({ attachments }: Review) =>
  attachments.length >= 2 &&
  attachments.every(({ type, src }) => type === 'image' && src?.includes('/media/pictures/'));

const viewer = (page: Page): Locator => page.getByRole('dialog', { name: /^(Photo|Video) \d+ of \d+$/ });
const getImage = (page: Page): Locator => viewer(page).locator('div > img');

/** Displayed size and center of the image. */
const measureImage = (page: Page) =>
  getImage(page).evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return { width, x: left + width / 2, y: top + height / 2 };
  });
const measureWidth = async (page: Page) => Math.round((await measureImage(page)).width);

/** Opens the first image of a review from the list by mouse. */
async function openFromList(page: Page, review: Review): Promise<void> {
  await page.goto(`/product-reviews?page=${review.page}`);
  await waitForRows(page);
  await getRow(page, review._id)
    .getByRole('button', { name: /^(Photo|Video) 1 of/ })
    .click();
  await expect(viewer(page)).toBeVisible();
}

test('[REV-02] images are opened, changed, zoomed and closed by keyboard alone; zoomed by wheel and double click, and dragged never past their edges', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews');
  const review = await findReview(page, mock, hasOnlyImages);
  const count = review.attachments.length;
  await page.goto(`/product-reviews?page=${review.page}`);
  await waitForRows(page);
  const small = getRow(page, review._id).getByRole('button', { name: `Photo 2 of ${count}` });
  await small.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toHaveAccessibleName(`Photo 2 of ${count}`);
  await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toHaveAccessibleName(`Photo 1 of ${count}`);
  await expect(getImage(page)).toHaveJSProperty('complete', true);

  const fitted = await measureWidth(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => measureWidth(page)).toBe(Math.round(fitted * 2.25));
  await page.keyboard.press('0');
  await expect.poll(() => measureWidth(page)).toBe(fitted);
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    const isPage = await page.evaluate(() => document.activeElement === document.body);
    expect(isInside || isPage, 'the page behind cannot be reached').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(small).toBeFocused();

  // By mouse.
  await openFromList(page, review);
  await expect(getImage(page)).toHaveJSProperty('complete', true);
  const { x, y } = await measureImage(page);

  await page.mouse.move(x + 60, y + 40);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => measureWidth(page)).toBeGreaterThan(fitted * 2);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => measureWidth(page)).toBe(fitted);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => measureWidth(page)).toBe(Math.round(fitted * 2.5));

  const before = await measureImage(page);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await measureImage(page)).y - before.y)).toBe(60);
  await page.mouse.down();
  await page.mouse.move(x, y + 3000, { steps: 4 });
  await page.mouse.up();
  const top = () => getImage(page).evaluate((image) => Math.round(image.getBoundingClientRect().top));
  const stage = await getImage(page).evaluate((image) => image.parentElement?.getBoundingClientRect().top ?? 0);
  await expect.poll(top).toBeLessThanOrEqual(Math.ceil(stage));
});

test('a video does not play automatically, an unsafe URL is shown as text, a broken one shows an error, and none violates the policy', async ({
  page,
  mock,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource.*404.*gone\.png/s);
  await signIn(page, '/product-reviews');
  const withVideo = await findReview(page, mock, ({ attachments }) => attachments[0]?.type === 'video');
  await openFromList(page, withVideo);
  const video = viewer(page).locator('video');
  await expect(video).toHaveJSProperty('controls', true);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await expect(video).toHaveJSProperty('paused', true);

  const unsafe = await findReview(
    page,
    mock,
    ({ attachments }) => attachments[0]?.src?.startsWith('javascript:') === true,
  );
  await openFromList(page, unsafe);
  await expect(viewer(page)).toContainText('This file isn’t shown because its address isn’t safe to load.');
  await expect(viewer(page).getByText('javascript:alert(1)')).toBeVisible();
  await expect(viewer(page).getByRole('link')).toHaveCount(0);
  await expectAccessibleInBoth(page);

  const broken = await findReview(page, mock, ({ attachments }) => attachments[0]?.src?.includes('gone.png') === true);
  await openFromList(page, broken);
  await expect(viewer(page)).toContainText('The photo couldn’t be loaded.');
  await viewer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(viewer(page)).toContainText('The photo couldn’t be loaded.');
  await expectAccessibleInBoth(page);
});
