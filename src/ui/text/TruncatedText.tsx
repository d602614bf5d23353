import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './TruncatedText.module.css';

interface TruncatedTextProps {
  /** Maximum number of lines while collapsed; in the cards of a list, two. */
  lines: 1 | 2;
  className?: string | undefined;
  /** Text; may contain highlights and links. */
  children: ReactNode;
}

/** Text clamped to a few lines. If truncated, a button expands it in place. */
export function TruncatedText({ lines, className, children }: TruncatedTextProps) {
  const translate = useTranslate();
  const text = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [isTruncated, setTruncated] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(
    () => (text.current && !isOpen ? observeTruncation(text.current, setTruncated) : undefined),
    [isOpen],
  );

  const toggle = () => {
    setOpen(!isOpen);
    // The start of the expanded text may be above the viewport.
    if (isOpen) requestAnimationFrame(() => text.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <>
      <span
        ref={text}
        id={id}
        dir="auto"
        className={classes(styles.text, className)}
        data-folded={isOpen ? undefined : lines}
      >
        {children}
      </span>
      {isTruncated && (
        <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span className={styles.words}>{translate(isOpen ? 'ui.showLess' : 'ui.showMore')}</span>
          <Icon name="chevron-down" className={styles.arrow} />
        </button>
      )}
    </>
  );
}

type TruncationListener = (isTruncated: boolean) => void;

const listeners = new WeakMap<Element, TruncationListener>();
let observer: ResizeObserver | undefined;

/**
 * Reports whether a clamped element is truncated, initially and on resize. All elements share one observer, which runs
 * after layout.
 * @returns an unsubscribe function
 */
function observeTruncation(element: HTMLElement, listener: TruncationListener): () => void {
  observer ??= new ResizeObserver((entries) => {
    // Synchronously, because the update moves the rows below before they are painted.
    flushSync(() => {
      for (const { target } of entries) listeners.get(target)?.(target.scrollHeight > target.clientHeight + 1);
    });
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
