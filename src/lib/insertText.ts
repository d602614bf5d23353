/**
 * Puts a text in place of a part of what is typed, with the caret behind it, as if it were typed: the browser's own
 * Undo takes it back, and whoever listens to the field hears of it.
 */
export function insertText(field: HTMLTextAreaElement, text: string, from: number, to: number): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The only way that keeps the browser's Undo; not every browser has it.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
