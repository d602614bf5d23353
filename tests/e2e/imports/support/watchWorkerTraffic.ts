import type { Page } from '@playwright/test';

/** Data that reached the main thread. */
export interface WorkerTraffic {
  /** Number of reads of file contents on the main thread. */
  reads: number;
  /** Number of worker messages. */
  messages: number;
  /** Total length of the messages as JSON, in characters. */
  characters: number;
  /** Length of the longest array in any message. */
  maxListLength: number;
}

declare global {
  interface Window {
    workerTraffic: WorkerTraffic;
  }
}

/** Counts worker messages and file reads on the main thread, from the next page load on. */
export async function watchWorkerTraffic(page: Page): Promise<() => Promise<WorkerTraffic>> {
  await page.addInitScript(installCounters);
  return () => page.evaluate(() => window.workerTraffic);
}

/** Init script: runs in the browser, so it must not use outer variables. */
function installCounters() {
  const workerTraffic: WorkerTraffic = { reads: 0, messages: 0, characters: 0, maxListLength: 0 };
  window.workerTraffic = workerTraffic;
  const countCalls = (target: object, name: string) => {
    const original = Reflect.get(target, name);
    if (typeof original !== 'function') return;
    Reflect.set(target, name, function counted(this: unknown, ...args: unknown[]) {
      workerTraffic.reads += 1;
      return Reflect.apply(original, this, args);
    });
  };
  for (const name of ['text', 'bytes', 'arrayBuffer', 'stream', 'slice']) countCalls(Blob.prototype, name);
  for (const name of ['readAsText', 'readAsArrayBuffer', 'readAsDataURL']) countCalls(FileReader.prototype, name);
  const getMaxListLength = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    const values = Object.values(value);
    return Math.max(Array.isArray(value) ? value.length : 0, ...values.map(getMaxListLength));
  };
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(...args: ConstructorParameters<typeof NativeWorker>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        workerTraffic.messages += 1;
        workerTraffic.characters += JSON.stringify(data).length;
        workerTraffic.maxListLength = Math.max(workerTraffic.maxListLength, getMaxListLength(data));
      });
    }
  };
}
