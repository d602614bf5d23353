import { useTranslate } from 'ra-core';
import { type FocusEvent, type ReactNode, useCallback, useReducer, useRef, useState } from 'react';
import { Button } from './Button';
import { ToastCard } from './ToastCard';
import styles from './Toaster.module.css';
import { type ShowToast, ToastContext } from './toastContext';
import { changeToasts, mostSeen, type ToastMessage } from './toasts';
import { useRegionKey } from './useRegionKey';

export { useToast } from './toastContext';

/**
 * Holds the messages of everything inside it and shows the newest four in a corner, where F6 reaches
 * them. None goes while the pointer or the focus is on one. An element with `data-bottom-bar` moves them up, further where it is 'high' on a small screen.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [toasts, change] = useReducer(changeToasts, []);
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const show = useCallback<ShowToast>((message) => {
    change({ kind: 'add', message });
    return () => change({ kind: 'dismiss', message });
  }, []);
  const giveBack = useRegionKey(region, toasts.length > 0);
  const dismiss = (message: ToastMessage) => {
    if (toasts.length === 1) giveBack();
    else if (region.current?.contains(document.activeElement)) region.current.focus();
    if (toasts.length === 1) setHeld(false);
    change({ kind: 'dismiss', message });
  };
  const dismissAll = () => {
    giveBack();
    setHeld(false);
    change({ kind: 'dismissAll' });
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  const earlier = toasts.length - mostSeen;
  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        aria-label={translate('ui.notifications')}
        tabIndex={-1}
        className={styles.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={onBlur}
      >
        {earlier > 0 && (
          <div className={styles.earlier}>
            {translate('ui.earlier', { smart_count: earlier })}
            <Button size="small" onClick={dismissAll}>
              {translate('ui.dismissAll')}
            </Button>
          </div>
        )}
        {toasts.slice(-mostSeen).map((toast) => (
          <ToastCard
            key={`${toast.count} ${toast.tone} ${toast.text}`}
            toast={toast}
            isHeld={isHeld}
            onDismiss={() => dismiss(toast)}
          />
        ))}
      </section>
    </ToastContext>
  );
}
