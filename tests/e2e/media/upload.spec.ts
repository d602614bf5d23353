import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileChooser, Locator, Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../lists/support/conditions';
import { tabTo } from '../lists/support/lists';
import { smallTargets } from '../lists/support/sizes';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAFklEQVR42mNk+M/wn4EIwDiqkL4KAXvbD/0EXP5rAAAAAElFTkSuQmCC',
  'base64',
);
const photo = (name = 'photo.png', buffer = png) => ({ name, mimeType: 'image/png', buffer });

const toStorage = { pathPattern: '^/storage' };

/** The forms that the storage received, oldest first. */
const uploads = (mock: MockClient) => mock.requests({ method: 'POST', path: /^\/storage/ });

/** The storage works again. How often the browser tries by itself, nobody knows. */
async function heal(mock: MockClient): Promise<void> {
  const body = JSON.stringify({ clearFailures: true });
  await fetch(`${mock.address}/__control`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

const box = (page: Page): Locator => page.getByRole('group', { name: 'Pictures' });
const area = (page: Page): Locator => box(page).getByRole('button', { name: /^Pictures/ });
const choose = (page: Page, file: ReturnType<typeof photo>) =>
  box(page).locator('input[type=file]').setInputFiles(file);

/** Drops files on the box, as from a folder of the computer. */
async function drop(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') }));
  const held = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, given);
  await box(page).dispatchEvent('dragenter', { dataTransfer: held });
  await expect(area(page)).toHaveCSS('border-style', 'solid');
  await box(page).dispatchEvent('drop', { dataTransfer: held });
}

async function openForm(page: Page, signIn: (page: Page, path?: string) => Promise<void>): Promise<void> {
  await signIn(page, '/product-reviews/create');
  await expect(area(page)).toBeVisible();
  // The rest of the form comes late as well.
  await expect(page.getByRole('combobox').first()).toBeVisible();
}

test('[REU-06] a dropped picture is uploaded and shown at most 150 px high; of several only the first, and that is said', async ({
  page,
  mock,
  signIn,
}) => {
  await openForm(page, signIn);
  await expect(area(page)).toContainText("Drag 'n' drop some files here, or click to select files");
  await drop(page, [photo('first.png'), photo('second.png'), photo('third.png')]);
  const preview = box(page).getByRole('img', { name: /^File 1 of 1/ });
  await expect(preview).toHaveAttribute('src', /^http:.*\/media\/uploads\/.+first\.png$/);
  await expect.poll(() => preview.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(8);
  await expect(preview).toHaveCSS('max-height', '150px');
  await expect(box(page)).toContainText('You dropped 3 files. Only the first is uploaded: first.png');
  const sent = await uploads(mock);
  expect(sent.map(({ status }) => status)).toEqual([204]);
  expect(sent[0]?.headers).not.toHaveProperty('authorization');
  const address = await preview.getAttribute('src');
  const served = await page.request.get(address ?? '');
  expect(await served.body(), 'what is served is what was dropped').toEqual(png);

  await box(page).getByRole('button', { name: 'Delete File 1 of 1' }).click();
  await expect(preview).toHaveCount(0);
  await expect(area(page)).toBeVisible();
  // The rest of the form comes late as well.
  await expect(page.getByRole('combobox').first()).toBeVisible();
});

test('by keyboard the file chooser opens, and the focus is never lost', async ({ page, signIn }) => {
  // Listened for from the first, since a key is faster than the browser learns that somebody listens.
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  await openForm(page, signIn);
  await tabTo(page, area(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => choosers.length).toBe(1);
  expect(choosers[0]?.isMultiple()).toBe(false);
  await choosers[0]?.setFiles(photo());
  const remove = box(page).getByRole('button', { name: 'Delete File 1 of 1' });
  await expect(remove).toBeVisible();
  const isInBox = () => box(page).evaluate((element) => element.contains(document.activeElement));
  expect(await isInBox()).toBe(true);
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  expect(await isInBox()).toBe(true);
});

test('an upload is cancelled, and begun again with the same file', async ({ page, mock, signIn }) => {
  await mock.failNext({ ...toStorage, hang: true });
  await openForm(page, signIn);
  await choose(page, photo());
  await expect(box(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect.poll(async () => (await uploads(mock)).length).toBe(1);
  await expectAccessibleInBoth(page);
  await box(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page)).toContainText('You stopped the upload. The file was not added.');
  await expect(box(page).getByRole('img')).toHaveCount(0);
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page).getByRole('img', { name: /^File 1/ })).toBeVisible();
  expect(await uploads(mock)).toHaveLength(2);
});

test('a connection that breaks is told; the same file is sent again', async ({ page, mock, signIn, expectTrouble }) => {
  expectTrouble(/Failed to load resource: net::ERR_/);
  await mock.failNext({ ...toStorage, reset: true, times: 9 });
  await openForm(page, signIn);
  await choose(page, photo('ours.png'));
  await expect(box(page).getByRole('alert')).toContainText(
    'The connection broke or the server failed. The file is still chosen',
  );
  await expectAccessibleInBoth(page);
  expect(await smallTargets(page)).toEqual([]);
  await heal(mock);
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page).getByRole('img', { name: /^File 1/ })).toHaveAttribute('src', /ours\.png$/);
});

test('how far an upload is is seen; what breaks half-way is sent again from the start', async ({
  page,
  mock,
  signIn,
  context,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource: net::ERR_/);
  await mock.failNext({ ...toStorage, delay: 1000, reset: true, times: 9 });
  await openForm(page, signIn);
  const network = await context.newCDPSession(page);
  const slow = (uploadThroughput: number) => {
    const rest = { offline: false, latency: 0, downloadThroughput: -1 };
    return network.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput });
  };
  await slow(600_000);
  await choose(page, photo('large.png', Buffer.concat([png, Buffer.alloc(2_000_000)])));
  const progress = box(page).getByRole('progressbar', { name: 'Upload' });
  await expect(progress).toHaveAttribute('value', /^0\.[1-9]/);
  await expect(box(page)).toContainText(/[1-9]\d?%/);
  // A slowed network tells of its end late.
  await expect(box(page).getByRole('alert')).toContainText('The connection broke', { timeout: 20_000 });
  await expect(box(page).getByRole('img')).toHaveCount(0);
  await slow(-1);
  await heal(mock);
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page).getByRole('img', { name: /^File 1/ })).toHaveAttribute('src', /large\.png$/);
  expect((await uploads(mock)).filter(({ status }) => status === 204)).toHaveLength(1);
});

test('where the signature has run out, a new one is asked for, once', async ({ page, mock, signIn }) => {
  const expired = {
    ...toStorage,
    status: 403,
    html: '<Error><Code>AccessDenied</Code><Message>Policy expired</Message></Error>',
  };
  await mock.failNext(expired);
  await openForm(page, signIn);
  await choose(page, photo());
  await expect(box(page).getByRole('img', { name: /^File 1/ })).toBeVisible();
  expect(await mock.requests({ path: /preSignedUrl/ })).toHaveLength(2);

  await mock.failNext({ ...expired, times: 2 });
  await choose(page, photo('again.png'));
  await expect(box(page).getByRole('alert')).toContainText('The upload was refused.');
  await expect(box(page)).not.toContainText('AccessDenied');
  expect(await uploads(mock)).toHaveLength(4);
});

test('offline nothing is sent, and the file is kept until the network is back', async ({
  page,
  mock,
  signIn,
  context,
}) => {
  await openForm(page, signIn);
  // What uploads is fetched with the first file.
  await choose(page, photo());
  await box(page).getByRole('button', { name: 'Delete File 1 of 1' }).click();
  await context.setOffline(true);
  await choose(page, photo('later.png'));
  await expect(box(page).getByRole('alert')).toContainText('You are offline. Nothing was uploaded');
  await context.setOffline(false);
  expect(await uploads(mock)).toHaveLength(1);
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page).getByRole('img', { name: /^File 1/ })).toHaveAttribute('src', /later\.png$/);
});

test('what a file is, is told by its content: nothing else is sent', async ({ page, mock, signIn }) => {
  await openForm(page, signIn);
  await choose(page, photo('page.png', Buffer.from('<html><script>alert(1)</script></html>')));
  await expect(box(page).getByRole('alert')).toContainText('its content is not PNG');
  const flood = Buffer.from(png);
  flood.writeUInt32BE(40_000, 16);
  flood.writeUInt32BE(40_000, 20);
  await choose(page, photo('flood.png', flood));
  await expect(box(page).getByRole('alert')).toContainText('40,000 × 40,000 pixels');
  await choose(page, photo('empty.png', Buffer.alloc(0)));
  await expect(box(page).getByRole('alert')).toContainText('0 bytes');
  const source = readFileSync(fileURLToPath(import.meta.url));
  await choose(page, photo('upload.spec.ts', source));
  await expect(box(page).getByRole('alert')).toContainText('This type of file is not taken here');
  await expectAccessibleInBoth(page);
  expect(await uploads(mock)).toEqual([]);
});

test('a file dropped beside the box does not take the page away', async ({ page, signIn }) => {
  await openForm(page, signIn);
  const isStopped = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  });
  expect(isStopped).toBe(true);
});
