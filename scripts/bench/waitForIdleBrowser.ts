/** Waits for the browser to become idle. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** Poll interval, and maximum CPU time of all processes per interval when idle, in milliseconds. */
const POLL_INTERVAL_MS = 250;
const MAX_IDLE_CPU_MS = 20;
/** Consecutive idle polls required, and maximum number of polls. */
const IDLE_POLLS_REQUIRED = 2;
const MAX_POLLS = 40;

/**
 * Waits until all browser processes are idle. A new window first renders its address bar, which uses half of
 * a small machine for about a second. A page opened during that time would be measured too slow.
 * @throws if the browser does not become idle
 */
export async function waitForIdleBrowser(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const totalCpuMs = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  try {
    let lastCpuMs = await totalCpuMs();
    for (let attempt = 0, idlePolls = 0; attempt < MAX_POLLS; attempt++) {
      await wait(POLL_INTERVAL_MS);
      const now = await totalCpuMs();
      idlePolls = now - lastCpuMs <= MAX_IDLE_CPU_MS ? idlePolls + 1 : 0;
      if (idlePolls === IDLE_POLLS_REQUIRED) return;
      lastCpuMs = now;
    }
    throw new Error('The browser does not become idle.');
  } finally {
    await devtools.detach();
  }
}
