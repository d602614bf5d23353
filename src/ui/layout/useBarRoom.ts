import { type RefObject, useLayoutEffect } from 'react';

/** Space around a bar, in px. */
const GAP_PX = 24;
/** Space that two notifications need below a bar, in px. */
const ROOM_BELOW_PX = 176;

/**
 * Keeps notifications and progress off a bar at the bottom of the window, or at the end of a page that is shorter: below it if
 * they have room there, else above it. `--bar-room` is the height they have to leave, and is unset without a bar and below one.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, isAtBottom = true): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isAtBottom || !current || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    let room = '';
    const update = () => {
      const { top, bottom, height } = current.getBoundingClientRect();
      const isBelow = window.innerHeight - bottom >= ROOM_BELOW_PX;
      const next = isBelow ? '' : `${Math.max(height, window.innerHeight - top - GAP_PX / 2) + GAP_PX}px`;
      // A change of a variable of the root makes the browser recalculate all styles.
      if (next !== room) style.setProperty('--bar-room', next);
      room = next;
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    observer.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      style.removeProperty('--bar-room');
    };
  }, [bar, isAtBottom]);
}
