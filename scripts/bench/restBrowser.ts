/** A browser that has nothing to do. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** Milliseconds from one look to the next, and how many of them its processes may have computed in between. */
const span = 250;
const idle = 20;
/** Looks in a row, and at most. */
const calm = 2;
const patience = 40;

/**
 * Waits until all processes of the browser rest. A new window makes its own address bar first, which is a page too: for about a
 * second it takes half of a small machine, and a page that is opened meanwhile would be charged with it.
 * @throws if it does not come to rest
 */
export async function restBrowser(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const computed = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  try {
    let before = await computed();
    for (let look = 0, calmLooks = 0; look < patience; look++) {
      await wait(span);
      const now = await computed();
      calmLooks = now - before <= idle ? calmLooks + 1 : 0;
      if (calmLooks === calm) return;
      before = now;
    }
    throw new Error('The browser does not come to rest.');
  } finally {
    await devtools.detach();
  }
}
