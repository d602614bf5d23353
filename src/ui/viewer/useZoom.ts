import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fitted, type Point, panBy, type Sizes, type View, zoomAt } from './zoom';

/** Pixels that a finger moves sideways, at least, for the next picture. */
const swipeLeast = 60;
/** Scale of a double click. */
const closeUp = 2.5;

/**
 * Zooms by wheel, double click and two fingers, moves by dragging; a swipe over a picture that is fitted asks for another.
 * @param onSwipe -1: the finger went left
 */
export function useZoom(
  room: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
) {
  const [view, setView] = useState<View>(fitted);
  /** How far a swipe has come; null while no finger is on the picture. */
  const [held, setHeld] = useState<number | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const zoomTo = (wanted: (scale: number) => number, point: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomAt(now, wanted(now.scale), point, sizesOf(room.current, picture.current)));
  const pan = (by: Point) => setView((now) => panBy(now, by, sizesOf(room.current, picture.current)));

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // Lines and pages in place of pixels; two fingers on a touch pad come as small turns with Ctrl.
    const pixels = event.deltaY * ([1, 16, 160][event.deltaMode] ?? 1);
    zoomTo((scale) => scale * Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event, room.current));
  });
  useEffect(() => {
    const element = room.current;
    // React listens passively, which lets the page scroll.
    const listener = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [room]);

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event, room.current));
    setHeld(0);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event, room.current);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      return zoomTo((scale) => scale * ratio, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    if (view.scale === 1) setHeld((swipe) => (swipe ?? 0) + now.x - before.x);
    else pan({ x: now.x - before.x, y: now.y - before.y });
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    setHeld(null);
    const swipe = event.type === 'pointerup' && view.scale === 1 ? (held ?? 0) : 0;
    if (Math.abs(swipe) >= swipeLeast) onSwipe(swipe < 0 ? -1 : 1);
  };

  return {
    view,
    held,
    zoomTo,
    pan,
    reset: () => setView(fitted),
    gestures: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoomTo((scale) => (scale > 1 ? 1 : closeUp), pointOf(event, room.current)),
    },
  };
}

/** Where the pointer is, from the middle of the room. */
function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, room: HTMLElement | null): Point {
  const { left, top, width, height } = room?.getBoundingClientRect() ?? new DOMRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** As they are laid out, whatever they are zoomed to. */
function sizesOf(room: HTMLElement | null, picture: HTMLElement | null): Sizes {
  const of = (element: HTMLElement | null) => ({
    width: element?.offsetWidth ?? 0,
    height: element?.offsetHeight ?? 0,
  });
  return { room: of(room), picture: of(picture) };
}
