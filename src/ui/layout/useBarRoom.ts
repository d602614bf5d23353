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
    if (!isAtBottom || !current) return;
    const { body, documentElement: root } = document;
    const setRoom = (room: string) => {
      body.style.setProperty('--bar-room', room);
      root.style.scrollPaddingBlockEnd = room;
    };
    const update = () => {
      const { top, bottom, height } = current.getBoundingClientRect();
      const isBelow = window.innerHeight - bottom >= ROOM_BELOW_PX;
      setRoom(isBelow ? '' : `${Math.max(height, window.innerHeight - top - GAP_PX / 2) + GAP_PX}px`);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    observer.observe(body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      setRoom('');
    };
  }, [bar, isAtBottom]);
}
