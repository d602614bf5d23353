import { type KeyboardEvent, useState } from 'react';

/**
 * The point of a chart that is told of: the one below the pointer, else the one that the keys went to while the chart
 * has the focus. Escape hides it.
 */
export function useActivePoint(count: number) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [hasFocus, setFocus] = useState(false);
  // The newest at first; other points may have come meanwhile.
  const place = Math.min(wanted ?? count - 1, count - 1);
  const shown = hovered ?? (hasFocus ? place : null);
  return {
    /** Null while none is told of. */
    active: shown !== null && shown < count ? shown : null,
    /** Where the keys are. */
    place,
    hover: setHovered,
    goTo(next: number) {
      setWanted(next);
      setHovered(null);
      setFocus(true);
    },
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || shown === null) return;
      event.stopPropagation();
      setHovered(null);
      setFocus(false);
    },
  };
}
