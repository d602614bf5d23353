import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus when the focused element is removed. If it was inside `region`, the region gets the focus (it
 * needs `tabIndex={-1}`). If the region itself unmounts, the previously focused element gets it.
 * @param fallback returns the element to focus if that was removed too; defaults to `main`
 */
export function useFocusRestore(region: RefObject<HTMLElement | null>, fallback?: () => HTMLElement | null): void {
  const hadFocus = useRef(false);
  const previous = useRef<Element | null>(null);
  const latestFallback = useRef(fallback);
  useLayoutEffect(() => {
    latestFallback.current = fallback;
    if (hadFocus.current && isFocusLost()) region.current?.focus({ preventScroll: true });
  });

  // Before components that focus a field as they mount.
  useLayoutEffect(() => {
    const handleFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = target instanceof Node && region.current?.contains(target) === true;
      if (isInside && !hadFocus.current && relatedTarget instanceof Element) previous.current = relatedTarget;
      hadFocus.current = isInside;
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [region]);

  useLayoutEffect(
    () => () => {
      if (!hadFocus.current) return;
      // The rest of the page unmounts in the same commit, so check afterwards.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        if (previous.current instanceof HTMLElement && previous.current.isConnected) previous.current.focus();
        if (isFocusLost()) (latestFallback.current?.() ?? document.querySelector<HTMLElement>('main'))?.focus();
      });
    },
    [],
  );
}

/** Whether the focus was lost because the focused element was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
