import { expect, type Page, type Request } from '@playwright/test';

/** Requests of a page. */
interface Traffic {
  /** Waits until no request has been pending for a moment. */
  waitForIdle: () => Promise<void>;
  /** Requests to other hosts than the console's and the backend's, and requests to the console that are no reads. */
  getForeignRequests: () => readonly string[];
}

/** Number of checks without a pending request that count as idle. */
const IDLE_CHECKS = 2;

export function watchRequests(page: Page, consoleUrl: string, backend: string): Traffic {
  const pending = new Set<Request>();
  const foreign: string[] = [];
  page.on('request', (request) => {
    pending.add(request);
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === backend) return;
    const isOwnRead = origin === consoleUrl && request.method() === 'GET';
    if (!isOwnRead) foreign.push(`${request.method()} ${request.url()}`);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    async waitForIdle() {
      let idleChecks = 0;
      const check = () => {
        // Firefox doesn't report the end of requests of a frame that is gone.
        const isIdle = [...pending].every((request) => request.frame().isDetached());
        idleChecks = isIdle ? idleChecks + 1 : 0;
        return idleChecks >= IDLE_CHECKS;
      };
      await expect.poll(check, { intervals: [20], message: 'no pending requests' }).toBe(true);
    },
    getForeignRequests: () => foreign,
  };
}
