import { type RefObject, useEffect, useRef, useState } from 'react';

/** Measures the width of an element in whole pixels; 0 until the first measurement. */
export function useElementWidth<ElementType extends HTMLElement = HTMLDivElement>(): {
  element: RefObject<ElementType | null>;
  width: number;
} {
  const element = useRef<ElementType>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(target.clientWidth)));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
