/** A browser's visit to a measured page, slowed down like a merchant's machine and line. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { firstRowWord, installProbe } from './probe.ts';
import { restBrowser } from './restBrowser.ts';
import type { Bench } from './stock/queries.ts';
import type { Subject } from './subjects.ts';

export type Speed = 'slow' | 'full';

/** Processor 4 × slower; 9 Mbps down, 1.5 up, 60 ms. */
const slow = { processor: 4, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };

export interface Visit {
  page: Page;
  devtools: CDPSession;
}

/** A browser profile of its own, with an empty cache and the session stored. @param isWatched its pages have a probe */
export async function openProfile(
  browser: Browser,
  subject: Subject,
  bench: Bench,
  { isWatched = true } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  // The compiler names functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(
    ({ storage, values }) => {
      Object.assign(window, { bench: values });
      for (const [key, value] of storage) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { storage: subject.storage.map(([key, value]): [string, string] => [key, value]), values: bench },
  );
  if (isWatched) await context.addInitScript(installProbe, { rowSelector: subject.rowSelector, firstRowWord });
  return context;
}

/** Opens a tab of a watched profile, goes to `path` and waits for the first rows. The page itself says when: to be asked would hold it up. */
export async function visitRows(context: BrowserContext, subject: Subject, path: string, speed: Speed): Promise<Visit> {
  const said = context.waitForEvent('console', { predicate: (message) => message.text() === firstRowWord });
  const [opened] = await Promise.all([visit(context, subject, path, speed), said]);
  return opened;
}

/** Opens a tab and goes to `path` once the browser has made the tab. */
export async function visit(context: BrowserContext, subject: Subject, path: string, speed: Speed): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const browser = context.browser();
  if (browser) await restBrowser(browser);
  if (speed === 'slow') await slowDown(devtools);
  await page.goto(subject.address + path, { waitUntil: 'commit' });
  return { page, devtools };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  const { processor, ...line } = slow;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

/** Waits until the page has come to rest. */
export async function settle(page: Page, rest = 700): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe({ entryTypes: ['resource', 'longtask'] });
      }),
    rest,
  );
}

/** Bytes of JavaScript objects in use, after a forced collection. */
export async function heapSize(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
