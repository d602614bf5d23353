/** Where a menu or popover stands beside the button that opened it. */

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

/** Distances from the corner of the window, and the most height there is, all in px. */
export interface LayerPlace {
  left: number;
  top: number;
  maxHeight: number;
}

const gap = 4;
const margin = 8;

/**
 * Below the button where it fits or there is more room than above; its start (or end) edge in line
 * with the button's, moved as far as the window's edge asks.
 */
export function layerPlace(
  button: Box,
  layer: Size,
  view: Size,
  align: 'start' | 'end',
  rightToLeft: boolean,
): LayerPlace {
  const below = view.height - button.bottom - gap - margin;
  const above = button.top - gap - margin;
  const isBelow = layer.height <= below || below >= above;
  const maxHeight = Math.max(0, Math.min(isBelow ? below : above, view.height - 2 * margin));
  const height = Math.min(layer.height, maxHeight);
  const top = isBelow ? button.bottom + gap : button.top - gap - height;
  const left = (align === 'start') === rightToLeft ? button.right - layer.width : button.left;
  return {
    left: clamp(left, margin, view.width - margin - layer.width),
    top: clamp(top, margin, view.height - margin - height),
    maxHeight,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
