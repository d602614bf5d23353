/** The setup wizard in a real browser. */
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test('[WIZ-01] the store basics, a preset and the code are set up by keyboard; axe finds nothing', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/wizard');
  await expect(page.getByText(/of 7 steps done or skipped/)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Open step: Check your store basics' }).focus();
  await page.keyboard.press('Enter');

  const website = page.getByRole('textbox', { name: 'Website' });
  await website.fill('new.example');
  await website.press('Tab');
  await expect(website).toHaveValue('https://new.example');
  await expectAccessibleInBoth(page);
  // The way back and forth loses nothing that was typed.
  await page.getByRole('link', { name: 'Setup wizard' }).press('Enter');
  await page.getByRole('link', { name: 'Open step: Check your store basics' }).press('Enter');
  await expect(website).toHaveValue('https://new.example');
  await page.getByRole('button', { name: 'Save and continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Store basics saved')).toBeVisible();
  // The next open step.
  await expect(page.getByRole('heading', { level: 1, name: 'Show the program' })).toBeVisible();
  const [saved] = await mock.requests({ method: 'PATCH', path: /settings$/ });
  expect(saved?.body).toEqual({ change: { website: 'https://new.example' } });

  await page.goto('/wizard/program');
  await pressWhenEnabled(page.getByRole('button', { name: 'New program' }), 'Enter');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Reviewers');
  await page.getByRole('radio', { name: 'Collect product reviews' }).check();
  // What points are worth follows the share of an order and the average order, which is filled in if it is known.
  const readWorth = async () =>
    Number(/€([\d.]+)$/.exec((await page.getByText(/^100 points = /).textContent()) ?? '')?.[1]);
  const worth = await readWorth();
  await page.getByRole('slider').press('End');
  await expect(page.getByText('You return 15% of an order')).toBeVisible();
  expect(await readWorth()).toBeCloseTo(3 * worth);
  const average = page.getByRole('textbox', { name: /^Average order value/ });
  await expect(average).toHaveValue(/^\d\d\.\d/);
  await average.fill('400');
  await expect.poll(readWorth).toBeCloseTo(30 * worth);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Create program' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Reviewers' })).toBeVisible();
  // It is filled after it was created.
  await expect(page.getByRole('button', { name: 'Turn on: Reviewers' })).toBeVisible();
  const [filled] = await mock.requests({ method: 'PATCH', path: /programs\/\w+$/ });
  expect(Object(filled?.body)['tasks']).toMatchObject([
    { type: 'post_a_review', isEnabled: false },
    { type: 'place_an_order', isEnabled: false },
  ]);
  await page.getByRole('button', { name: 'Turn on: Reviewers' }).click();
  await expect(page.getByText('“Reviewers” is on')).toBeVisible();

  // The same goal in yen: free shipping isn't within reach of the first order.
  await page.goto('/wizard/program?siteId=66f0c1a9b4d2e87f10a3c502');
  await pressWhenEnabled(page.getByRole('button', { name: 'New program' }), 'Enter');
  await expect(page.getByText(/^100 points = [¥￥]\d/)).toBeVisible();
  await expect(
    page.getByText(/^Free shipping for [\d,]+ points\. After signing up and about [2-9] orders\.$/),
  ).toBeVisible();

  await page.goto('/wizard/product-reviews/code-integration');
  await expect(page.getByRole('link', { name: 'Email this to my developer' })).toHaveAttribute('href', /^mailto:\?/);
  await expectAccessibleInBoth(page);
});

test('[WIZ-01] [DASH-06] a new store is launched from the wizard on a phone, in Arabic', async ({ page, mock }) => {
  await mock.clearRequests();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('console.language', 'ar'));
  await page.goto('/auth');
  await page.locator('input[type="email"]').fill('newstore@demo.example');
  await page.locator('input[type="password"]').fill('demo-demo');
  await page.locator('input[type="password"]').press('Enter');
  await expect(page.getByRole('heading', { name: 'إعداد متجرك', level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page);
  for (const path of ['/wizard/step1', '/wizard/program', '/wizard/loyalty-setup/code-integration', '/']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  await page.getByRole('button', { name: 'تخطّي الباقي والإطلاق' }).click();
  // The dialog lists the open steps.
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'إطلاق', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'لوحة المعلومات', level: 1 })).toBeFocused();
  const [sent] = await mock.requests({ method: 'PATCH', path: /settings$/ });
  expect(sent?.body).toEqual({ change: { marketingIntroCompleted: true } });
});
