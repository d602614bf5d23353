import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './classes';
import styles from './Fold.module.css';
import { watchCut } from './watchCut';

interface FoldProps {
  /** Lines that are shown of it at first. */
  lines: number;
  className?: string | undefined;
  /** Running text; marks and links may stand in it. */
  children: ReactNode;
}

/** A text of which a few lines are shown; where that cuts it, a button unfolds the rest in place. */
export function Fold({ lines, className, children }: FoldProps) {
  const translate = useTranslate();
  const text = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => (text.current && !isOpen ? watchCut(text.current, setCut) : undefined), [isOpen]);

  const toggle = () => {
    setOpen(!isOpen);
    // What was unfolded may begin above the window.
    if (isOpen) requestAnimationFrame(() => text.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <>
      <span
        ref={text}
        id={id}
        dir="auto"
        className={classes(styles.text, className)}
        data-folded={isOpen ? undefined : ''}
        style={isOpen ? undefined : { WebkitLineClamp: lines }}
      >
        {children}
      </span>
      {isCut && (
        <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {translate(isOpen ? 'ui.showLess' : 'ui.showMore')}
        </button>
      )}
    </>
  );
}
