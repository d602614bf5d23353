import { useEffect } from 'react';
import type { EditSession } from './useEditSession';

/** Types of inputs without text, which have no native undo. */
const nonTextTypes: ReadonlySet<string> = new Set(['checkbox', 'radio', 'color', 'range', 'button', 'submit', 'file']);

/** Ctrl+Z or Cmd+Z undoes; with Shift, or Ctrl+Y, redoes. Text inputs keep their native undo. */
export function useUndoKeys({ undo, redo }: Pick<EditSession<unknown>, 'undo' | 'redo'>): void {
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

/** Checks if the key event belongs to a text input or a dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement) return !nonTextTypes.has(target.type);
  return target.closest('textarea, [contenteditable="true"]') !== null;
}
