import { type RefObject, useLayoutEffect } from 'react';

/** Space around a bar, in px. */
const GAP_PX = 24;

/**
 * Keeps notifications, progress, and focused elements above a bar at the bottom of the window, which has as many lines
 * as its buttons need: `--bar-room` is the height they have to leave, and is unset without a bar.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, isAtBottom = true): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isAtBottom || !current || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const update = () => style.setProperty('--bar-room', `${current.offsetHeight + GAP_PX}px`);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-room');
    };
  }, [bar, isAtBottom]);
}
