import { messages } from '../../i18n/ar/areas/pickers';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

test('Arabic is chosen by keyboard and mirrors the whole page including forms; axe finds nothing; English can be chosen again', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const getSide = async () => {
    const menu = await page.getByRole('navigation').first().boundingBox();
    const main = await page.getByRole('main').boundingBox();
    return (menu?.x ?? 0) < (main?.x ?? 0) ? 'left' : 'right';
  };
  await expect.poll(() => getSide()).toBe('left');

  await page.getByRole('button', { name: /^Account menu:/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const names = await page.getByRole('menu').locator('[role^=menuitem]').allInnerTexts();
  await page.keyboard.press('Home');
  for (const _ of names.slice(0, names.indexOf('العربية'))) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'العربية' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'العملاء' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(/^العملاء · /);
  await expect.poll(() => getSide()).toBe('right');
  await expectAccessible(page);

  // The button of an MUI field is at its end, the left side in RTL; its popup is aligned to the right.
  await page.goto('/product-reviews/create');
  const open = page.getByRole('button', { name: messages.day.choose });
  const field = await page.getByRole('group').filter({ has: open }).first().boundingBox();
  const button = await open.boundingBox();
  expect(button?.x ?? Number.NaN).toBeLessThan((field?.x ?? 0) + (field?.width ?? 0) / 2);
  await open.press('Enter');
  const weekdays = page.getByRole('columnheader');
  const [first, last] = [await weekdays.first().boundingBox(), await weekdays.last().boundingBox()];
  expect(first?.x ?? Number.NaN).toBeGreaterThan(last?.x ?? Number.NaN);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  // The picker returns the focus once more in a timeout, which would take it from the menu.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

  // A date on an axis begins at its right end.
  await page.goto('/?period=30d');
  const label = page.locator('.recharts-xAxis-tick-labels text').filter({ hasText: /\p{Script=Arabic}/u });
  await expect(label.first()).toBeVisible();
  const [day, month] = await label.first().evaluate((text: SVGTextElement) => {
    const content = text.textContent;
    return [/\d/, /\p{Script=Arabic}/u].map((part) => text.getStartPositionOfChar(content.search(part)).x);
  });
  expect(day).toBeGreaterThan(month ?? Number.NaN);

  await page.getByRole('button', { name: /^حساب/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => getSide()).toBe('left');
});
