/** How much a page and its workers keep, while something goes on. */
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds between two looks. */
const pause = 100;

export interface HeapPeak {
  /** Bytes of the page's own objects at most. */
  page: number;
  /** Bytes of its workers' objects at most, those of all of them together. */
  workers: number;
}

type Ask = (method: string) => Promise<unknown>;

/** Looks again and again until the result is called; that tells the peaks. */
export async function watchHeap(page: Page): Promise<() => Promise<HeapPeak>> {
  const devtools = await page.context().newCDPSession(page);
  const workers = await followWorkers(devtools);
  const peak: HeapPeak = { page: 0, workers: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const own = await usedBy(() => devtools.send('Runtime.getHeapUsage'));
      const others = await Promise.all([...workers.values()].map(usedBy));
      peak.page = Math.max(peak.page, own);
      peak.workers = Math.max(
        peak.workers,
        others.reduce((sum, one) => sum + one, 0),
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    await devtools.detach();
    return peak;
  };
}

/** The workers of a page, by their sessions; those that come later too. */
async function followWorkers(devtools: CDPSession): Promise<ReadonlyMap<string, Ask>> {
  const workers = new Map<string, Ask>();
  const waiting = new Map<string, (result: unknown) => void>();
  let count = 0;
  devtools.on('Target.attachedToTarget', ({ sessionId }) => {
    workers.set(sessionId, (method) => {
      count += 1;
      const id = count;
      const answer = new Promise((resolve) => waiting.set(`${sessionId} ${id}`, resolve));
      const message = JSON.stringify({ id, method });
      // A worker that has ended answers no more.
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => workers.delete(sessionId));
      return answer;
    });
  });
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result }: { id?: number; result?: unknown } = JSON.parse(message);
    waiting.get(`${sessionId} ${id}`)?.(result);
  });
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => {
    workers.delete(sessionId);
    for (const [key, answer] of waiting) if (key.startsWith(sessionId)) answer(null);
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return workers;
}

/** Objects and the buffers that they hold. */
async function usedBy(ask: Ask): Promise<number> {
  const usage = Object(await ask('Runtime.getHeapUsage'));
  return Number(usage.usedSize ?? 0) + Number(usage.backingStorageSize ?? 0);
}
