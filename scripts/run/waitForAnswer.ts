/** Waits until a server answers. */
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves when `address` answers anything at all.
 * @param given up when it is aborted, as when the server's process ends
 * @throws after `limit` ms, naming the address
 */
export async function waitForAnswer(address: string, limit: number, given?: AbortSignal): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end && !given?.aborted) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
      await answer.body?.cancel();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error(`${address} does not answer.`);
}
