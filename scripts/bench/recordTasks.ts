/** The tasks of a page's own thread, as Chromium records them. */
import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds from its begin to its end. */
  dur?: number;
  /** Microseconds of them that the thread computed. */
  tdur?: number;
  args?: { name?: string };
}

export interface LongestTask {
  /** Milliseconds that the thread computed: what a machine of its own would take. */
  computed: number;
  /** Milliseconds from begin to end, waiting for a processor that others use included. */
  lasted: number;
}

/** Records until the result is called; that tells of the longest tasks. */
export async function recordTasks(page: Page): Promise<() => Promise<LongestTask>> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as Chromium writes them
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
    const isPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
    const pages = new Set(events.filter(isPage).map(threadOf));
    const tasks = events.filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)));
    if (tasks.length === 0) throw new Error('Chromium recorded no task of the page.');
    const longest = (what: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, task[what] ?? 0), 0) / 1000;
    return { computed: longest('tdur'), lasted: longest('dur') };
  };
}
