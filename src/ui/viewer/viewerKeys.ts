import type { Point } from './zoom';

/** Keyboard commands of the viewer. `image` is null if there is no image to zoom. */
export interface ViewerCommands {
  close: () => void;
  /** Goes to the item on the right or left. */
  sideways: (isRight: boolean) => void;
  first: () => void;
  last: () => void;
  image: null | { larger: () => void; smaller: () => void; fit: () => void; pan: (by: Point) => void };
}

/** Pan distance of Shift with an arrow key. */
const PAN_STEP_PX = 80;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_STEP_PX, y: 0 },
  ArrowRight: { x: -PAN_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP_PX },
  ArrowDown: { x: 0, y: -PAN_STEP_PX },
};

/**
 * Returns the command of a key: arrows navigate, Shift with an arrow pans an image. Returns undefined for other keys.
 */
export function getViewerCommand(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { image, ...commands }: ViewerCommands,
): (() => void) | undefined {
  const arrow = arrows[key];
  if (arrow && shiftKey) return image ? () => image.pan(arrow) : undefined;
  if (arrow) return arrow.y === 0 ? () => commands.sideways(key === 'ArrowRight') : undefined;
  switch (key) {
    case 'Escape':
      return commands.close;
    case 'Home':
      return commands.first;
    case 'End':
      return commands.last;
    case '+':
    case '=':
      return image?.larger;
    case '-':
      return image?.smaller;
    case '0':
      return image?.fit;
    default:
      return undefined;
  }
}
