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
export interface PopoverPosition {
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
