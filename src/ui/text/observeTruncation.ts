import { flushSync } from 'react-dom';

type TruncationListener = (isTruncated: boolean) => void;

const listeners = new WeakMap<Element, TruncationListener>();
let observer: ResizeObserver | undefined;

/**
 * Reports whether a clamped element is truncated, initially and on resize. All elements share one observer, which runs
 * after layout.
 * @returns an unsubscribe function
 */
export function observeTruncation(element: HTMLElement, listener: TruncationListener): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    // Synchronously, because the update moves the rows below before they are painted.
    flushSync(() => {
      for (const { target } of entries) listeners.get(target)?.(target.scrollHeight > target.clientHeight + 1);
    });
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
