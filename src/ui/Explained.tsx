import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classes } from './classes';
import styles from './Explained.module.css';
import layerStyles from './layer.module.css';
import { useLayer } from './useLayer';

interface ExplainedProps {
  /** What the word means: shown while it is pointed at, focused or pressed, and read aloud after it. */
  explanation: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A word that explains itself. Escape takes the explanation away. */
export function Explained({ explanation, className, children }: ExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLSpanElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useLayer({ isOpen, button, layer, align: 'start', onOutside: close });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-describedby={id}
        className={classes(styles.word, className)}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={close}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      <span id={id} hidden>
        {explanation}
      </span>
      {isOpen && (
        <span
          ref={layer}
          popover="manual"
          aria-hidden="true"
          className={classes(layerStyles.layer, styles.explanation)}
        >
          {explanation}
        </span>
      )}
    </>
  );
}
