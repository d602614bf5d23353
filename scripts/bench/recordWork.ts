/** What the threads of pages compute between two marks that the pages make themselves. */
import type { Browser } from '@playwright/test';

interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  /** Microseconds, on a clock that all processes share. */
  ts: number;
  /** Microseconds from its begin to its end, and those of them that the thread computed. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds from one mark to the next of the other kind. */
export interface Work {
  computed: number;
  lasted: number;
}

/** Records every process of a browser until the result is called; that tells of each way from a mark to the other. */
export async function recordWork(browser: Browser, from: string, to: string): Promise<() => Promise<Work[]>> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as Chromium writes them
  // Tasks and marks alone: to record more takes time that would be counted.
  const includedCategories = ['toplevel', 'blink.user_timing', '__metadata'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return waysBetween(events, from, to);
  };
}

function waysBetween(events: readonly TraceEvent[], from: string, to: string): Work[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)));
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
