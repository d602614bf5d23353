import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes';
import { useFocusRestore } from '../focus/useFocusRestore';
import styles from './StickyActionBar.module.css';
import { useBarRoom } from './useBarRoom';

interface StickyActionBarProps {
  /** Accessible name. */
  label: string;
  /** Text before the buttons. */
  message: ReactNode;
  /** The result of pressing a button, above it, or below it in a header, so that it is in view and the button stays in place. */
  answer?: ReactNode;
  /** In a header with room for it, the bar is in it instead of at the bottom. */
  inHead?: boolean | undefined;
  /** Buttons. */
  children: ReactNode;
}

/** Width of a header with room for a bar: that of an editor without the menu on a tablet, or beside it in a window of 1280 px. */
const HEAD_ROOM_PX = 940;

/** Bar for unsaved changes that stays in view. When it unmounts, the page title gets the focus. */
export function StickyActionBar({ inHead = false, answer, ...bar }: StickyActionBarProps) {
  const [head, setHead] = useState<Element | null>();
  useLayoutEffect(() => {
    const find = () => setHead(inHead ? findHeader() : null);
    find();
    window.addEventListener('resize', find);
    return () => window.removeEventListener('resize', find);
  }, [inHead]);
  // Long texts, as of a message or in another language, may not fit there: the page would be wider than the window.
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (head && scrollWidth > clientWidth) setHead(null);
  });
  if (head === undefined) return null;
  if (!head?.firstElementChild) return <Bar {...bar} answer={answer} />;
  return (
    <>
      {createPortal(<Bar {...bar} inHead />, head.firstElementChild)}
      {answer && createPortal(<div className={styles.belowHead}>{answer}</div>, head)}
    </>
  );
}

function findHeader(): Element | null {
  const header = document.querySelector('main h1')?.closest('header') ?? null;
  return header && header.clientWidth >= HEAD_ROOM_PX ? header : null;
}

function Bar({ label, message, answer, inHead, children }: StickyActionBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusRestore(bar, () => document.querySelector<HTMLElement>('main h1'));
  useBarRoom(bar, !inHead);
  useScrollFocusIntoView();
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={label}
      className={classes(styles.bar, inHead ? styles.inHead : styles.atBottom)}
      data-in-head={inHead}
      data-bar
    >
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
