import { useEffect } from 'react';

/** Scrolls what has the focus to above a bar that has just come to the foot of the window. The theme keeps what gets the focus later above it. */
export function useUncoverFocus(): void {
  useEffect(() => {
    const { activeElement: focused } = document;
    // An editor knows by itself where its caret is.
    if (focused instanceof HTMLElement && focused !== document.body && !focused.isContentEditable)
      focused.scrollIntoView?.({ block: 'nearest' });
  }, []);
}
