import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Browsers cap the height of elements at about this value. */
const MAX_SCROLL_HEIGHT_PX = 30_000_000;
/** Rows rendered above and below the visible range. */
const OVERSCAN_ROWS = 5;
/** Row height until it is measured. */
const DEFAULT_ROW_HEIGHT_PX = 64;

interface VirtualRange {
  first: number;
  last: number;
  height: number;
}

interface GridRefs {
  /** Scroll container. */
  frame: RefObject<HTMLElement | null>;
  /** Invisible element with the height of a row. */
  probe: RefObject<HTMLElement | null>;
  /** Sticky header. */
  head: RefObject<HTMLElement | null>;
}

/** Virtualizes rows of equal height. The cost doesn't depend on the number of rows. */
export function useVirtualRows({ frame, probe, head }: GridRefs, count: number) {
  const [range, setRange] = useState<VirtualRange>({ first: 0, last: 12, height: DEFAULT_ROW_HEIGHT_PX });
  const visibleCount = Math.min(count, Math.floor(MAX_SCROLL_HEIGHT_PX / range.height));

  useLayoutEffect(() => {
    const container = frame.current;
    if (!container) return;
    const measure = () => {
      const height = probe.current?.offsetHeight || DEFAULT_ROW_HEIGHT_PX;
      const top = Math.floor(container.scrollTop / height);
      const bottom = Math.ceil((container.scrollTop + container.clientHeight) / height);
      const next = { first: Math.max(0, top - OVERSCAN_ROWS), last: bottom + OVERSCAN_ROWS, height };
      setRange((previous) =>
        previous.first === next.first && previous.last === next.last && previous.height === height ? previous : next,
      );
    };
    measure();
    container.addEventListener('scroll', measure, { passive: true });
    return () => container.removeEventListener('scroll', measure);
  }, [frame, probe]);

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    const observer = new ResizeObserver(() => container.dispatchEvent(new Event('scroll')));
    observer.observe(container);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [frame, probe]);

  /** Scrolls by the minimum that makes the row fully visible. */
  const scrollToRow = (rowIndex: number) => {
    const container = frame.current;
    if (!container) return;
    const top = rowIndex * range.height;
    const viewportHeight = container.clientHeight - (head.current?.offsetHeight ?? 0);
    if (top < container.scrollTop) container.scrollTop = top;
    else if (top + range.height > container.scrollTop + viewportHeight)
      container.scrollTop = top + range.height - viewportHeight;
  };

  return {
    visibleCount,
    first: range.first,
    last: Math.min(visibleCount - 1, range.last),
    height: range.height,
    scrollToRow,
  };
}
