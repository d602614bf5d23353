import { type RefObject, useEffect, useRef } from 'react';

/**
 * F6 goes to a region while there is something in it, and from it back to where the focus was.
 * @returns a function that gives the focus back, if it is in the region
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, isFilled: boolean): () => void {
  const before = useRef<Element | null>(null);
  const giveBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    const target = before.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus();
    else document.querySelector<HTMLElement>('main')?.focus();
  };
  useEffect(() => {
    if (!isFilled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      const now = document.activeElement;
      if (region.current?.contains(now)) {
        if (before.current instanceof HTMLElement) before.current.focus();
        return;
      }
      before.current = now;
      region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, isFilled]);
  return giveBack;
}
