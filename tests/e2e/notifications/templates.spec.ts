/** The notification emails in a real browser. */
import type { Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

const editor = '/notifications/edit/reviewAfterOrder/en';
const preview = (page: Page) => page.frameLocator('iframe[title="Email preview"]');

test('[NOT-03] an email is found and edited by keyboard alone and previewed as its recipient sees it; axe finds nothing', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/notifications');
  const first = page.getByRole('link', { name: /^Edit General message \(English\)/ });
  await first.focus();
  const table = page.getByRole('region', { name: 'Emails by language' });
  // The page is the only vertical scroller.
  expect(await table.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessibleInBoth(page);
  for (let row = 0; row < 8; row += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Edit Review request (English): Customized' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review request', level: 1 })).toBeFocused();

  const words = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  await words.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Dear {{fir');
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('Dear {{firstName}}');
  await expect(preview(page).getByRole('heading', { name: 'Dear Maria' })).toBeVisible();
  await expect(preview(page).getByText('Write a review')).toHaveCSS('background-color', 'rgb(11, 93, 78)');
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await preview(page).getByText('Write a review').click();
  await expect(page.getByRole('region', { name: 'Button: Write a review' }).getByLabel('Button text')).toBeFocused();

  await page.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published: Review request (English)')).toBeVisible();
  const [sent] = await mock.requests({ method: 'PUT', path: /email\/templates$/ });
  expect(Object(sent?.body)['html']).toContain('line-height:32px">Dear {{firstName}}</h1>');
});

test('if two tabs edit one email, the second one to publish gets a conflict and keeps both texts', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await signIn(page, editor);
  const other = await context.newPage();
  await other.goto(editor);
  const subject = (tab: Page) => tab.getByRole('textbox', { name: 'Subject' });
  const publish = (tab: Page) => tab.getByRole('button', { name: 'Publish' }).click();
  await subject(page).fill('Mine');
  await subject(other).fill('Theirs');
  await publish(other);
  await expect(other.getByText('Published: Review request (English)')).toBeVisible();

  await publish(page);
  const conflictAlert = page.getByRole('alert').filter({ hasText: 'Choose which version to keep before you publish.' });
  await expect(conflictAlert).toContainText('Mine');
  await expect(conflictAlert).toContainText('Theirs');
  await expect(subject(page)).toHaveValue('Mine');
  await expect.poll(() => mock.requests({ method: 'PUT', path: /email\/templates$/ })).toHaveLength(1);
  await page.getByRole('button', { name: 'Keep mine: Subject' }).click();
  await publish(page);
  await expect(page.getByText('Published: Review request (English)')).toBeVisible();
  const sent = await mock.requests({ method: 'PUT', path: /email\/templates$/ });
  expect(sent.map(({ body }) => Object(body)['subject'])).toEqual(['Theirs', 'Mine']);
});
