/** Browser storage with a fallback to memory if it is blocked, full, or missing. */
export interface SafeStorage {
  /** False once the memory fallback is used. */
  readonly isPersistent: boolean;
  get(key: string): string | null;
  /** @returns false if the value is only in memory; the stored value is then unchanged */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Removes the stored value but keeps the one in memory. */
  removeStored(key: string): void;
  /** Removes the value in memory, so that the stored one is read again. */
  dropMemory(key: string): void;
  /** Keys of the storage and of the memory. */
  keys(): string[];
}

/**
 * Wraps a storage. Methods never throw.
 * @param getStorage returns the storage, or null if there is none; throws if access is blocked
 */
export function createSafeStorage(getStorage: () => Storage | null): SafeStorage {
  const memory = new Map<string, string>();
  let isPersistent: boolean | undefined;

  const attempt = <Result>(run: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage = getStorage();
      return storage ? run(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    get isPersistent() {
      isPersistent ??= attempt(probe, false);
      return isPersistent;
    },
    get: (key) => memory.get(key) ?? attempt((store) => store.getItem(key), null),
    set(key, text) {
      memory.delete(key);
      const isStored = attempt((store) => {
        store.setItem(key, text);
        return true;
      }, false);
      if (!isStored) {
        isPersistent = false;
        memory.set(key, text);
      }
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key), undefined);
    },
    removeStored(key) {
      attempt((store) => store.removeItem(key), undefined);
    },
    dropMemory(key) {
      memory.delete(key);
    },
    keys: () => [
      ...memory.keys(),
      ...attempt((store) => Array.from({ length: store.length }, (_, at) => store.key(at) ?? ''), []),
    ],
  };
}

/** Checks if the storage works. */
function probe(storage: Storage): boolean {
  const key = 'console.probe';
  storage.setItem(key, key);
  const isWritten = storage.getItem(key) === key;
  storage.removeItem(key);
  return isWritten;
}
