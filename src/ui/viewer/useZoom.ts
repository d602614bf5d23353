import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Minimum horizontal distance of a swipe. */
const MIN_SWIPE_PX = 60;
/** Scale after a double click. */
const DOUBLE_CLICK_SCALE = 2.5;

/**
 * Zoom by wheel, double click, and pinch; pan by dragging. A swipe over an unzoomed image navigates.
 * @param onSwipe called with the direction of the finger; -1 is left
 */
export function useZoom(
  container: RefObject<HTMLElement | null>,
  image: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
) {
  const [view, setView] = useState<ZoomView>(fitView);
  /** Horizontal offset of the current swipe; null if there is none. */
  const [swipeOffset, setSwipeOffset] = useState<number | null>(null);
  const pointers = useRef(new Map<number, Point>());

  const zoomTo = (nextScale: (scale: number) => number, point: Point = { x: 0, y: 0 }) =>
    setView((current) =>
      zoomAtPoint(current, nextScale(current.scale), point, measure(container.current, image.current)),
    );
  const pan = (by: Point) => setView((current) => panBy(current, by, measure(container.current, image.current)));

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // Normalizes lines and pages to pixels. Pinching a touch pad sends small wheel events with Ctrl.
    const pixels = event.deltaY * ([1, 16, 160][event.deltaMode] ?? 1);
    zoomTo((scale) => scale * Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), toPoint(event, container.current));
  });
  useEffect(() => {
    const element = container.current;
    // React's wheel listeners are passive and can't prevent scrolling.
    const listener = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [container]);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, toPoint(event, container.current));
    setSwipeOffset(0);
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const previous = pointers.current.get(event.pointerId);
    if (!previous) return;
    const point = toPoint(event, container.current);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, point);
    if (other) {
      const ratio = distance(point, other) / Math.max(1, distance(previous, other));
      return zoomTo((scale) => scale * ratio, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    }
    if (view.scale === 1) setSwipeOffset((swipe) => (swipe ?? 0) + point.x - previous.x);
    else pan({ x: point.x - previous.x, y: point.y - previous.y });
  };
  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    setSwipeOffset(null);
    const swipe = event.type === 'pointerup' && view.scale === 1 ? (swipeOffset ?? 0) : 0;
    if (Math.abs(swipe) >= MIN_SWIPE_PX) onSwipe(swipe < 0 ? -1 : 1);
  };

  return {
    view,
    swipeOffset,
    zoomTo,
    pan,
    reset: () => setView(fitView),
    gestures: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoomTo((scale) => (scale > 1 ? 1 : DOUBLE_CLICK_SCALE), toPoint(event, container.current)),
    },
  };
}

/** Pointer position relative to the center of the room. */
function toPoint({ clientX, clientY }: { clientX: number; clientY: number }, container: HTMLElement | null): Point {
  const { left, top, width, height } = container?.getBoundingClientRect() ?? new DOMRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Layout sizes, independent of the zoom. */
function measure(container: HTMLElement | null, image: HTMLElement | null): ZoomSizes {
  const of = (element: HTMLElement | null) => ({
    width: element?.offsetWidth ?? 0,
    height: element?.offsetHeight ?? 0,
  });
  return { container: of(container), image: of(image) };
}

/** Zoom calculations, shared by gestures and keys. */

/** Scale relative to the fitted size, and offset of the image's center from the container's center in px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

interface Size {
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
