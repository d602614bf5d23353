/** Attachments and details of a support message in a real browser. */
import { messages as arabic } from '../../../i18n/ar/areas/contact';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

const csv = { name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from('rating,text\n5,Lovely\n') };

test('[CON-01] a message is sent by keyboard with an attachment and the facts that are checked; axe finds nothing', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, '/imports');
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Imports');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Row 40');
  await page.getByRole('textbox', { name: 'Message' }).fill('It stops.');
  const attachments = page.getByRole('group', { name: 'Attachments' });
  await attachments.locator('input[type=file]').setInputFiles(csv);
  await expect(attachments.getByRole('button', { name: 'Delete File 1 of 1' })).toBeVisible();
  await pressWhenEnabled(page.getByRole('checkbox', { name: 'Browser' }), 'Space');
  await expect(page.getByRole('textbox', { name: 'What we’ll receive' })).toHaveValue(
    /^Topic: Imports\nSubject: Row 40\n\nIt stops\.\n\nAttachments:\n\S+-reviews\.csv\n\nDetails:\nStore ID: [0-9a-f]{24}\nStore: Nordlys Atelier\nPlatform: Shopify\nPlan: Growth\nLast page: \/imports$/,
  );
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.reload();
  await expect(attachments.getByRole('button', { name: 'Delete File 1 of 1' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('imports');
  await page.getByRole('textbox', { name: 'Message' }).fill('It still stops.');
  const text = await page.getByRole('textbox', { name: 'What we’ll receive' }).inputValue();
  await pressWhenEnabled(page.getByRole('button', { name: 'Send message' }), 'Enter');
  const notice = page.getByText(/^We have received your message\. Your support ticket no\. is #\d+\./);
  await expect(notice).toBeVisible();
  const [sent] = await mock.requests({ method: 'POST', path: /contact$/ });
  expect(sent?.body).toEqual({ message: text });
  expect(text).toContain('It still stops.');
  await pressWhenEnabled(page.getByRole('button', { name: 'Copy ticket number' }), 'Enter');
  const ticket = await page.evaluate(() => navigator.clipboard.readText());
  await expect(notice).toContainText(`#${ticket}.`);
});

test('the page is mirrored in Arabic and fits a phone', { tag: '@full' }, async ({ page, signIn }) => {
  await signIn(page, '/customers');
  await page.getByRole('button', { name: /^Account menu:/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/contact');
  await page.getByRole('textbox', { name: arabic.message }).fill('مرحبا');
  await expect(page.getByRole('textbox', { name: arabic.preview })).toHaveValue(/^مرحبا\n/);
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
