/** What floats above a page, notifications and the progress of background tasks, and what sticks to its edges. */
import type { Locator, Page } from '@playwright/test';
import { tagInTurn } from '../../support/fullRun';
import { csvFile, uploadFile } from '../imports/support/importPage';
import { getRow, getRowIds, waitForRows } from '../lists/support/lists';
import { expect, test } from '../support/test';
import { openInPage } from '../tour/openPages';

const getNotifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const getProgress = (page: Page) => page.getByRole('region', { name: 'Bulk action', exact: true });

/** The controls outside of tables and lists, and other things that float, that an element covers. */
async function findCovered(floating: Locator, others: Locator[] = []): Promise<string[]> {
  const handles = await Promise.all(others.map((other) => other.elementHandle()));
  return floating.evaluate(async (element, alsoFloating) => {
    // React shows what another width of the window changes in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const box = element.getBoundingClientRect();
    if (box.width === 0) return ['nothing floats'];
    const isCutOff = box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight;
    const controls = [...document.querySelectorAll('main :is(button, nav a)')].filter(
      (control) => !control.closest('tr, li') && control.checkVisibility(),
    );
    const covered = [...controls, ...alsoFloating].filter((other) => {
      const at = (other as Element | null)?.getBoundingClientRect(); // the type of a handle's element
      return at && at.x < box.right && at.right > box.x && at.y < box.bottom && at.bottom > box.y;
    });
    return [...(isCutOff ? ['the edge of the window'] : []), ...covered.map((other) => String(other?.textContent))];
  }, handles);
}

/** A notification that stays: publishing a review failed. */
async function showFailure(page: Page, mock: { failNext: (failure: object) => Promise<void> }): Promise<void> {
  const [id = ''] = await getRowIds(page);
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews/', status: 422, body: { message: 'Not now.' } });
  await getRow(page, id).locator('[data-opens]').focus();
  await page.keyboard.press('p');
  await expect(getNotifications(page).getByRole('alert')).toContainText('Not now.');
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);

test('a notification covers no paging and no buttons of a page, at any place of the page', {
  tag: tagInTurn(0, 3),
}, async ({ page, signIn, mock }) => {
  await signIn(page, '/product-reviews?page=1&limit=10&status=pending');
  await waitForRows(page);
  await showFailure(page, mock);
  const main = page.getByRole('main');
  const pages = {
    'a list': {
      open: () => expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled(),
      last: page.getByRole('button', { name: 'Previous' }),
    },
    'an import': {
      async open() {
        await openInPage(page, '/customers/import/points');
        await uploadFile(page, csvFile('Email,Points\nada@shop.example,5\n'));
        await expect(main.getByRole('button', { name: 'Back' })).toBeVisible();
      },
      last: main.getByRole('button', { name: 'Back' }),
    },
    'a step of the setup': {
      async open() {
        await openInPage(page, '/wizard/step1');
        await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
      },
      last: main.getByRole('navigation', { name: 'Set up your store' }).getByRole('link').last(),
    },
  };
  for (const [name, { open, last }] of Object.entries(pages)) {
    await open();
    for (const width of [1440, 1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await scrollTo(page, 0);
      // The window ends below the last button, where a notification is without one.
      const box = await last.boundingBox();
      await page.setViewportSize({ width, height: Math.round(box ? box.y + box.height + 30 : 0) });
      for (const share of [0, 0.5, 1]) {
        await scrollTo(page, share);
        const place = `${name} at ${width} px, ${share} of the page`;
        await expect.poll(() => findCovered(getNotifications(page)), place).toEqual([]);
      }
    }
  }
});

test('notifications and the progress of a bulk run cover neither each other nor the bar of a selection', {
  tag: tagInTurn(1, 3),
}, async ({ page, signIn, mock }) => {
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await waitForRows(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Publish (10)', exact: true }).click();
  await expect(getProgress(page).getByText('Published: 10')).toBeVisible();
  await showFailure(page, mock);
  const [id = ''] = await getRowIds(page);
  await getRow(page, id).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await expect(bar).toBeVisible();
  for (const width of [1440, 1280, 1024, 800, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollTo(page, 1);
    await expect.poll(() => findCovered(getNotifications(page), [getProgress(page), bar]), `${width} px`).toEqual([]);
    await expect.poll(() => findCovered(getProgress(page), [bar]), `${width} px`).toEqual([]);
  }
});

test('the question of a hidden review fits windows of all widths', { tag: tagInTurn(2, 3) }, async ({
  page,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10&status=approved');
  await waitForRows(page);
  const [id = ''] = await getRowIds(page);
  await getRow(page, id).locator('[data-opens]').focus();
  await page.keyboard.press('u');
  await expect(getNotifications(page).getByRole('group')).toBeVisible();
  // It doesn't expire while it is focused.
  await page.keyboard.press('F6');
  for (const width of [1440, 1024, 860, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => findCovered(getNotifications(page)), `${width} px`).toEqual([]);
  }
});

test('a notification that closes moves nothing at the end of a page', async ({ page, signIn, mock }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await waitForRows(page);
  await showFailure(page, mock);
  await scrollTo(page, 1);
  const next = page.getByRole('button', { name: 'Next' });
  const place = await next.boundingBox();
  await getNotifications(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(getNotifications(page).getByRole('alert')).toHaveCount(0);
  expect(await next.boundingBox()).toEqual(place);
});

test('the bar of unsaved changes leaves the head of a page that gets too narrow for it, and comes back', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/widget-editor/ReviewAndFAQ');
  await page.getByLabel('Reviews per page').first().pressSequentially('1');
  const publish = page.getByRole('button', { name: 'Publish' });
  const inHead = page.locator('main header').getByRole('button', { name: 'Publish' });
  await expect(inHead).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(inHead).toHaveCount(0);
  await expect(publish).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(inHead).toBeVisible();
});
