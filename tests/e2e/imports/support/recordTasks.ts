import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds that the thread computed. */
  tdur?: number;
  args?: { name?: string };
}

/** Records the tasks of a page's own thread. The result ends it, and tells for how many milliseconds each of them computed. */
export async function recordTasks(page: Page): Promise<() => Promise<number[]>> {
  const browser = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as Chromium writes them
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata'];
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((done) => browser.once('Tracing.tracingComplete', done));
    await browser.send('Tracing.end');
    await complete;
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
    const pages = new Set(
      events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
    );
    const tasks = events.filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)));
    if (tasks.length === 0) throw new Error('Chromium recorded no task of the page.');
    return tasks.map(({ tdur = 0 }) => tdur / 1000);
  };
}
