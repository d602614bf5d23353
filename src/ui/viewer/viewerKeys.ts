import type { Point } from './zoom';

/** What a key can do in the viewer. Those of a picture are null where there is none to zoom. */
export interface ViewerCommands {
  close: () => void;
  /** The one beside it, to the right or the left. */
  aside: (isRight: boolean) => void;
  first: () => void;
  last: () => void;
  picture: null | { larger: () => void; smaller: () => void; fit: () => void; move: (by: Point) => void };
}

/** Pixels that Shift and an arrow move a picture. */
const panStep = 80;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

/** The command of a key: Shift and an arrow move a picture, an arrow turns to another. Undefined where it is none of the viewer's. */
export function commandOf(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { picture, ...commands }: ViewerCommands,
): (() => void) | undefined {
  const arrow = arrows[key];
  if (arrow && shiftKey) return picture ? () => picture.move(arrow) : undefined;
  if (arrow) return arrow.y === 0 ? () => commands.aside(key === 'ArrowRight') : undefined;
  switch (key) {
    case 'Escape':
      return commands.close;
    case 'Home':
      return commands.first;
    case 'End':
      return commands.last;
    case '+':
    case '=':
      return picture?.larger;
    case '-':
      return picture?.smaller;
    case '0':
      return picture?.fit;
    default:
      return undefined;
  }
}
