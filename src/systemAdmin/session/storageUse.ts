/** Storage that the console uses in this browser. */
export interface StorageUse {
  keys: number;
  /** Two bytes per character, as browsers count. */
  bytes: number;
}

/** Counts entries and their size. */
export function measureStorage(keys: readonly string[], getItem: (key: string) => string | null): StorageUse {
  const characters = keys.reduce((sum, key) => sum + key.length + (getItem(key)?.length ?? 0), 0);
  return { keys: keys.length, bytes: characters * 2 };
}

/** File name of the running build, whose hash changes with its code; null on the development server. */
export function findBuildName(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script?.src.split('/').at(-1) ?? null;
}
