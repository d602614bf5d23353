import { type ReactNode, useRef } from 'react';
import styles from './FootBar.module.css';
import { useKeepFocus } from './useKeepFocus';
import { useUncoverFocus } from './useUncoverFocus';

interface FootBarProps {
  /** What it is, to a screen reader. */
  label: string;
  /** Stands before the buttons. */
  says: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** Stands at the foot of the window while something of the page is not saved. When it goes, the page's title has the focus. */
export function FootBar({ label, says, children }: FootBarProps) {
  const bar = useRef<HTMLElement>(null);
  useKeepFocus(bar, () => document.querySelector<HTMLElement>('main h1'));
  useUncoverFocus();
  return (
    // Notices stand above it.
    <section ref={bar} tabIndex={-1} aria-label={label} className={styles.bar} data-bottom-bar="high">
      <div className={styles.says}>{says}</div>
      {children}
    </section>
  );
}
