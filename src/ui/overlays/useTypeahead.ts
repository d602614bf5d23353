import { type KeyboardEvent, useRef } from 'react';

const TYPEAHEAD_TIMEOUT_MS = 600;

/**
 * Finds an entry by typing the start of its label. Repeating one letter cycles through the entries that start with it.
 * @returns a function of the key event, the focused index, and the entries, which returns the index of the match or
 * null
 */
export function useTypeahead(): (
  event: KeyboardEvent,
  focusedIndex: number,
  entries: readonly { label: string }[],
) => number | null {
  const typed = useRef({ text: '', at: 0 });
  return (event, focusedIndex, entries) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null;
    const isContinued = event.timeStamp - typed.current.at < TYPEAHEAD_TIMEOUT_MS;
    const text = (isContinued ? typed.current.text : '') + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    const isRepeatedLetter = [...text].every((letter) => letter === text[0]);
    const prefix = isRepeatedLetter ? text.slice(0, 1) : text;
    const from = isRepeatedLetter ? focusedIndex + 1 : Math.max(focusedIndex, 0);
    for (let step = 0; step < entries.length; step += 1) {
      const index = (from + step) % entries.length;
      if (entries[index]?.label.toLocaleLowerCase().startsWith(prefix)) return index;
    }
    return null;
  };
}
