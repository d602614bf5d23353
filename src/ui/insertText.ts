import { flushSync } from 'react-dom';

/**
 * Puts a text in place of a part of what is typed, with the caret behind it, as if it were typed: the browser's own
 * Undo takes it back.
 * @param type takes the whole text, where the browser cannot do it
 */
export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  [from, to]: readonly [number, number],
  type: (whole: string) => void,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The only way that keeps the browser's Undo; not every browser has it.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  const { value } = field;
  flushSync(() => type(value.slice(0, from) + text + value.slice(to)));
  field.setSelectionRange(from + text.length, from + text.length);
}
