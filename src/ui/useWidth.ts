import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element, in whole pixels; 0 until it is measured. */
export function useWidth<Measured extends HTMLElement = HTMLDivElement>(): {
  element: RefObject<Measured | null>;
  width: number;
} {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(measured.clientWidth)));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
