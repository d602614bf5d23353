/** Memory after many navigations. */
import type { CDPSession, Page } from '@playwright/test';
import { caseCount } from '../../support/fullRun';
import { countCases } from '../support/countCases';
import { expect, test } from '../support/test';

test.use({
  amounts: { customers: 60, reviews: 60, rewards: 60, questions: 60 },
  launchOptions: async ({ launchOptions }, use) =>
    // Compiled code grows with use, and would hide what the pages keep.
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-sparkplug --no-maglev'] }),
});

/** Pages that a merchant moves between, by the names of the menu. */
const pageNames = ['Rewards', 'Product reviews', 'FAQ', 'Analytics', 'Customers'] as const;

const MAX_HEAP_GROWTH = 0.1;

/** Counts the addresses of files that were created and not released. */
const watchFileAddresses = () => {
  const addresses = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file) => {
    const address = createObjectURL(file);
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    addresses.delete(address);
    revokeObjectURL(address);
  };
  Object.assign(window, { fileAddresses: addresses });
};

async function measure(page: Page, client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: read('JSHeapUsedSize'),
    listeners: read('JSEventListeners'),
    fileAddresses: await page.evaluate(() => Object(window)['fileAddresses'].size),
  };
}

async function navigate(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const name = pageNames[n % pageNames.length] ?? 'Customers';
    await page.getByRole('navigation').first().getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}

test('navigation keeps no listeners, no file addresses, and no memory beyond the cache', { tag: '@full' }, async ({
  page,
  context,
  signIn,
}) => {
  test.setTimeout(600_000);
  const navigations = caseCount(50, 200);
  countCases('leak', navigations);
  await page.addInitScript(watchFileAddresses);
  await signIn(page, '/customers');
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  // All pages are loaded and cached afterwards.
  await navigate(page, pageNames.length * 4);
  const before = await measure(page, client);
  await navigate(page, navigations);
  await expect
    .poll(async () => {
      const after = await measure(page, client);
      return {
        hasHeapGrown: after.heap > before.heap * (1 + MAX_HEAP_GROWTH),
        hasMoreListeners: after.listeners > before.listeners,
        fileAddresses: after.fileAddresses,
      };
    })
    .toEqual({ hasHeapGrown: false, hasMoreListeners: false, fileAddresses: before.fileAddresses });
});
