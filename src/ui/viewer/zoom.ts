/** How a picture lies in the room it is looked at in: pure, so that every gesture and key does the same. */

/** Pixels from the middle of the room to the middle of the picture, and how many times larger than fitted it is. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The room, and the picture as it is fitted into it. */
export interface Sizes {
  room: Size;
  picture: Size;
}

export interface Point {
  x: number;
  y: number;
}

/** All of the picture. */
export const fitted: View = { scale: 1, x: 0, y: 0 };

/** Times larger than fitted, at most. */
export const mostScale = 8;

/** The view at another scale in which what lies at a point (from the middle of the room) still lies there, as far as its edges allow. */
export function zoomAt({ scale, x, y }: View, wanted: number, point: Point, sizes: Sizes): View {
  const next = Math.min(mostScale, Math.max(1, wanted));
  const ratio = next / scale;
  return inside({ scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio }, sizes);
}

/** The view moved by so many pixels, as far as its edges allow. */
export function panBy({ scale, x, y }: View, by: Point, sizes: Sizes): View {
  return inside({ scale, x: x + by.x, y: y + by.y }, sizes);
}

/** No edge of the picture comes further in than the room's, and what fits stays in the middle. */
function inside({ scale, x, y }: View, { room, picture }: Sizes): View {
  const held = (value: number, side: number, space: number) => {
    const most = Math.max(0, (side * scale - space) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: held(x, picture.width, room.width), y: held(y, picture.height, room.height) };
}
