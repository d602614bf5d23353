/** The key '?' on pages without a dialog of shortcuts of their own: quick find opens, and shows those of every page. */
import { hasKeysDialog } from '../../engine/shortcuts/ListKeysDialog';
import { shouldIgnoreShortcut } from '../../engine/shortcuts/shouldIgnoreShortcut';

let openFind: (() => void) | null = null;
let isRequested = false;

/** Sets the function that opens quick find. */
export function openKeysBy(open: () => void): void {
  openFind = open;
}

/** Whether quick find was opened for the shortcuts. False the next time. */
export function takeKeysRequest(): boolean {
  const wasRequested = isRequested;
  isRequested = false;
  return wasRequested;
}

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, repeat, target } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented || repeat || !openFind) return;
  if (shouldIgnoreShortcut(target) || hasKeysDialog() || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  isRequested = true;
  openFind();
});
