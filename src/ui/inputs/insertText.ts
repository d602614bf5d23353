import { flushSync } from 'react-dom';

/**
 * Replaces a range of a field's text and moves the caret behind it, like typing, so that the browser's undo works.
 * @param type sets the whole text if the browser doesn't support `insertText`
 */
export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  [from, to]: readonly [number, number],
  setText: (value: string) => void,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The only way to preserve the browser's undo history; not supported by all browsers.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  const { value } = field;
  flushSync(() => setText(value.slice(0, from) + text + value.slice(to)));
  field.setSelectionRange(from + text.length, from + text.length);
}
