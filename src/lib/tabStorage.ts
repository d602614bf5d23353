// biome-ignore-all lint/style/noRestrictedGlobals: this is the one module that keeps drafts in the tab
/** Small texts that this tab keeps over a reload: drafts, and what was opened last. Signing out wipes them all. */

const prefix = 'console.tab.';
/** What the storage refused: blocked, or full. It is newer than what the storage holds. */
const memory = new Map<string, string>();

/** The text kept under a key; null where there is none. Never throws. */
export function readTab(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it ('' or null). Where the browser keeps nothing it lasts as long as the page. */
export function writeTab(key: string, text: string | null): void {
  memory.delete(key);
  try {
    if (text) sessionStorage.setItem(prefix + key, text);
    else sessionStorage.removeItem(prefix + key);
  } catch {
    if (text) memory.set(key, text);
  }
}

/** Forgets everything, after a sign-out here or in another tab. */
export function wipeTab(): void {
  memory.clear();
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there was nothing but memory.
  }
}
