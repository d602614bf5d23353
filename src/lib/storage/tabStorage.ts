// biome-ignore-all lint/style/noRestrictedGlobals: this is the one module that accesses sessionStorage
/** Drafts and recent items of this tab, which survive a reload. Cleared on sign-out. */

import { createSafeStorage } from '../../../dataProvider/session/safeStorage';

const PREFIX = 'console.tab.';

const storage = createSafeStorage(() => sessionStorage);

/** Returns the stored text, or null if there is none. Never throws. */
export const getTabItem = (key: string): string | null => storage.get(PREFIX + key);

/** Stores a text, or removes it ('' or null). If it can't be stored, it is kept in memory. */
export function setTabItem(key: string, text: string | null): void {
  if (text) storage.set(PREFIX + key, text);
  else storage.remove(PREFIX + key);
}

/** Keys of all items. Never throws. */
export const getTabKeys = (): readonly string[] =>
  storage.keys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));

/** Removes all items, after a sign-out in this or another tab. */
export function clearTabStorage(): void {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
}
