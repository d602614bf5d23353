/** One of the browser's storages, which may be blocked, full or absent: then memory stands in for it. */
export interface SafeStorage {
  /** False once memory stands in. */
  readonly isPersistent: boolean;
  get(key: string): string | null;
  /** @returns false when only memory took it; what the storage held before stays there */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Removes what the storage holds, and leaves the memory. */
  removeStored(key: string): void;
  /** Forgets what memory holds for a key, so that the storage speaks again. */
  dropMemory(key: string): void;
  /** Every key of the storage and of the memory beside it. */
  keys(): string[];
}

/** Wraps a storage; none of the calls throws. */
export function createSafeStorage(storage: Storage | null): SafeStorage {
  const memory = new Map<string, string>();
  let isPersistent = storage !== null && probe(storage);

  const attempt = <Answer>(run: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    if (!storage) return otherwise;
    try {
      return run(storage);
    } catch {
      return otherwise;
    }
  };
  return {
    get isPersistent() {
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

/** Whether the storage takes and gives back what is put into it. */
function probe(storage: Storage): boolean {
  try {
    const key = 'console.probe';
    storage.setItem(key, key);
    const isKept = storage.getItem(key) === key;
    storage.removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}
