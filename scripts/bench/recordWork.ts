/** Main-thread work between two performance marks. */
import type { Browser } from '@playwright/test';
import { filterPageEvents, recordTrace, type TraceEvent } from './recordTrace.ts';

/** Milliseconds from one mark to the next of the other kind. */
export interface MainThreadWork {
  computed: number;
  lasted: number;
}

/**
 * Starts recording all processes of a browser. Returns a function that stops it and resolves with the work
 * between each pair of marks.
 */
export async function recordWork(browser: Browser, from: string, to: string): Promise<() => Promise<MainThreadWork[]>> {
  // Only tasks and marks: recording more categories would add to the measured time.
  const stop = await recordTrace(await browser.newBrowserCDPSession(), ['toplevel', 'blink.user_timing']);
  return async () => workBetween(await stop(), from, to);
}

function workBetween(events: readonly TraceEvent[], from: string, to: string): MainThreadWork[] {
  const tasks = filterPageEvents(events, 'ThreadControllerImpl::RunTask');
  const marks = (name: string) =>
    events
      .filter((event) => event.cat === 'blink.user_timing' && event.name === name)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
  const [starts, ends] = [marks(from), marks(to)];
  return starts.flatMap((start) => {
    const end = ends.find((item) => item > start);
    if (end === undefined) return [];
    const within = tasks.filter(({ ts, dur = 0 }) => ts < end && ts + dur > start);
    const computed = within.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    return [{ computed: computed / 1000, lasted: (end - start) / 1000 }];
  });
}
