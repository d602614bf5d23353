/** Zoom calculations, shared by gestures and keys. */

/** Scale relative to the fitted size, and offset of the image's center from the container's center in px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Sizes of the container and of the fitted image. */
export interface ZoomSizes {
  container: Size;
  image: Size;
}

export interface Point {
  x: number;
  y: number;
}

/** Shows the whole image. */
export const fitView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Maximum scale relative to the fitted size. */
export const MAX_SCALE = 8;

/** Zooms while keeping a point (relative to the center) in place, within the image's edges. */
export function zoomAtPoint({ scale, x, y }: ZoomView, targetScale: number, point: Point, sizes: ZoomSizes): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, targetScale));
  const ratio = next / scale;
  return clamp({ scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio }, sizes);
}

/** Pans by an offset in px, within the image's edges. */
export function panBy({ scale, x, y }: ZoomView, by: Point, sizes: ZoomSizes): ZoomView {
  return clamp({ scale, x: x + by.x, y: y + by.y }, sizes);
}

/** Clamps the offset: no gap between the edges of image and container, and smaller images stay centered. */
function clamp({ scale, x, y }: ZoomView, { container, image }: ZoomSizes): ZoomView {
  const clampOffset = (value: number, side: number, available: number) => {
    const maxOffset = Math.max(0, (side * scale - available) / 2);
    return Math.min(maxOffset, Math.max(-maxOffset, value));
  };
  return { scale, x: clampOffset(x, image.width, container.width), y: clampOffset(y, image.height, container.height) };
}
