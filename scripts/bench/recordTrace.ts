/** Chromium tracing. */
import type { CDPSession } from '@playwright/test';

export interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  /** Timestamp in microseconds, on a clock shared by all processes. */
  ts: number;
  /** Elapsed time in microseconds. */
  dur?: number;
  /** CPU time in microseconds. */
  tdur?: number;
  args?: { name?: string; elementCount?: number };
}

/** Starts a trace with these categories. Returns a function that stops it and resolves with the events. */
export async function recordTrace(
  devtools: CDPSession,
  categories: readonly string[],
): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // The type is only documented by Chromium.
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

/** Events with this name on the main threads of pages and frames. */
export function filterPageEvents(events: readonly TraceEvent[], name: string): TraceEvent[] {
  const getThread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isPage = (event: TraceEvent) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain';
  const pages = new Set(events.filter(isPage).map(getThread));
  return events.filter((event) => event.name === name && pages.has(getThread(event)));
}
