/** The installable app in a real browser. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { messages as arabic } from '../../../i18n/ar/areas/pwa';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

/** A gray PNG of one color. */
function createPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((width + 1) * height, 0));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const png = (width: number, height: number) => ({
  name: `${width}x${height}.png`,
  mimeType: 'image/png',
  buffer: createPng(width, height),
});

test('[PWA-01] the app is found, edited, given an icon, and published by keyboard; axe finds nothing', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search pages and customers' })).toBeFocused();
  await page.keyboard.type('installable');
  await expect(page.getByRole('option', { name: 'Installable app' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Installable app' })).toBeFocused();
  const icon = page.getByRole('group', { name: 'App icon' });
  await expect(icon.getByRole('img')).toBeVisible();
  await expect(page.getByText('Nothing prevents customers from installing the app.')).toBeVisible();
  await expectAccessibleInBoth(page);

  await pressWhenEnabled(icon.getByRole('button', { name: /^Delete/ }), 'Enter');
  await expect(page.getByText('There’s no icon in 512 × 512 pixels. Upload one.')).toBeVisible();
  const input = icon.locator('input[type=file]');
  await input.setInputFiles(png(300, 300));
  await expect(icon.getByRole('alert')).toContainText('300 × 300 pixels. Choose one with at least 512 × 512.');
  expect(await mock.requests({ method: 'POST', path: /preSignedUrl$/ })).toEqual([]);
  await input.setInputFiles(png(512, 512));
  await expect(icon.getByRole('img')).toBeVisible();
  await expect(page.getByText('The icon is available in 512 × 512 pixels.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Short name' }).fill('Nordlys Atelier Shop');
  await expect(page.getByText('Longer than 12 characters. Devices may show “Nordlys Atel…”.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Short name' }).fill('Atelier');
  await pressWhenEnabled(page.getByRole('button', { name: 'Dark', exact: true }), 'Enter');
  await expectAccessibleInBoth(page);
  await pressWhenEnabled(page.getByRole('button', { name: 'Publish' }), 'Enter');
  await expect(page.getByText('App settings published')).toBeVisible();
  const [sent] = await mock.requests({ method: 'PATCH', path: /settings$/ });
  expect(sent?.body).toEqual({
    change: {
      pwa_manifest: {
        name: 'Nordlys Atelier',
        short_name: 'Atelier',
        theme_color: '#0b5d4e',
        background_color: '#ffffff',
        app_icon: { src: expect.stringMatching(/\/media\/uploads\/.*512x512\.png$/), type: 'image/png' },
      },
    },
  });

  const downloading = page.waitForEvent('download');
  await pressWhenEnabled(page.getByRole('button', { name: 'Download manifest' }), 'Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('manifest.webmanifest');
  const manifest = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(manifest).toMatchObject({ short_name: 'Atelier', icons: [{ type: 'image/png', sizes: '512x512' }] });

  await pressWhenEnabled(page.getByRole('switch', { name: 'Offer the app to customers' }), 'Space');
  await expect(page.getByText('App turned off')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Offer the app to customers' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Short name' })).toHaveValue('Atelier');
});

test('the page is mirrored in Arabic and fits a phone', { tag: '@full' }, async ({ page, signIn }) => {
  await signIn(page, '/customers');
  await page.getByRole('button', { name: /^Account menu:/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/pwa');
  const getLeft = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.x ?? Number.NaN;
  await expect(page.getByRole('region', { name: arabic.preview.title })).toBeVisible();
  await expect.poll(async () => (await getLeft(arabic.preview.title)) < (await getLeft(arabic.ready.title))).toBe(true);
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: arabic.preview.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
});
