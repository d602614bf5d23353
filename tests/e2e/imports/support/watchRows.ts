import type { Page } from '@playwright/test';

/** What came to the page's own thread. */
export interface Arrived {
  /** Times that the page itself read of a file. */
  reads: number;
  /** Messages of workers. */
  messages: number;
  /** Letters of all of them. */
  letters: number;
  /** Things in the longest list in any of them. */
  longestList: number;
}

declare global {
  interface Window {
    arrived: Arrived;
  }
}

/** Watches from the next page on what workers tell the page, and whether it reads files itself. */
export async function watchRows(page: Page): Promise<() => Promise<Arrived>> {
  await page.addInitScript(installWatch);
  return () => page.evaluate(() => window.arrived);
}

/** Given to the browser as an init script: it may use nothing from outside itself. */
function installWatch() {
  const arrived: Arrived = { reads: 0, messages: 0, letters: 0, longestList: 0 };
  window.arrived = arrived;
  const count = (owner: object, name: string) => {
    const read = Reflect.get(owner, name);
    if (typeof read !== 'function') return;
    Reflect.set(owner, name, function counted(this: unknown, ...given: unknown[]) {
      arrived.reads += 1;
      return Reflect.apply(read, this, given);
    });
  };
  for (const name of ['text', 'bytes', 'arrayBuffer', 'stream', 'slice']) count(Blob.prototype, name);
  for (const name of ['readAsText', 'readAsArrayBuffer', 'readAsDataURL']) count(FileReader.prototype, name);
  const longest = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    const parts = Object.values(value);
    return Math.max(Array.isArray(value) ? value.length : 0, ...parts.map(longest));
  };
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(...given: ConstructorParameters<typeof Native>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        arrived.messages += 1;
        arrived.letters += JSON.stringify(data).length;
        arrived.longestList = Math.max(arrived.longestList, longest(data));
      });
    }
  };
}
