// biome-ignore-all lint/style/noRestrictedGlobals: this is the one module that accesses sessionStorage
/** Drafts and recent items of this tab, which survive a reload. Cleared on sign-out; drafts only if the merchant was asked. */

import { createSafeStorage } from '../../../dataProvider/session/safeStorage';
import { TAB_STORAGE_PREFIX as PREFIX } from '../../../dataProvider/session/storageKeys';

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

/** Keys of drafts start with this, followed by the ids of user and site. */
export const DRAFT_KEY_PREFIX = 'draft.';

/** Removes the drafts that another user left in this tab. */
export function removeDraftsOfOthers(userId: string | null): void {
  for (const key of getTabKeys()) {
    if (key.startsWith(DRAFT_KEY_PREFIX) && !key.startsWith(`${DRAFT_KEY_PREFIX}${userId ?? ''}.`))
      setTabItem(key, null);
  }
}

/** Removes all items, after a sign-out. */
export function clearTabStorage(): void {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
}
