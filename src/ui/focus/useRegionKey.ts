import { type RefObject, useEffect, useRef } from 'react';
import { firstFocusable } from './focusable';

/**
 * Moves the focus to a region with F6 while it has content, and back on the second press.
 * @returns a function that restores the focus if it is inside the region
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, hasContent: boolean): () => void {
  /** Had the focus before the region. */
  const previous = useRef<EventTarget | null>(null);
  const restoreFocus = () => {
    const element = region.current;
    if (!element?.contains(document.activeElement)) return;
    if (previous.current instanceof HTMLElement && previous.current.isConnected) return previous.current.focus();
    // Everything outside of an open dialog is inert.
    const dialog = element.closest('dialog');
    const fallback = dialog ? firstFocusable(dialog) : document.querySelector<HTMLElement>('main');
    fallback?.focus();
  };
  useEffect(() => {
    const element = region.current;
    if (!hasContent || !element) return;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (!isInside) previous.current = relatedTarget;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      if (!element.contains(document.activeElement)) element.focus();
      else if (previous.current instanceof HTMLElement) previous.current.focus();
    };
    element.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [region, hasContent]);
  return restoreFocus;
}
