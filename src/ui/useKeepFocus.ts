import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when a part of the page that had it changes or goes. Where the button that was pressed is gone, its
 * region gets the focus (it needs `tabIndex={-1}`); where the region itself is gone, whatever had the focus before it.
 * @param fallback what gets the focus where that is gone too; the page, if there is no such thing
 */
export function useKeepFocus(region: RefObject<HTMLElement | null>, fallback?: () => HTMLElement | null): void {
  const held = useRef(false);
  const before = useRef<Element | null>(null);
  const instead = useRef(fallback);
  useLayoutEffect(() => {
    instead.current = fallback;
    if (held.current && isFocusLost()) region.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = target instanceof Node && region.current?.contains(target) === true;
      if (isInside && !held.current && relatedTarget instanceof Element) before.current = relatedTarget;
      held.current = isInside;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [region]);

  useLayoutEffect(
    () => () => {
      if (!held.current) return;
      // The rest of the page changes with it: who is still there is known when that is done.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
        if (isFocusLost()) (instead.current?.() ?? document.querySelector<HTMLElement>('main'))?.focus();
      });
    },
    [],
  );
}

/** Nothing holds the focus: the element that had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
