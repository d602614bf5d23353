import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { computePopoverPosition } from './computePopoverPosition';

interface PopoverPositionOptions {
  isOpen: boolean;
  button: RefObject<HTMLElement | null>;
  layer: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  /** Called on a press outside of button and layer. */
  onOutside: () => void;
}

/**
 * Shows an element (`popover="manual"`) in the top layer next to its button, and repositions it while the page scrolls.
 * Without popover support, the element is shown in place with a fixed position.
 */
export function usePopoverPosition({ isOpen, button, layer, align, onOutside }: PopoverPositionOptions): void {
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
    const reposition = () => positionPopover(anchor, element, align);
    const repositionOnScroll = (event: Event) => {
      if (!(event.target instanceof Node) || !element.contains(event.target)) reposition();
    };
    reposition();
    // Content may load later or change its size.
    const content = new MutationObserver(reposition);
    content.observe(element, { childList: true, subtree: true });
    window.addEventListener('resize', reposition);
    document.addEventListener('scroll', repositionOnScroll, { capture: true, passive: true });
    document.addEventListener('pointerdown', closeOutside, true);
    return () => {
      content.disconnect();
      window.removeEventListener('resize', reposition);
      document.removeEventListener('scroll', repositionOnScroll, { capture: true });
      document.removeEventListener('pointerdown', closeOutside, true);
    };
  }, [isOpen, align, button, layer]);
}

function positionPopover(anchor: HTMLElement, element: HTMLElement, align: 'start' | 'end'): void {
  // Measure without constraints; at the window's edge the layer would be narrower.
  element.style.maxHeight = '';
  element.style.left = '0';
  const view = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  const position = computePopoverPosition(anchor.getBoundingClientRect(), size, view, align, isRightToLeft);
  element.style.left = `${position.left}px`;
  element.style.top = `${position.top}px`;
  element.style.maxHeight = `${position.maxHeight}px`;
}
