import { useEffect } from 'react';
import type { Edited } from './useEdited';

/** Kinds of input without a text of their own, and so without an undo of the browser's. */
const noText: ReadonlySet<string> = new Set(['checkbox', 'radio', 'color', 'range', 'button', 'submit', 'file']);

/** Ctrl-Z or Cmd-Z takes back, with Shift or as Ctrl-Y does again; in a text that is typed in, the browser does. */
export function useUndoKeys({ undo, redo }: Pick<Edited<unknown>, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey && !event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      (isRedo ? redo : undo)();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

/** Keys belong to the text that is typed in, and to a dialog that asks something. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement) return !noText.has(target.type);
  return target.closest('textarea, [contenteditable="true"]') !== null;
}
