import { type KeyboardEvent, useState } from 'react';

/**
 * Tracks the active point of a chart: the hovered one, else the one selected by keyboard while the chart has the focus.
 * Escape hides it.
 */
export function useActivePoint(count: number) {
  const [requestedIndex, setRequestedIndex] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [hasFocus, setFocus] = useState(false);
  // Starts at the newest point; clamped because the points may have changed.
  const index = Math.min(requestedIndex ?? count - 1, count - 1);
  const visibleIndex = hovered ?? (hasFocus ? index : null);
  return {
    /** Index of the active point, or null. */
    active: visibleIndex !== null && visibleIndex < count ? visibleIndex : null,
    /** Index selected by keyboard. */
    index,
    hover: setHovered,
    goTo(next: number) {
      setRequestedIndex(next);
      setHovered(null);
      setFocus(true);
    },
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || visibleIndex === null) return;
      event.stopPropagation();
      setHovered(null);
      setFocus(false);
    },
  };
}
