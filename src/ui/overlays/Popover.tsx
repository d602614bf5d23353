import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ButtonKind, buttonClass } from '../buttons/Button';
import { classes } from '../classes';
import { firstFocusable } from '../focus/focusable';
import { Icon, type IconName } from '../icons/Icon';
import layerStyles from './layer.module.css';
import styles from './Popover.module.css';
import { usePopoverPosition } from './usePopoverPosition';

interface PopoverProps {
  /** Accessible name of the panel, and of the button if `trigger` is not text. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  icon?: IconName | undefined;
  kind?: ButtonKind | undefined;
  align?: 'start' | 'end' | undefined;
  disabled?: boolean | undefined;
  /** Content of the panel, or a function that receives a close function. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a panel. Escape, a click outside, and tabbing out close it. */
export function Popover({ label, trigger, icon, kind, align = 'start', disabled, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  const closeFromOutside = () => {
    const focused = document.activeElement;
    // A focused field that is unmounted gets no blur event, so its pending text would be lost.
    if (focused instanceof HTMLElement && layer.current?.contains(focused)) focused.blur();
    setOpen(false);
  };
  usePopoverPosition({ isOpen, button, layer, align, onOutside: closeFromOutside });
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
        className={classes(buttonClass({ kind }), styles.trigger)}
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
