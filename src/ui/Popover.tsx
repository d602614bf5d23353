import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ButtonKind, buttonClass } from './Button';
import { classes } from './classes';
import { firstFocusable } from './focusable';
import { Icon, type IconName } from './Icon';
import layerStyles from './layer.module.css';
import styles from './Popover.module.css';
import { useLayer } from './useLayer';

interface PopoverProps {
  /** Name of the panel, and of the button where `trigger` has no words. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  icon?: IconName | undefined;
  kind?: ButtonKind | undefined;
  align?: 'start' | 'end' | undefined;
  /** Class of the button, in place of a button's usual look. */
  triggerClass?: string | undefined;
  disabled?: boolean | undefined;
  /** What the panel holds; a function gets one that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a panel beside it; Escape, a press outside and leaving it by Tab close it. */
export function Popover({
  label,
  trigger,
  icon,
  kind,
  align = 'start',
  triggerClass,
  disabled,
  children,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayer({ isOpen, button, layer, align, onOutside: () => setOpen(false) });
  useEffect(() => {
    if (isOpen && layer.current) (firstFocusable(layer.current) ?? layer.current).focus();
  }, [isOpen]);

  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    closeToButton();
  };
  const onBlur = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (to instanceof Node && !layer.current?.contains(to) && !button.current?.contains(to)) setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={typeof trigger === 'string' ? undefined : label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        className={triggerClass ?? classes(buttonClass({ kind }), styles.trigger)}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} />}
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={layer}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classes(layerStyles.layer, styles.panel)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {typeof children === 'function' ? children(closeToButton) : children}
        </div>
      )}
    </>
  );
}
