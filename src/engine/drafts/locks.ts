/** Locks that the tabs of this browser share. A lock goes with the tab that holds it. */

/** Undefined on pages without https, and in old browsers. */
export function getLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/**
 * Waits for a lock, and holds it until the returned function is called. Where the browser has no locks, it is granted at
 * once.
 * @throws the reason of `options.signal` if it is aborted before
 */
export function acquireLock(name: string, options: LockOptions = {}): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>(resolve);
    const locks = getLocks();
    if (locks) locks.request(name, options, hold).catch(reject);
    else void hold();
  });
}

/** Holds a lock as soon as it is free, until the returned function is called. Never throws. */
export function holdLock(name: string, options?: LockOptions): () => void {
  const acquired = acquireLock(name, options).catch(() => null);
  return () => void acquired.then((release) => release?.());
}
