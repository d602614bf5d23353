import type { Page } from '@playwright/test';
import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { rows, waitForRows } from '../lists/support/lists';
import { expect, test } from '../support/test';

/** Opens the page of the first listed customer that has a referral code. */
async function openFirst(page: Page): Promise<string> {
  await waitForRows(page);
  await rows(page).first().locator('[data-opens]').click();
  await expect(page).toHaveURL(/\/customers\/\w+$/);
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('[CUS-06] a row opens the top of the page of its customer; each tab has a URL; Back returns to the row in the list', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=25');
  await waitForRows(page);
  const getScrollTop = () => page.evaluate(() => scrollY);
  await rows(page).last().scrollIntoViewIfNeeded();
  const scrollTop = await getScrollTop();
  expect(scrollTop).toBeGreaterThan(400);
  await rows(page).last().locator('[data-opens]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  expect(await getScrollTop()).toBe(0);
  await page.goBack();
  await expect.poll(getScrollTop).toBe(scrollTop);
  const path = await openFirst(page);
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(`${path}/settings`);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/customers?page=0&limit=25');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/customers?page=1&limit=25');
  await openFirst(page);
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page).toHaveURL('/customers?page=1&limit=25');
  await waitForRows(page);
});

test('axe finds nothing on either tab, with an invalid field, with a dialog open, or for an unknown customer', {
  tag: '@full',
}, async ({ page, signIn, allowConsoleErrors }) => {
  // The statistics are requested together with the customer, before it is known that there is none.
  allowConsoleErrors(/\/customers\/nobody\/basic_stats/);
  await signIn(page, '/customers');
  const path = await openFirst(page);
  await expect(page.getByText('No data. Birthdays and events will appear here.')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expect.poll(() => getOverflow(page)).toBe(0);

  await page.goto(`${path}/settings`);
  await expect(page.getByRole('group', { name: /^Date/ })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expect.poll(() => getOverflow(page)).toBe(0);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Enter a valid email address/)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Delete customer' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.goto('/customers/nobody');
  await expect(page.getByText('This customer no longer exists')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('[CUS-10] [CUS-11] the profile and a birthday are changed by keyboard alone and saved', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers');
  const path = await openFirst(page);
  await page.goto(`${path}/settings`);
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Idun');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/” saved$/)).toBeVisible();

  const person = page.getByRole('textbox', { name: 'Person' });
  await person.focus();
  await page.keyboard.type('Per');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
  await page.keyboard.type('28021990');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  while (!(await add.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Birthday · Per added: 28 February 1990')).toBeVisible();
  await expect(page.locator('[aria-invalid="true"], [role="alert"]')).toHaveCount(0);

  const writes = (await mock.requests({ path: /admin\/customers/ })).filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path: sent, body }) => [method, sent, body])).toEqual([
    ['PATCH', `/admin${path}`, { firstName: 'Idun', name: expect.stringMatching(/^Idun ./) }],
    ['POST', `/admin${path}/birthdays`, { birthday: { event_type: 'birth', person: 'Per', date: '1990-02-28' } }],
  ]);
});

test('[CUS-16] the points timeline is a chart if the policy applies, readable by pointer, by keyboard, and as a table', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers');
  const path = await openFirst(page);
  const createReward = (_id: string, daysAgo: number, amount: number) => ({
    _id,
    type: 'points',
    task_type: 'wallet_adjustment',
    status: 'approved',
    amount,
    customer: { _id: path.split('/').at(-1) },
    createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  });
  await mock.putRows({
    entity: 'rewards',
    rows: [
      { ...createReward('g1', 20, 300), task_type: 'place_an_order' },
      createReward('g2', 10, -40),
      { ...createReward('g3', 1, 25), task_type: 'birthday', status: 'pending' },
    ],
    alone: true,
  });
  await page.reload();
  // The statistics follow a decision in the activity.
  const statistics = page.getByRole('region', { name: 'Statistics' });
  const earned = statistics.locator('div', { has: page.getByText('Points earned', { exact: true }) }).last();
  await expect(earned).toHaveText('Points earned300');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(earned).toHaveText('Points earned325');
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await expect(earned).toHaveText('Points earned300');
  const chart = page.getByRole('figure', { name: 'Points over time' });
  await expect(chart.locator('.recharts-area-curve')).toBeVisible();
  const drawing = chart.locator('.recharts-surface').first();
  const width = await drawing.evaluate((drawn) => drawn.clientWidth);
  await drawing.hover({ position: { x: width / 2 + 24, y: 90 } });
  await expect(chart.getByText('−40 points · Manual adjustment')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(chart.getByText('−40 points · Manual adjustment')).toBeHidden();

  await chart.getByRole('button', { name: 'Points over time: more' }).focus();
  await page.keyboard.press('Tab');
  const slider = chart.getByRole('slider');
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Now; /);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /\+300 points · Placed an order$/);
  await expect(chart.getByText('+300 points · Placed an order')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => getOverflow(page)).toBe(0);

  await chart.getByRole('button', { name: 'Points over time: more' }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  await expect(chart.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: 'Explain balance' }).click();
  await expect(page.getByRole('dialog', { name: 'Message about this balance' })).toContainText(
    /On \d+ \w+ \d{4}, you have [\d,]+ points\./,
  );
  await expectAccessibleInBoth(page);
});
