import type { PopperProps } from '@mui/material/Popper';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import layerStyles from '../overlays/layer.module.css';
import { usePopoverPosition } from '../overlays/usePopoverPosition';

/**
 * Popper slot for MUI's date pickers that uses a native popover, so that it also works inside dialogs and panels, which
 * would cover a portal at the end of the page.
 */
export function PickerLayer({ open, anchorEl, children, onKeyDown, ...rest }: PopperProps) {
  const layer = useRef<HTMLDivElement>(null);
  const button = useMemo(() => ({ current: anchorEl instanceof HTMLElement ? anchorEl : null }), [anchorEl]);
  const [hasExited, setExited] = useState(true);
  const isMounted = open || !hasExited;
  usePopoverPosition({ isOpen: isMounted, button, layer, align: 'start', onOutside: () => undefined });
  useReturnFocus(isMounted, button);
  if (!isMounted) return null;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keeps the surrounding dialog open.
    if (event.key === 'Escape') event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <div
      ref={layer}
      popover="manual"
      role="dialog"
      aria-label={rest['aria-label']}
      className={layerStyles.layer}
      onKeyDown={handleKeyDown}
    >
      {typeof children === 'function'
        ? children({
            placement: 'bottom-start',
            TransitionProps: { in: open, onEnter: () => setExited(false), onExited: () => setExited(true) },
          })
        : children}
    </div>
  );
}

/** Returns the focus to the button when the layer closes with the focus inside. */
function useReturnFocus(isMounted: boolean, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isMounted) return;
    return () => {
      if (document.activeElement !== document.body) return;
      field.current?.querySelector<HTMLElement>('[data-mui-picker-open-button]')?.focus();
    };
  }, [isMounted, field]);
}
