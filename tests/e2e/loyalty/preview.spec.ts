/** The preview and the calculator tabs beside the program forms in a real browser. */
import type { Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

const seen = (page: Page) => page.locator('iframe').contentFrame();

/** Opens the first program. Returns its URL. */
async function openProgram(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Nordlys Circle', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nordlys Circle', level: 1 })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('the shopper preview follows the form, in the colors of the store, and renders hostile texts as plain text; the costs tab and the try tab work by keyboard, and axe finds nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/loyalty');
  const programUrl = await openProgram(page);
  const region = page.getByRole('region', { name: 'Customer view of the program' });
  await region.scrollIntoViewIfNeeded();
  // The document has its own policy, which allows styles.
  await expect(seen(page).getByText('Join now')).toHaveCSS('background-color', 'rgb(11, 93, 78)');

  await page.getByRole('button', { name: 'Edit “Join us”' }).click();
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>Hello';
  await page.getByRole('textbox', { name: /^Title/ }).fill(hostile);
  await expect(seen(page).getByRole('heading', { name: hostile, level: 3 })).toBeVisible();
  await expect(seen(page).locator('img, script')).toHaveCount(0);

  const box = await region.boundingBox();
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('width', '1024');
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.width)
    .toBeLessThanOrEqual(box?.width ?? 0);
  await region.focus();
  await expect(region).toBeFocused();

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto(`${programUrl}/costs`);
  const months = page.getByRole('textbox', { name: 'Months until points are redeemed' });
  await expect(page.getByText('Points earned per month')).toBeHidden();
  await page.getByText('Adjust assumptions').click();
  await expect(months).toHaveValue('6');
  await expect(months).toHaveAccessibleDescription('Typical value, assumed. Enter your own number.');
  await months.fill('4');
  await page.getByRole('textbox', { name: 'Shipping cost per order (EUR)' }).fill('5');
  await page.getByRole('textbox', { name: 'Custom tasks completed' }).fill('20');
  await page.getByRole('textbox', { name: 'Profit margin (%)' }).fill('35');
  await expect(page.getByRole('figure', { name: 'Outstanding points over the next year' })).toBeVisible();
  await expect(page.getByText(/Needs:/)).toHaveCount(0);
  await expect(page.getByText('Some store data couldn’t be loaded')).toHaveCount(0);
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.goto(`${programUrl}/try?order=80`);
  await page.getByRole('combobox', { name: 'Customer' }).focus();
  await page.keyboard.type('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Points per task' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
});
