/**
 * Messages between the console and a preview document. Messages of another shape are ignored.
 * The document transfers a port to the console when it is ready; all other messages use that port. They don't wait for
 * the main window's tasks, so that the preview renders typed text while the console renders the field.
 */

import type { Scheme } from '../../theme/tokens';
import type { Direction } from '../../theme/useCurrentDirection';

/** First message of a document to its parent, with the port for all other messages. */
export const readyMessage = { kind: 'ready' } as const;

/** Renders content. */
export interface ShowMessage {
  kind: 'show';
  /** Sequence number, returned by `shown`. */
  turn: number;
  body: string;
  /** CSS; null if unchanged. */
  css: string | null;
  ownCss: string | null;
  locale: string;
  direction: Direction;
  scheme: Scheme;
  /** Elements with a `data-pick` name can be clicked. */
  canPick: boolean;
}

export type FrameMessage =
  /** The content has been rendered. */
  | { kind: 'shown'; turn: number }
  /** Content height in px. */
  | { kind: 'height'; height: number }
  /** An element with a `data-pick` name was clicked. */
  | { kind: 'pick'; name: string };

type Fields = Readonly<Record<string, unknown>>;

function toFields(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isCssText = (value: unknown): value is string | null => value === null || typeof value === 'string';

const MAX_NAME_LENGTH = 200;

/** Whether a message is the ready message. */
export const isReady = (data: unknown): boolean => toFields(data)['kind'] === readyMessage.kind;

/** Parses a message of the document. Returns null if invalid. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  const { kind, turn, height, name } = toFields(data);
  if (kind === 'shown' && isCount(turn)) return { kind, turn };
  if (kind === 'height' && isCount(height)) return { kind, height };
  if (kind === 'pick' && typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH)
    return { kind, name };
  return null;
}

/** Parses a message of the console. Returns null if invalid. */
export function parseShowMessage(data: unknown): ShowMessage | null {
  const { kind, turn, body, css, ownCss, locale, direction, scheme, canPick } = toFields(data);
  if (kind !== 'show' || !isCount(turn)) return null;
  if (typeof body !== 'string' || !isCssText(css) || !isCssText(ownCss) || typeof locale !== 'string') return null;
  if (direction !== 'ltr' && direction !== 'rtl') return null;
  if (scheme !== 'light' && scheme !== 'dark') return null;
  return { kind, turn, body, css, ownCss, locale, direction, scheme, canPick: canPick === true };
}
