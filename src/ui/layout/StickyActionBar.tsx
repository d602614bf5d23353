import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusRestore } from '../focus/useFocusRestore';
import styles from './StickyActionBar.module.css';

interface StickyActionBarProps {
  /** Accessible name. */
  label: string;
  /** Text before the buttons. */
  message: ReactNode;
  /** The result of pressing a button, above it, so that it is in view at any scroll position. */
  answer?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** Bar at the bottom of the window for unsaved changes. When it unmounts, the page title gets the focus. */
export function StickyActionBar({ label, message, answer, children }: StickyActionBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusRestore(bar, () => document.querySelector<HTMLElement>('main h1'));
  useScrollFocusIntoView();
  return (
    // `data-bottom-bar` moves the notifications above the bar.
    <section ref={bar} tabIndex={-1} aria-label={label} className={styles.bar} data-bottom-bar="high">
      {answer && <div className={styles.answer}>{answer}</div>}
      <div className={styles.says}>{message}</div>
      {children}
    </section>
  );
}

/**
 * Scrolls the focused element into view when a bottom bar appears. Later focus changes are covered by the theme's
 * scroll padding.
 */
function useScrollFocusIntoView(): void {
  useEffect(() => {
    const { activeElement: focused } = document;
    // Editors scroll to their caret themselves.
    if (focused instanceof HTMLElement && focused !== document.body && !focused.isContentEditable)
      focused.scrollIntoView?.({ block: 'nearest' });
  }, []);
}
