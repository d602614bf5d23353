import { useTranslate } from 'ra-core';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../buttons/Button';
import { useRegionKey } from '../focus/useRegionKey';
import { useTopHost } from '../overlays/useTopHost';
import { ToastCard } from './ToastCard';
import styles from './Toaster.module.css';
import { DismissToastsContext, type ShowToast, ToastContext } from './toastContext';
import { isSameToast, MAX_VISIBLE_TOASTS, type Toast, type ToastMessage, toastReducer } from './toasts';

export { useToast } from './toastContext';

/**
 * Provides {@link useToast} and shows the newest toasts in a corner, which F6 moves the focus to. Toasts don't expire
 * while one is hovered or focused, and can be used while a modal dialog is open. An element with `data-bottom-bar` moves
 * them up, further with the value 'high' on small screens.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [toasts, change] = useReducer(toastReducer, []);
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const show = useCallback<ShowToast>((message) => {
    change({ kind: 'add', message });
    return () => change({ kind: 'dismiss', message });
  }, []);
  const clear = useCallback(() => change({ kind: 'dismissAll' }), []);
  useOnClose(toasts);
  const host = useTopHost(() => {
    if (region.current && 'showPopover' in region.current) region.current.showPopover();
  });
  const restoreFocus = useRegionKey(region, toasts.length > 0);
  const dismiss = (message: ToastMessage) => {
    if (toasts.length === 1) restoreFocus();
    else if (region.current?.contains(document.activeElement)) region.current.focus();
    if (toasts.length === 1) setPaused(false);
    change({ kind: 'dismiss', message });
  };
  const dismissAll = () => {
    restoreFocus();
    setPaused(false);
    clear();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
  };
  const hiddenCount = toasts.length - MAX_VISIBLE_TOASTS;
  return (
    <ToastContext value={show}>
      <DismissToastsContext value={clear}>{children}</DismissToastsContext>
      {createPortal(
        <section
          ref={region}
          // In the top layer, so that the animation of a dialog that opens doesn't move the toasts.
          popover="manual"
          aria-label={translate('ui.notifications')}
          tabIndex={-1}
          className={styles.region}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={onBlur}
        >
          {hiddenCount > 0 && (
            <div className={styles.earlier}>
              {translate('ui.earlier', { smart_count: hiddenCount })}
              <Button size="small" onClick={dismissAll}>
                {translate('ui.dismissAll')}
              </Button>
            </div>
          )}
          {toasts.slice(-MAX_VISIBLE_TOASTS).map((toast) => (
            <ToastCard
              key={`${toast.count} ${toast.tone} ${toast.id ?? ''} ${toast.text}`}
              toast={toast}
              isPaused={isPaused}
              onDismiss={() => dismiss(toast)}
            />
          ))}
        </section>,
        host,
      )}
    </ToastContext>
  );
}

/** Calls `onClose` of the messages that are gone. */
function useOnClose(toasts: readonly Toast[]): void {
  const previous = useRef(toasts);
  useEffect(() => {
    const closed = previous.current.filter((toast) => !toasts.some((other) => isSameToast(other, toast)));
    previous.current = toasts;
    for (const { onClose } of closed) onClose?.();
  }, [toasts]);
}
