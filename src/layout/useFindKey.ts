import { useLayoutEffect } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut of quick find on this device, as displayed. */
export function findKey(): string[] {
  return isApple() ? ['⌘', 'K'] : ['Ctrl', 'K'];
}

/** Runs `onFind` on Ctrl-K or Cmd-K, unless a dialog is open: leaving would discard its form. */
export function useFindKey(onFind: () => void): void {
  // Before the paint, so that the shortcut works as soon as the page is visible.
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
