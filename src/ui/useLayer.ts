import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { layerPlace } from './layerPlace';

interface LayerOptions {
  isOpen: boolean;
  button: RefObject<HTMLElement | null>;
  layer: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  /** A press outside of both. */
  onOutside: () => void;
}

/**
 * Shows an element (`popover="manual"`) above everything, beside its button, and keeps it there
 * while the page scrolls. A browser without popovers shows it in place, fixed.
 */
export function useLayer({ isOpen, button, layer, align, onOutside }: LayerOptions): void {
  const closeOutside = useEffectEvent((event: Event) => {
    const target = event.target;
    if (!(target instanceof Node) || button.current?.contains(target) || layer.current?.contains(target)) return;
    onOutside();
  });

  useLayoutEffect(() => {
    const anchor = button.current;
    const element = layer.current;
    if (!isOpen || !anchor || !element) return;
    if ('showPopover' in element) element.showPopover();
    const put = () => placeLayer(anchor, element, align);
    const putLater = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) put();
    };
    put();
    // What it holds may come later, or change: then it needs another place.
    const content = new MutationObserver(put);
    content.observe(element, { childList: true, subtree: true });
    window.addEventListener('resize', put);
    document.addEventListener('scroll', putLater, { capture: true, passive: true });
    document.addEventListener('pointerdown', closeOutside, true);
    return () => {
      content.disconnect();
      window.removeEventListener('resize', put);
      document.removeEventListener('scroll', putLater, { capture: true });
      document.removeEventListener('pointerdown', closeOutside, true);
    };
  }, [isOpen, align, button, layer]);
}

function placeLayer(anchor: HTMLElement, element: HTMLElement, align: 'start' | 'end'): void {
  // Measured where it has all the room there is: beside the edge of the window it would be narrow.
  element.style.maxHeight = '';
  element.style.left = '0';
  const view = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  const place = layerPlace(anchor.getBoundingClientRect(), size, view, align, isRightToLeft);
  element.style.left = `${place.left}px`;
  element.style.top = `${place.top}px`;
  element.style.maxHeight = `${place.maxHeight}px`;
}
