/** The browser's storage, which may be blocked, full or corrupt: then memory stands in for it. */

const memory = new Map<string, string>();

/** The text kept under a key; null where there is none. Never throws. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text on this device, or forgets it (null). Where nothing can be kept it lasts as long as the page. */
export function writeStored(key: string, text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
}
