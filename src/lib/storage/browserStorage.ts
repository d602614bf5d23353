import { createSafeStorage } from '../../../dataProvider/session/safeStorage';

const storage = createSafeStorage(() => localStorage);

/** Returns the text stored on this device, or null if there is none. Never throws. */
export const getStoredItem = storage.get;

/**
 * Stores a text on this device, or removes it (null). If it can't be stored, it is kept in memory.
 * @returns false if it is only in memory
 */
export function setStoredItem(key: string, text: string | null): boolean {
  if (text !== null) return storage.set(key, text);
  storage.remove(key);
  return true;
}

/** Every key that starts with a prefix. Never throws. */
export function getStoredKeys(prefix: string): readonly string[] {
  return [...new Set(storage.keys())].filter((key) => key.startsWith(prefix));
}
