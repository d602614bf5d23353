import { getLocks } from './unsentWork';

/**
 * Waits for a lock, and holds it until the returned function is called or the tab is closed. Where the browser has no
 * locks, it is granted at once.
 * @throws the reason of `signal` if it is aborted before
 */
export function acquireLock(name: string, signal?: AbortSignal): Promise<() => void> {
  const locks = getLocks();
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    locks.request(name, signal ? { signal } : {}, hold).catch(reject);
  });
}
