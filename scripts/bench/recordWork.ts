/** What the threads of pages compute between two marks that the pages make themselves. */
import type { Browser } from '@playwright/test';
import { onPages, recordTrace, type TraceEvent } from './recordTrace.ts';

/** Milliseconds from one mark to the next of the other kind. */
export interface Work {
  computed: number;
  lasted: number;
}

/** Records every process of a browser until the result is called; that tells of each way from a mark to the other. */
export async function recordWork(browser: Browser, from: string, to: string): Promise<() => Promise<Work[]>> {
  // Tasks and marks alone: to record more takes time that would be counted.
  const stop = await recordTrace(await browser.newBrowserCDPSession(), ['toplevel', 'blink.user_timing']);
  return async () => waysBetween(await stop(), from, to);
}

function waysBetween(events: readonly TraceEvent[], from: string, to: string): Work[] {
  const tasks = onPages(events, 'ThreadControllerImpl::RunTask');
  const marks = (name: string) =>
    events
      .filter((event) => event.cat === 'blink.user_timing' && event.name === name)
      .map(({ ts }) => ts)
      .sort((one, other) => one - other);
  const [begins, ends] = [marks(from), marks(to)];
  return begins.flatMap((begin) => {
    const end = ends.find((one) => one > begin);
    if (end === undefined) return [];
    const within = tasks.filter(({ ts, dur = 0 }) => ts < end && ts + dur > begin);
    const computed = within.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    return [{ computed: computed / 1000, lasted: (end - begin) / 1000 }];
  });
}
