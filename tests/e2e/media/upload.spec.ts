import type { FileChooser, Locator, Page } from '@playwright/test';
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

test('[REU-06] a dropped image is uploaded and shown at most 150 px high; of several only the first, with a message; a file is chosen by keyboard', {
  tag: '@anyBrowser',
}, async ({ page, mock, signIn }) => {
  // Listen first: the key press can be faster than enabling file chooser events.
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
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

  const isStopped = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  });
  expect(isStopped, 'a file that is dropped elsewhere replaces no page').toBe(true);

  const remove = dropzone(page).getByRole('button', { name: 'Delete File 1 of 1' });
  const isInBox = () => dropzone(page).evaluate((element) => element.contains(document.activeElement));
  await remove.click();
  await expect(preview).toHaveCount(0);
  await tabTo(page, dropButton(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => choosers.length).toBe(1);
  expect(choosers[0]?.isMultiple()).toBe(false);
  await choosers[0]?.setFiles(photo());
  await expect(remove).toBeVisible();
  await expect.poll(() => isInBox()).toBe(true);
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect.poll(() => isInBox()).toBe(true);
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
  await slow(300_000);
  await chooseFile(page, photo('large.png', Buffer.concat([png, Buffer.alloc(600_000)])));
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
