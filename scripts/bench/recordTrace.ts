/** What Chromium records of itself. */
import type { CDPSession } from '@playwright/test';

export interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  /** Microseconds, on a clock that all processes share. */
  ts: number;
  /** Microseconds from its begin to its end. */
  dur?: number;
  /** Microseconds of them that the thread computed. */
  tdur?: number;
  args?: { name?: string };
}

/** Records these categories until the result is called; that tells of all that was recorded. */
export async function recordTrace(
  devtools: CDPSession,
  categories: readonly string[],
): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as Chromium writes them
  const includedCategories = [...categories, '__metadata'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return events;
  };
}

/** Those events of a name that happened on the own threads of pages and frames. */
export function onPages(events: readonly TraceEvent[], name: string): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isPage = (event: TraceEvent) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain';
  const pages = new Set(events.filter(isPage).map(threadOf));
  return events.filter((event) => event.name === name && pages.has(threadOf(event)));
}
