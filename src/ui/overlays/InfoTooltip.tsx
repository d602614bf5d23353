import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classes } from '../classes';
import styles from './InfoTooltip.module.css';
import layerStyles from './layer.module.css';
import { usePopoverPosition } from './usePopoverPosition';

interface InfoTooltipProps {
  /** Tooltip text, shown on hover, focus, and press, and used as the accessible description. */
  explanation: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Inline text with a tooltip. Esc closes it. */
export function InfoTooltip({ explanation, className, children }: InfoTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLSpanElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  usePopoverPosition({ isOpen, button, layer, align: 'start', onOutside: close });

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
