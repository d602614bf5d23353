import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { observeTruncation } from './observeTruncation';
import styles from './TruncatedText.module.css';

interface TruncatedTextProps {
  /** Maximum number of lines while collapsed. */
  lines: number;
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
        data-folded={isOpen ? undefined : ''}
        style={isOpen ? undefined : { WebkitLineClamp: lines }}
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
