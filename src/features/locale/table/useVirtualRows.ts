import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Estimated row height (px) until a row is measured. */
const DEFAULT_ROW_HEIGHT_PX = 84;

/** Virtualized rows and their positions. */
export interface VirtualRows {
  list: RefObject<HTMLTableSectionElement | null>;
  /** Total height (px) of all rows. */
  height: number;
  items: readonly VirtualItem[];
  /** Offset (px) of a row from the start of the list. */
  getOffset: (item: VirtualItem) => number;
  /** Ref callback that measures a row. */
  measure: (element: HTMLElement | null) => void;
  /** Scrolls a row into view, which also renders it. */
  scrollTo: (index: number) => void;
  /** Sets the focused row, which stays rendered outside the viewport. */
  setFocused: (index: number | null) => void;
}

/**
 * Virtualizes rows by window scroll position.
 * @param getKey React key of a row
 */
export function useVirtualRows(count: number, getKey: (index: number) => string): VirtualRows {
  const list = useRef<HTMLTableSectionElement>(null);
  const [listOffset, setListOffset] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    // Content above the list can change at any time, so its offset is measured after each render.
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(top - listOffset) > 1) setListOffset(top);
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => DEFAULT_ROW_HEIGHT_PX,
    overscan: 8,
    scrollMargin: listOffset,
    // Leaves room for the phone menu bar at the top and the edit bar at the bottom.
    scrollPaddingStart: 120,
    scrollPaddingEnd: 140,
    getItemKey: getKey,
    rangeExtractor: (range) => withFocused(range, focused),
  });
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  return {
    list,
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems(),
    getOffset: (item) => item.start - listOffset,
    measure: virtualizer.measureElement,
    scrollTo,
    setFocused,
  };
}

/** Keeps the focused row rendered, so that scrolling doesn't lose the caret. */
function withFocused(range: Range, focused: number | null): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
