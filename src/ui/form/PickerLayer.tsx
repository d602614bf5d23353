import type { PopperProps } from '@mui/material/Popper';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
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
      aria-labelledby={rest['aria-labelledby']}
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
