/** Automation rules in a real browser. */
import type { Locator, Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expectFocusNotLost } from '../support/focus';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test('[AUT-01] a rule is created, checked, and run by keyboard, once for each record; axe finds nothing', async ({
  page,
  mock,
  signIn,
}) => {
  const press = async (name: string | RegExp) => {
    await page.getByRole('main').getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await signIn(page, '/automation');
  await expect(page.getByText('No data')).toBeVisible();
  // On a card, like the other empty pages.
  const ground = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(page.getByText('No data').locator('../..'))).not.toBe(await ground(page.locator('body')));
  await press('Create rule');
  await page.getByRole('dialog').getByRole('button', { name: 'Thank customers for photo reviews' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank customers for photo reviews' })).toBeVisible();
  await expect(page.getByText('Turn the rule on to run it.')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.getByRole('textbox', { name: /^Limit per run/ }).fill('2');
  await press('Remove condition 1');
  await expect(page.getByText('No conditions. The rule applies every time the event happens.')).toBeVisible();
  await press('Add condition');
  await page
    .getByRole('group', { name: 'Condition 1' })
    .getByRole('combobox', { name: 'Field' })
    .selectOption('Rating');
  await page.getByRole('group', { name: 'Condition 1' }).getByRole('textbox', { name: 'Value' }).fill('1');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rule saved')).toBeVisible();
  await page.getByRole('switch', { name: 'Run this rule' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('“Thank customers for photo reviews” turned on')).toBeVisible();

  await press('Check matches');
  await expect(page.getByRole('table', { name: 'Matches' })).toBeVisible();
  await expectAccessibleInBoth(page);
  const addPoints = { method: 'POST', path: /add_points$/ };
  expect(await mock.requests(addPoints)).toEqual([]);
  const run = async () => {
    await press('Run now');
    const dialog = page.getByRole('dialog', { name: 'Run “Thank customers for photo reviews”?' });
    await expect(dialog.getByText('Points: 100', { exact: true })).toBeVisible();
    await expectAccessibleInBoth(page);
    await dialog.getByRole('button', { name: 'Run now' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('100 points in total added to 2 customers')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await run();
  await expect(page.getByRole('table', { name: 'Run log' }).getByRole('row')).toHaveCount(2);
  await run();
  await expect(page.getByRole('table', { name: 'Run log' }).getByRole('row')).toHaveCount(3);
  const keys = (await mock.requests(addPoints)).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(4);
});

test('[AUT-01] a run waits for that of another tab, which is closed, and the merchant decides about its records', {
  tag: '@full',
}, async ({ page, context, mock, signIn }) => {
  await signIn(page, '/automation');
  await expect(page.getByText('No data')).toBeVisible();
  const token = await page.evaluate(() => {
    const { tokens, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return String(tokens[lastSite]);
  });
  const call = async (method: string, path: string, body: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${mock.url}${path}`, { method, headers, body: JSON.stringify(body) });
    return (await response.json()).widget;
  };
  const data = {
    name: 'Thank for reviews',
    trigger: { type: 'reviewPublished' },
    action: { type: 'addPoints', points: 5 },
    limit: 2,
  };
  const { _id } = await call('POST', '/admin/widgets', { type: 'automation', data });
  await call('PATCH', `/admin/widgets/${_id}`, { isEnabled: true });

  const startRun = async (tab: Page) => {
    await tab.goto(`/automation/${_id}`);
    await tab.getByRole('button', { name: 'Run now' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
  };
  const addPoints = { method: 'POST', path: /add_points$/ };
  const first = await context.newPage();
  const held: string[] = [];
  // The first tab gets no answers.
  await first.route(/add_points$/, (route) => void held.push(route.request().url()));
  await startRun(first);
  await expect.poll(() => held.length).toBeGreaterThan(0);

  await startRun(page);
  const waiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => String(name)) ?? []);
  await expect.poll(waiting).toContainEqual(expect.stringContaining(_id));
  expect(await mock.requests(addPoints)).toEqual([]);
  const interrupted = page.getByRole('table', { name: 'Interrupted runs' });
  await expect(interrupted).toHaveCount(0);

  await first.close();
  await expect(page.getByText('10 points in total added to 2 customers')).toBeVisible();
  // Those of the closed tab may arrive; no record is sent twice.
  const keys = (await mock.requests(addPoints)).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(keys.length);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(interrupted.getByRole('row')).toHaveCount(3);
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await pressWhenEnabled(interrupted.getByRole('button', { name: /^Handled: / }).first(), 'Enter');
  await expect(interrupted.getByRole('row')).toHaveCount(2);
  await expectFocusNotLost(page);
  await pressWhenEnabled(interrupted.getByRole('button', { name: /^Handle in next run: / }), 'Enter');
  await expect(interrupted).toHaveCount(0);
  await expect(page.getByText('Items left to the next run: 1')).toBeVisible();
  await expectFocusNotLost(page);
});

test('[AUT-01] without runs of its own the page says so, and fits a phone in Arabic', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await mock.disableEndpoints('automation/runs');
  await signIn(page, '/automation');
  await page.getByRole('main').getByRole('button', { name: 'Create rule' }).click();
  await page.getByRole('button', { name: 'Win customers back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Win customers back' })).toBeVisible();
  await expect(page.getByText(/^Rules don’t run automatically in your store/)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('console.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'الشروط', level: 2 })).toBeVisible();
  await expect(page.getByText(/^لا تعمل القواعد تلقائيًا/)).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'الأتمتة' }).first().click();
  await expect(page.getByRole('heading', { name: 'الأتمتة', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Win customers back' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
