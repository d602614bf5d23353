/** The key '?' on pages without a dialog of shortcuts of their own: quick find opens, and shows those of every page. */
import { hasKeysDialog } from '../../engine/shortcuts/ListKeysDialog';
import { shouldIgnoreShortcut } from '../../engine/shortcuts/shouldIgnoreShortcut';

let openFind: (() => void) | null = null;
let isRequested = false;

/** Sets the function that opens quick find. */
export function openKeysBy(open: () => void): void {
  openFind = open;
}

/** Whether quick find was opened for the shortcuts. */
export const isKeysRequested = (): boolean => isRequested;

/** Call it once quick find is closed: the key may have been pressed several times. */
export function dropKeysRequest(): void {
  isRequested = false;
}

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, repeat, target } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented || repeat || !openFind) return;
  if (shouldIgnoreShortcut(target) || hasKeysDialog() || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  isRequested = true;
  openFind();
});
