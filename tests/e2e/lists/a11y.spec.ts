import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';
import { findSmallTargets, getOverflow } from './support/layoutChecks';
import {
  expectAccessibleInBoth,
  expectStateAccessible,
  isInRun,
  lists,
  openReviews,
  openStates,
} from './support/listStates';
import { waitForRows } from './support/lists';

for (const { path, title } of lists) {
  // The same components show the other lists and their states.
  const tag = path === '/product-reviews' ? [] : ['@full'];
  test(`${path}: axe finds nothing with rows, no results, empty and failed`, { tag }, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn(page, path);
    await waitForRows(page);
    await expectAccessibleInBoth(page);
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
    await expect.poll(() => getOverflow(page)).toBe(0);
    const every = { pathPattern: 'graphql', bodyPattern: '"limit":10,"offset":0', times: 50 };
    await mock.failNext({ ...every, body: { data: { list: { total: 0, items: [] } } } });
    await page.reload();
    await expect(page.getByText(/^(No data|You’re all caught up)$/)).toBeVisible();
    await expectAccessibleInBoth(page);
    await mock.reset();

    await mock.failNext({ ...every, status: 500 });
    await page.reload();
    await expect(page.getByText(`${title} couldn’t be loaded`)).toBeVisible();
    await expectAccessibleInBoth(page);
    await mock.reset();

    await page.goto(`${path}?search=zzzzzz&customerId=nobody&programId=none`);
    await expect(page.getByText('No results found')).toBeVisible();
    await expectStateAccessible(page);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await waitForRows(page);
    await expectFocusNotLost(page);
  });
}

test('axe finds nothing with a record, a menu or another layer open', async ({ page, mock, signIn }) => {
  await signIn(page);
  for (const [name, show] of Object.entries(openStates).filter(isInRun)) {
    await test.step(name, async () => {
      await mock.reset();
      await openReviews(page);
      await show(page);
      await expectAccessibleInBoth(page);
      await expect.poll(() => findSmallTargets(page)).toEqual([]);
    });
  }
});

test('[LIST-09] the shortcuts and the key of each action are listed under ?, and axe finds nothing there', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openReviews(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  const lines = (await dialog.locator('dl > div').allTextContents()).map((line) => line.replace(/\s+/g, ''));
  expect(lines).toEqual([
    'NextrowJ↓',
    'PreviousrowK↑',
    'SelectrowX',
    'OpenrowEnter',
    'Search/',
    'FromsearchtothefirstrowEnter↓',
    'UndolastchangeZ',
    'PublishP',
    'Un-publishU',
    'ReplyR',
    'Feature/RemovefromfeaturedF',
    'MovetoanotherproductO',
    'DeleteD',
    'SearchpagesanditemsCtrlK',
    'GotonotificationsandbackF6',
    'ConfirmorsendCtrlEnter',
    'Showkeyboardshortcuts?',
  ]);
  await expectStateAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('skeletons are accessible too', { tag: '@full' }, async ({ page, mock, signIn }) => {
  await signIn(page);
  await mock.failNext({ pathPattern: 'graphql', bodyPattern: '"limit":10,"offset":0', hang: true, times: 5 });
  await page.goto('/rewards');
  await expect(page.getByText('Loading Rewards')).toBeAttached();
  await expectStateAccessible(page);
  const getHeadings = () => page.getByRole('columnheader').allTextContents();
  const headings = await getHeadings();
  await mock.reset();
  await page.reload();
  await waitForRows(page);
  expect(await getHeadings()).toEqual(headings);
});
