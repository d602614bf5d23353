import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Height in px that a line has until it is measured. */
const usualHeight = 84;

/** The lines that are drawn, and where. */
export interface LineWindow {
  list: RefObject<HTMLTableSectionElement | null>;
  /** Height in px of all lines together. */
  height: number;
  drawn: readonly VirtualItem[];
  /** Distance in px of a line from the start of the list. */
  offsetOf: (drawn: VirtualItem) => number;
  /** Told each line's element, which is measured. */
  measure: (element: HTMLElement | null) => void;
  /** Brings a line into sight; it is drawn then. */
  show: (index: number) => void;
  /** Told which line has the focus; it is drawn wherever it is. */
  setFocused: (index: number | null) => void;
}

/** Draws of many lines those that the window shows, and a few around them. @param keyOf what a line is known by */
export function useLineWindow(count: number, keyOf: (index: number) => string): LineWindow {
  const list = useRef<HTMLTableSectionElement>(null);
  const [start, setStart] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    // What stands above the list may change with anything.
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(top - start) > 1) setStart(top);
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualHeight,
    overscan: 8,
    scrollMargin: start,
    // Below the bar of a phone's menu, and above the bar at the foot.
    scrollPaddingStart: 120,
    scrollPaddingEnd: 140,
    getItemKey: keyOf,
    rangeExtractor: (range) => withFocused(range, focused),
  });
  const show = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  return {
    list,
    height: virtualizer.getTotalSize(),
    drawn: virtualizer.getVirtualItems(),
    offsetOf: (drawn) => drawn.start - start,
    measure: virtualizer.measureElement,
    show,
    setFocused,
  };
}

/** Who scrolls away from what they type must not lose the caret. */
function withFocused(range: Range, focused: number | null): number[] {
  const drawn = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || drawn.includes(focused)) return drawn;
  return [...drawn, focused].sort((one, other) => one - other);
}
