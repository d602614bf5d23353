/** Peak heap size of a page and its workers. */
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds between two samples. */
const SAMPLE_INTERVAL_MS = 100;

export interface HeapPeak {
  /** Peak heap size of the page in bytes. */
  page: number;
  /** Peak combined heap size of its workers in bytes. */
  workers: number;
}

type DevtoolsCall = (method: string) => Promise<unknown>;

/** Samples the heap size periodically. Returns a function that stops it and resolves with the peaks. */
export async function sampleHeap(page: Page): Promise<() => Promise<HeapPeak>> {
  const devtools = await page.context().newCDPSession(page);
  const workers = await attachToWorkers(devtools);
  const peak: HeapPeak = { page: 0, workers: 0 };
  let isStopped = false;
  const sampling = (async () => {
    while (!isStopped) {
      const pageUsage = await heapUsage(() => devtools.send('Runtime.getHeapUsage'));
      const others = await Promise.all([...workers.values()].map(heapUsage));
      peak.page = Math.max(peak.page, pageUsage);
      peak.workers = Math.max(
        peak.workers,
        others.reduce((sum, item) => sum + item, 0),
      );
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_INTERVAL_MS));
    }
  })();
  return async () => {
    isStopped = true;
    await sampling;
    await devtools.detach();
    return peak;
  };
}

/** Attaches to all current and future workers of a page. Keyed by session. */
async function attachToWorkers(devtools: CDPSession): Promise<ReadonlyMap<string, DevtoolsCall>> {
  const workers = new Map<string, DevtoolsCall>();
  const pendingReplies = new Map<string, (result: unknown) => void>();
  let count = 0;
  devtools.on('Target.attachedToTarget', ({ sessionId }) => {
    workers.set(sessionId, (method) => {
      count += 1;
      const id = count;
      const reply = new Promise((resolve) => pendingReplies.set(`${sessionId} ${id}`, resolve));
      const message = JSON.stringify({ id, method });
      // Terminated workers don't respond.
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => workers.delete(sessionId));
      return reply;
    });
  });
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result }: { id?: number; result?: unknown } = JSON.parse(message);
    pendingReplies.get(`${sessionId} ${id}`)?.(result);
  });
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => {
    workers.delete(sessionId);
    for (const [key, reply] of pendingReplies) if (key.startsWith(sessionId)) reply(null);
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return workers;
}

/** Heap size including backing stores. */
async function heapUsage(callDevtools: DevtoolsCall): Promise<number> {
  const usage = Object(await callDevtools('Runtime.getHeapUsage'));
  return Number(usage.usedSize ?? 0) + Number(usage.backingStorageSize ?? 0);
}
