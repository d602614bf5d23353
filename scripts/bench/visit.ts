/** Visits of measured pages with CPU and network throttling. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { FIRST_ROW_MESSAGE, installProbe } from './probe.ts';
import type { BenchContext } from './references/queries.ts';
import type { Subject } from './subjects.ts';
import { waitForIdleBrowser } from './waitForIdleBrowser.ts';

export type NetworkSpeed = 'slow' | 'full';

/** 4× CPU slowdown; 9 Mbps down, 1.5 Mbps up, 60 ms latency. */
const slow = { processor: 4, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };

export interface Visit {
  page: Page;
  devtools: CDPSession;
  /** Requests so far. */
  requestCount: () => number;
}

/**
 * Opens a browser profile with an empty cache and a stored session.
 * @param isWatched installs the probe in its pages
 */
export async function openProfile(
  browser: Browser,
  subject: Subject,
  bench: BenchContext,
  { isWatched = true } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  // esbuild names functions with a helper that is missing in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(
    ({ storage, values }) => {
      Object.assign(window, { bench: values });
      for (const [key, value] of storage) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { storage: subject.storage.map(([key, value]): [string, string] => [key, value]), values: bench },
  );
  if (isWatched) await context.addInitScript(installProbe, { rowSelector: subject.rowSelector, FIRST_ROW_MESSAGE });
  return context;
}

/**
 * Opens a tab and waits for the first rows. The page reports them with a console message, because polling
 * would slow it down.
 */
export async function openAndWaitForRows(
  context: BrowserContext,
  subject: Subject,
  path: string,
  speed: NetworkSpeed,
): Promise<Visit> {
  const rowsPainted = context.waitForEvent('console', { predicate: (message) => message.text() === FIRST_ROW_MESSAGE });
  const [opened] = await Promise.all([measureVisit(context, subject, path, speed), rowsPainted]);
  return opened;
}

/** Opens a tab and navigates once the browser is idle. */
export async function measureVisit(
  context: BrowserContext,
  subject: Subject,
  path: string,
  speed: NetworkSpeed,
): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let requestCount = 0;
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requestCount += 1;
  });
  await devtools.send('Network.enable');
  // CPU time, which grows less than elapsed time on a busy machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const browser = context.browser();
  if (browser) await waitForIdleBrowser(browser);
  if (speed === 'slow') await slowDown(devtools);
  await page.goto(subject.url + path, { waitUntil: 'commit' });
  return { page, devtools, requestCount: () => requestCount };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  const { processor, ...line } = slow;
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

/** Waits until there were no requests and long tasks for `rest` ms. */
export async function waitForIdlePage(page: Page, rest = 700): Promise<void> {
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

/** Milliseconds of CPU time that the main thread has used, at full speed. */
export async function mainThreadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** JavaScript heap size in bytes after a garbage collection. */
export async function heapSize(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
