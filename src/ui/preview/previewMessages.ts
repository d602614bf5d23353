/**
 * What the console and the document of a preview say to one another; what has another shape is taken as nothing.
 * The document hands a port to the console when it is ready. All else goes through that: it needs no turn of either
 * page's own, so that the document draws what is typed while the console draws the field.
 */
import type { Direction } from '../../theme/shownDirection';
import type { Scheme } from '../../theme/tokens';

/** The first word of a document, to the window that frames it, with the port at which it listens. */
export const readyMessage = { kind: 'ready' } as const;

/** Show this. */
export interface ShowMessage {
  kind: 'show';
  /** Counts what was sent, so that an answer tells what it is about. */
  turn: number;
  body: string;
  /** Style sheets; null where they are as they were. */
  css: string | null;
  ownCss: string | null;
  locale: string;
  direction: Direction;
  scheme: Scheme;
  /** What has a name can be picked by a click. */
  canPick: boolean;
}

export type FrameMessage =
  /** What was sent stands there. */
  | { kind: 'shown'; turn: number }
  /** Pixels that the content is high. */
  | { kind: 'height'; height: number }
  /** Something that has a name was clicked. */
  | { kind: 'pick'; name: string };

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isSheet = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Longest name of what can be picked. */
const longestName = 200;

/** A document says that it can show something. */
export const isReady = (data: unknown): boolean => fieldsOf(data)['kind'] === readyMessage.kind;

/** What the document of a preview said; null where it is nothing that one says. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { kind, turn, height, name } = fieldsOf(data);
  if (kind === 'shown' && isCount(turn)) return { kind, turn };
  if (kind === 'height' && isCount(height)) return { kind, height };
  if (kind === 'pick' && typeof name === 'string' && name !== '' && name.length <= longestName) return { kind, name };
  return null;
}

/** What the console asked the document of a preview for; null where it is nothing that it asks. */
export function readShowMessage(data: unknown): ShowMessage | null {
  const { kind, turn, body, css, ownCss, locale, direction, scheme, canPick } = fieldsOf(data);
  if (kind !== 'show' || !isCount(turn)) return null;
  if (typeof body !== 'string' || !isSheet(css) || !isSheet(ownCss) || typeof locale !== 'string') return null;
  if (direction !== 'ltr' && direction !== 'rtl') return null;
  if (scheme !== 'light' && scheme !== 'dark') return null;
  return { kind, turn, body, css, ownCss, locale, direction, scheme, canPick: canPick === true };
}
