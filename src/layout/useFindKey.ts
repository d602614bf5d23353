import { useLayoutEffect } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open quick find on this device, as they are shown. */
export function findKey(): string[] {
  return isApple() ? ['⌘', 'K'] : ['Ctrl', 'K'];
}

/** Runs `onFind` on Ctrl-K or Cmd-K, unless a dialog asks something: its form would be left behind. */
export function useFindKey(onFind: () => void): void {
  // Before the paint: whoever sees the page can use its keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isFind || document.querySelector('dialog[open] form')) return;
      event.preventDefault();
      onFind();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onFind]);
}
