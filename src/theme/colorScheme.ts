import { createEmitter } from '../lib/createStore';
import { getStoredItem, setStoredItem } from '../lib/storage/browserStorage';

/** `system` follows the operating system. */
export type ColorScheme = 'light' | 'dark' | 'system';

/** Also read by the boot script, before the first paint. */
const STORAGE_KEY = 'console.colorScheme';

const changes = createEmitter();

/** Calls a listener after each choice. Returns an unsubscribe function. */
export const subscribeToColorScheme = changes.subscribe;

/** Returns the stored choice, or `system` if there is none or storage is blocked. */
export function readColorScheme(): ColorScheme {
  const stored = getStoredItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies and stores a color scheme. If storage is blocked, it lasts until the page is closed. */
export function chooseColorScheme(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['theme'];
  else dataset['theme'] = scheme;
  setStoredItem(STORAGE_KEY, scheme === 'system' ? null : scheme);
  changes.emit();
}
