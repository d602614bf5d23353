import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileChooser, Locator, Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { tabTo } from '../lists/support/lists';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAFklEQVR42mNk+M/wn4EIwDiqkL4KAXvbD/0EXP5rAAAAAElFTkSuQmCC',
  'base64',
);
const photo = (name = 'photo.png', buffer = png) => ({ name, mimeType: 'image/png', buffer });

const storageFailure = { pathPattern: '^/storage' };

/** Form data that the storage received, oldest first. */
const getUploads = (mock: MockClient) => mock.requests({ method: 'POST', path: /^\/storage/ });

/** Makes the storage work again, regardless of how often the browser has retried. */
async function clearFailures(mock: MockClient): Promise<void> {
  const body = JSON.stringify({ clearFailures: true });
  await fetch(`${mock.url}/__control`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

const dropzone = (page: Page): Locator => page.getByRole('group', { name: 'Photos' });
const dropButton = (page: Page): Locator => dropzone(page).getByRole('button', { name: /^Photos/ });
const chooseFile = (page: Page, file: ReturnType<typeof photo>) =>
  dropzone(page).locator('input[type=file]').setInputFiles(file);

/** Drops files on the dropzone. */
async function drop(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const fileData = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, fileData);
  await dropzone(page).dispatchEvent('dragenter', { dataTransfer });
  await expect(dropButton(page)).toHaveCSS('border-style', 'solid');
  await dropzone(page).dispatchEvent('drop', { dataTransfer });
}

async function openForm(page: Page, signIn: (page: Page, path?: string) => Promise<void>): Promise<void> {
  await signIn(page, '/product-reviews/create');
  await expect(dropButton(page)).toBeVisible();
  // The rest of the form is lazy-loaded.
  await expect(page.getByRole('combobox').first()).toBeVisible();
}

test('[REU-06] a dropped image is uploaded and shown at most 150 px high; of several only the first, with a message', {
  tag: '@anyBrowser',
}, async ({ page, mock, signIn }) => {
  await openForm(page, signIn);
  await expect(dropButton(page)).toContainText("Drag 'n' drop some files here, or click to select files");
  await drop(page, [photo('first.png'), photo('second.png'), photo('third.png')]);
  const preview = dropzone(page).getByRole('img', { name: /^File 1 of 1/ });
  await expect(preview).toHaveAttribute('src', /^http:.*\/media\/uploads\/.+first\.png$/);
  await expect.poll(() => preview.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(8);
  await expect(preview).toHaveCSS('max-height', '150px');
  await expect(dropzone(page)).toContainText('You dropped 3 files. Only the first will be uploaded: first.png');
  const sent = await getUploads(mock);
  expect(sent.map(({ status }) => status)).toEqual([204]);
  expect(sent[0]?.headers).not.toHaveProperty('authorization');
  const src = await preview.getAttribute('src');
  const served = await page.request.get(src ?? '');
  expect(await served.body(), 'what is served is what was dropped').toEqual(png);

  await dropzone(page).getByRole('button', { name: 'Delete File 1 of 1' }).click();
  await expect(preview).toHaveCount(0);
  await expect(dropButton(page)).toBeVisible();
  // The rest of the form is lazy-loaded.
  await expect(page.getByRole('combobox').first()).toBeVisible();
});

test('the file chooser opens by keyboard, and the focus is never lost', { tag: '@anyBrowser' }, async ({
  page,
  signIn,
}) => {
  // Listen first: the key press can be faster than enabling file chooser events.
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  await openForm(page, signIn);
  await tabTo(page, dropButton(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => choosers.length).toBe(1);
  expect(choosers[0]?.isMultiple()).toBe(false);
  await choosers[0]?.setFiles(photo());
  const remove = dropzone(page).getByRole('button', { name: 'Delete File 1 of 1' });
  await expect(remove).toBeVisible();
  const isInBox = () => dropzone(page).evaluate((element) => element.contains(document.activeElement));
  await expect.poll(() => isInBox()).toBe(true);
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect.poll(() => isInBox()).toBe(true);
});

test('an upload is canceled and started again with the same file', { tag: '@full' }, async ({ page, mock, signIn }) => {
  await mock.failNext({ ...storageFailure, hang: true });
  await openForm(page, signIn);
  await chooseFile(page, photo());
  await expect(dropzone(page).getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await expect.poll(async () => (await getUploads(mock)).length).toBe(1);
  await expectAccessibleInBoth(page);
  await dropzone(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dropzone(page)).toContainText('Upload canceled. The file wasn’t added.');
  await expect(dropzone(page).getByRole('img')).toHaveCount(0);
  await dropzone(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dropzone(page).getByRole('img', { name: /^File 1/ })).toBeVisible();
  await expect.poll(() => getUploads(mock)).toHaveLength(2);
});

test('a dropped connection shows an error, and the same file can be sent again', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource: net::ERR_/);
  await mock.failNext({ ...storageFailure, reset: true, times: 9 });
  await openForm(page, signIn);
  await chooseFile(page, photo('ours.png'));
  await expect(dropzone(page).getByRole('alert')).toContainText(
    'Something went wrong during the upload. Your file is still selected.',
  );
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await clearFailures(mock);
  await dropzone(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dropzone(page).getByRole('img', { name: /^File 1/ })).toHaveAttribute('src', /ours\.png$/);
});

test('upload progress is shown, and an interrupted upload restarts from the beginning', async ({
  page,
  mock,
  signIn,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource: net::ERR_/);
  await mock.failNext({ ...storageFailure, delay: 1000, reset: true, times: 9 });
  await openForm(page, signIn);
  const network = await context.newCDPSession(page);
  const slow = (uploadThroughput: number) => {
    const rest = { offline: false, latency: 0, downloadThroughput: -1 };
    return network.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput });
  };
  await slow(600_000);
  await chooseFile(page, photo('large.png', Buffer.concat([png, Buffer.alloc(2_000_000)])));
  const progress = dropzone(page).getByRole('progressbar', { name: 'Upload progress' });
  await expect(progress).toHaveAttribute('value', /^0\.[1-9]/);
  await expect(dropzone(page)).toContainText(/[1-9]\d?%/);
  // A throttled network reports the end of an upload late.
  await expect(dropzone(page).getByRole('alert')).toContainText('Something went wrong during the upload.', {
    timeout: 20_000,
  });
  await expect(dropzone(page).getByRole('img')).toHaveCount(0);
  await slow(-1);
  await clearFailures(mock);
  await dropzone(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dropzone(page).getByRole('img', { name: /^File 1/ })).toHaveAttribute('src', /large\.png$/);
  expect((await getUploads(mock)).filter(({ status }) => status === 204)).toHaveLength(1);
});

test('an expired upload signature is renewed once', { tag: '@full' }, async ({ page, mock, signIn }) => {
  const expired = {
    ...storageFailure,
    status: 403,
    html: '<Error><Code>AccessDenied</Code><Message>Policy expired</Message></Error>',
  };
  await mock.failNext(expired);
  await openForm(page, signIn);
  await chooseFile(page, photo());
  await expect(dropzone(page).getByRole('img', { name: /^File 1/ })).toBeVisible();
  await expect.poll(() => mock.requests({ path: /preSignedUrl/ })).toHaveLength(2);

  await mock.failNext({ ...expired, times: 2 });
  await chooseFile(page, photo('again.png'));
  await expect(dropzone(page).getByRole('alert')).toContainText('You don’t have permission to upload files.');
  await expect(dropzone(page)).not.toContainText('AccessDenied');
  await expect.poll(() => getUploads(mock)).toHaveLength(4);
});

test('an upload while offline sends nothing and keeps the file until the network is back', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
  context,
}) => {
  await openForm(page, signIn);
  // The uploader is lazy-loaded with the first file.
  await chooseFile(page, photo());
  await dropzone(page).getByRole('button', { name: 'Delete File 1 of 1' }).click();
  await context.setOffline(true);
  await chooseFile(page, photo('later.png'));
  await expect(dropzone(page).getByRole('alert')).toContainText('You’re offline. Nothing was uploaded');
  await context.setOffline(false);
  await expect.poll(() => getUploads(mock)).toHaveLength(1);
  await dropzone(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dropzone(page).getByRole('img', { name: /^File 1/ })).toHaveAttribute('src', /later\.png$/);
});

test('the file type is detected by content, and other types are not sent', async ({ page, mock, signIn }) => {
  await openForm(page, signIn);
  await chooseFile(page, photo('page.png', Buffer.from('<html><script>alert(1)</script></html>')));
  await expect(dropzone(page).getByRole('alert')).toContainText('This file is damaged or isn’t really PNG.');
  const hugeImage = Buffer.from(png);
  hugeImage.writeUInt32BE(40_000, 16);
  hugeImage.writeUInt32BE(40_000, 20);
  await chooseFile(page, photo('flood.png', hugeImage));
  await expect(dropzone(page).getByRole('alert')).toContainText('40,000 × 40,000 pixels');
  await chooseFile(page, photo('empty.png', Buffer.alloc(0)));
  await expect(dropzone(page).getByRole('alert')).toContainText('This file is empty.');
  const source = readFileSync(fileURLToPath(import.meta.url));
  await chooseFile(page, photo('upload.spec.ts', source));
  await expect(dropzone(page).getByRole('alert')).toContainText('This file type isn’t supported');
  await expectAccessibleInBoth(page);
  expect(await getUploads(mock)).toEqual([]);
});

test('a file dropped outside of the dropzone does not navigate away', async ({ page, signIn }) => {
  await openForm(page, signIn);
  const isStopped = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  });
  expect(isStopped).toBe(true);
});
