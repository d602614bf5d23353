import { flushSync } from 'react-dom';

type Tell = (isCut: boolean) => void;

const told = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

/**
 * Tells whether a clamped element shows less than it holds: now, and whenever its size changes. One observer
 * looks at all of them, after the browser has laid them out.
 * @returns ends it
 */
export function watchCut(element: HTMLElement, tell: Tell): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    // At once: what is told moves the rows below, and those are about to be painted.
    flushSync(() => {
      for (const { target } of entries) told.get(target)?.(target.scrollHeight > target.clientHeight + 1);
    });
  });
  told.set(element, tell);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer?.unobserve(element);
  };
}
