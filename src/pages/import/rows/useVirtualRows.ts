import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Browsers have no element that is higher, in px. */
const highest = 30_000_000;
/** Rows that are drawn above and below what is seen. */
const overscan = 5;
/** Height of a row until it is measured, in px. */
const usualHeight = 64;

interface Window {
  first: number;
  last: number;
  height: number;
}

interface Parts {
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** An element that is as high as any row. */
  probe: RefObject<HTMLElement | null>;
  /** Height of what stands over the rows while they scroll. */
  head: RefObject<HTMLElement | null>;
}

/**
 * Which of many rows of one height are drawn. It costs the same for ten rows and for half a million: nothing is kept for
 * a row that is not seen.
 */
export function useVirtualRows({ frame, probe, head }: Parts, count: number) {
  const [drawn, setDrawn] = useState<Window>({ first: 0, last: 12, height: usualHeight });
  const shown = Math.min(count, Math.floor(highest / drawn.height));

  useLayoutEffect(() => {
    const scrolling = frame.current;
    if (!scrolling) return;
    const look = () => {
      const height = probe.current?.offsetHeight || usualHeight;
      const top = Math.floor(scrolling.scrollTop / height);
      const bottom = Math.ceil((scrolling.scrollTop + scrolling.clientHeight) / height);
      const next = { first: Math.max(0, top - overscan), last: bottom + overscan, height };
      setDrawn((before) =>
        before.first === next.first && before.last === next.last && before.height === height ? before : next,
      );
    };
    look();
    scrolling.addEventListener('scroll', look, { passive: true });
    return () => scrolling.removeEventListener('scroll', look);
  }, [frame, probe]);

  useEffect(() => {
    const scrolling = frame.current;
    if (!scrolling) return;
    const watcher = new ResizeObserver(() => scrolling.dispatchEvent(new Event('scroll')));
    watcher.observe(scrolling);
    if (probe.current) watcher.observe(probe.current);
    return () => watcher.disconnect();
  }, [frame, probe]);

  /** Scrolls as little as shows a row as a whole. */
  const reveal = (place: number) => {
    const scrolling = frame.current;
    if (!scrolling) return;
    const top = place * drawn.height;
    const room = scrolling.clientHeight - (head.current?.offsetHeight ?? 0);
    if (top < scrolling.scrollTop) scrolling.scrollTop = top;
    else if (top + drawn.height > scrolling.scrollTop + room) scrolling.scrollTop = top + drawn.height - room;
  };

  return { shown, first: drawn.first, last: Math.min(shown - 1, drawn.last), height: drawn.height, reveal };
}
