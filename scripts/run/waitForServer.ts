/** Waits until a server answers. */
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until `url` sends any response.
 * @param signal stops waiting, e.g. when the server's process exits
 * @throws after `timeoutMs`, or if aborted
 */
export async function waitForServer(url: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && !signal?.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.body?.cancel();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error(`${url} does not respond.`);
}
