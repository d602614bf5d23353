import './placeFloats';
import { type RefObject, useLayoutEffect } from 'react';

/** Space between a bar and an element that is scrolled into view above it, in px. */
const GAP_PX = 24;

/**
 * Keeps elements that are scrolled into view above a bar at the bottom of the window, and the end of the page, too, if the bar
 * isn't a part of it. The bar needs `data-bar`, which keeps floating elements off it (see `placeFloats`).
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, isAtBottom = true): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isAtBottom || !current) return;
    const root = document.documentElement;
    const end = document.querySelector('main')?.parentElement?.lastElementChild;
    const setRoom = (room: string) => {
      root.style.scrollPaddingBlockEnd = room;
      const isFixed = getComputedStyle(current).position === 'fixed';
      if (end instanceof HTMLElement) end.style.marginBlockEnd = isFixed ? room : '';
    };
    const update = () => setRoom(`${current.offsetHeight + GAP_PX}px`);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      setRoom('');
    };
  }, [bar, isAtBottom]);
}
