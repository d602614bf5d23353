import type { PopperProps } from '@mui/material/Popper';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import layerStyles from '../layer.module.css';
import { useLayer } from '../useLayer';

/**
 * What MUI's pickers open, in a layer of our own: it stands where it was opened in the document, above everything, so that it
 * works in a dialog and in a panel, which a layer at the end of the page would be under.
 */
export function PickerLayer({ open, anchorEl, children, onKeyDown, ...rest }: PopperProps) {
  const layer = useRef<HTMLDivElement>(null);
  const button = useMemo(() => ({ current: anchorEl instanceof HTMLElement ? anchorEl : null }), [anchorEl]);
  const [isGone, setGone] = useState(true);
  const isMounted = open || !isGone;
  useLayer({ isOpen: isMounted, button, layer, align: 'start', onOutside: () => undefined });
  useGiveFocusBack(isMounted, button);
  if (!isMounted) return null;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The browser would close the dialog around it as well.
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
            TransitionProps: { in: open, onEnter: () => setGone(false), onExited: () => setGone(true) },
          })
        : children}
    </div>
  );
}

/** When the layer goes with the focus in it, the button that opened it has the focus again. */
function useGiveFocusBack(isMounted: boolean, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isMounted) return;
    return () => {
      if (document.activeElement !== document.body) return;
      field.current?.querySelector<HTMLElement>('[data-mui-picker-open-button]')?.focus();
    };
  }, [isMounted, field]);
}
