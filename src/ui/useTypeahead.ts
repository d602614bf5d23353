import { type KeyboardEvent, useRef } from 'react';

const pause = 600;

/**
 * Finds an entry by the first letters of its label, typed one soon after the other. The same letter
 * again goes on to the next that starts with it.
 * @returns a function of the key event, the entry in focus and all of them, which gives the place of the one meant, or null
 */
export function useTypeahead(): (
  event: KeyboardEvent,
  now: number,
  entries: readonly { label: string }[],
) => number | null {
  const typed = useRef({ text: '', at: 0 });
  return (event, now, entries) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null;
    const isGoingOn = event.timeStamp - typed.current.at < pause;
    const text = (isGoingOn ? typed.current.text : '') + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    const isOneLetter = [...text].every((letter) => letter === text[0]);
    const wanted = isOneLetter ? text.slice(0, 1) : text;
    const from = isOneLetter ? now + 1 : Math.max(now, 0);
    for (let step = 0; step < entries.length; step += 1) {
      const index = (from + step) % entries.length;
      if (entries[index]?.label.toLocaleLowerCase().startsWith(wanted)) return index;
    }
    return null;
  };
}
