/** The tasks of a page's own thread, as Chromium records them. */
import type { Page } from '@playwright/test';
import { onPages, recordTrace } from './recordTrace.ts';

export interface LongestTask {
  /** Milliseconds that the thread computed: what a machine of its own would take. */
  computed: number;
  /** Milliseconds from begin to end, waiting for a processor that others use included. */
  lasted: number;
}

/** Records until the result is called; that tells of the longest tasks. */
export async function recordTasks(page: Page): Promise<() => Promise<LongestTask>> {
  const devtools = await page.context().newCDPSession(page);
  const stop = await recordTrace(devtools, ['disabled-by-default-devtools.timeline']);
  return async () => {
    const tasks = onPages(await stop(), 'RunTask');
    if (tasks.length === 0) throw new Error('Chromium recorded no task of the page.');
    const longest = (what: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, task[what] ?? 0), 0) / 1000;
    return { computed: longest('tdur'), lasted: longest('dur') };
  };
}
