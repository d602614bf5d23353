/** Pages of all kinds keep their layout; with a narrow and a wide font, too (see the projects of the configuration). */
import { isFullRun } from '../../support/fullRun';
import { getOverflow } from '../lists/support/layoutChecks';
import { expect, test } from '../support/test';
import { buildTour } from '../tour/buildTour';
import { expectPage, findTourIds, openInPage } from '../tour/openPages';
import { findLayoutFaults } from './findLayoutFaults';

const widths = isFullRun ? [1440, 1280, 1024, 820, 390, 320] : [1440, 1024, 390, 320];

/** Reports the faults of all pages, not only of the first one. */
const expectSoon = expect.configure({ soft: true, timeout: 5_000 });

/** The ones with the most in a row, and editors. */
const sample = [
  '/',
  '/customers',
  '/product-reviews',
  '/rewards',
  '/moderate',
  '/locale',
  '/settings/loyalty',
  '/theme-editor/widgets',
  '/widget-editor/ReviewAndFAQ',
  '/notifications/edit/reviewAfterOrder/en',
];

/** Number of tests that the pages are divided into. */
const PARTS = isFullRun ? 4 : 1;

const title = 'pages fit windows of 1440 to 320 px, without cut-off texts or covered controls';

for (let part = 1; part <= PARTS; part += 1) {
  test(`[DEV-07] ${title}: part ${part} of ${PARTS}`, { tag: '@layout' }, async ({ page, signIn }) => {
    test.setTimeout(600_000);
    await signIn(page, '/customers?page=0&limit=10');
    const { inShell } = buildTour(await findTourIds(page));
    const urls = isFullRun ? inShell.filter((_, index) => index % PARTS === part - 1) : sample;
    for (const url of urls) {
      await openInPage(page, url);
      await expectPage(page, url);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectSoon.poll(() => getOverflow(page), `${url} at ${width} px`).toBe(0);
        await expectSoon.poll(() => findLayoutFaults(page), `${url} at ${width} px`).toEqual([]);
      }
    }
  });
}
