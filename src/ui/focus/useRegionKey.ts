import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a region with F6 while it has content, and back on the second press.
 * @returns a function that restores the focus if it is inside the region
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, hasContent: boolean): () => void {
  const previous = useRef<Element | null>(null);
  const restoreFocus = () => {
    if (!region.current?.contains(document.activeElement)) return;
    const target = previous.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus();
    else document.querySelector<HTMLElement>('main')?.focus();
  };
  useEffect(() => {
    if (!hasContent) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      const focused = document.activeElement;
      if (region.current?.contains(focused)) {
        if (previous.current instanceof HTMLElement) previous.current.focus();
        return;
      }
      previous.current = focused;
      region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, hasContent]);
  return restoreFocus;
}
