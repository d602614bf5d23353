import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

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

/** Positions of menus and popovers. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Window coordinates and maximum height in px. */
interface PopoverPosition {
  left: number;
  top: number;
  maxHeight: number;
}

const ANCHOR_GAP_PX = 4;
const VIEWPORT_MARGIN_PX = 8;

/**
 * Places the layer below the button if it fits or there is more space than above. Its start (or end) edge is aligned
 * with the button's, shifted to stay inside the window.
 */
export function computePopoverPosition(
  button: Box,
  layer: Size,
  view: Size,
  align: 'start' | 'end',
  rightToLeft: boolean,
): PopoverPosition {
  const below = view.height - button.bottom - ANCHOR_GAP_PX - VIEWPORT_MARGIN_PX;
  const above = button.top - ANCHOR_GAP_PX - VIEWPORT_MARGIN_PX;
  const isBelow = layer.height <= below || below >= above;
  const maxHeight = Math.max(0, Math.min(isBelow ? below : above, view.height - 2 * VIEWPORT_MARGIN_PX));
  const height = Math.min(layer.height, maxHeight);
  const top = isBelow ? button.bottom + ANCHOR_GAP_PX : button.top - ANCHOR_GAP_PX - height;
  const left = (align === 'start') === rightToLeft ? button.right - layer.width : button.left;
  return {
    left: clamp(left, VIEWPORT_MARGIN_PX, view.width - VIEWPORT_MARGIN_PX - layer.width),
    top: clamp(top, VIEWPORT_MARGIN_PX, view.height - VIEWPORT_MARGIN_PX - height),
    maxHeight,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
