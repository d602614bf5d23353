import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveContent, PreviewContent } from './previewContent';
import { type FrameMessage, readFrameMessage, type ShowMessage } from './previewMessages';

/** How long the document may take until it can show something, in ms. */
const longestStart = 15_000;

/** Pixels beyond which a preview is scrolled within itself. */
const greatestHeight = 20_000;

/** Times that one content may change its height: a style that makes itself higher by the height it is given has no end. */
const mostHeights = 30;

interface PreviewWindow {
  /** `failed` when the document did not come. */
  state: 'starting' | 'shown' | 'failed';
  /** Pixels that the content is high; 0 until it is known. */
  height: number;
  /** Begins anew with this key for the frame, after a failure. */
  attempt: number;
  retry: () => void;
}

interface WindowParts {
  content: PreviewContent;
  live?: LiveContent<PreviewContent> | undefined;
  onPick?: ((name: string) => void) | undefined;
}

/**
 * What goes to and fro between the console and the document in a frame. The newest content is sent once the one
 * before it is shown: however fast somebody types, nothing piles up.
 */
export function usePreviewWindow(
  frame: RefObject<HTMLIFrameElement | null>,
  { content, live, onPick }: WindowParts,
): PreviewWindow {
  const [state, setState] = useState<PreviewWindow['state']>('starting');
  const [height, setHeight] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const line = useRef<Line>(newLine());

  const send = useCallback(() => {
    const { current } = line;
    const target = frame.current?.contentWindow;
    if (!target || !current.isOpen || current.sent !== current.shown || !current.next) return;
    current.sent += 1;
    current.heights = 0;
    // The document has no origin that could be named here; whoever else would listen in this frame is of the console.
    target.postMessage({ ...current.next, turn: current.sent } satisfies ShowMessage, '*');
    current.next = null;
  }, [frame]);

  const canPick = onPick !== undefined;
  const show = useCallback(
    (shown: PreviewContent) => {
      const next = messageOf(shown, canPick);
      if (isSame(next, line.current.last)) return;
      line.current.last = next;
      line.current.next = next;
      send();
    },
    [canPick, send],
  );
  useLayoutEffect(() => show(content), [content, show]);
  useLayoutEffect(() => live?.(show), [live, show]);

  const take = useTake({ line, send, setState, setHeight, onPick });
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      // A sandboxed document has no origin; nothing else can be the window of this frame.
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const message = readFrameMessage(data);
      if (message) take(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, take]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is waited anew at each attempt
  useEffect(() => {
    if (state !== 'starting') return;
    const timer = setTimeout(() => setState('failed'), longestStart);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  const retry = () => {
    line.current = { ...newLine(), last: line.current.last, next: line.current.last };
    setState('starting');
    setAttempt((before) => before + 1);
  };
  return { state, height, attempt, retry };
}

function messageOf(content: PreviewContent, canPick: boolean): ShowMessage {
  const { body, css, ownCss = '', locale, direction, scheme } = content;
  return { kind: 'show', turn: 0, body: body.toString(), css, ownCss, locale, direction, scheme, canPick };
}

/** Nothing has changed, though it was put together anew. */
const isSame = (one: ShowMessage, other: ShowMessage | null) =>
  other !== null &&
  one.body === other.body &&
  one.css === other.css &&
  one.ownCss === other.ownCss &&
  one.locale === other.locale &&
  one.direction === other.direction &&
  one.scheme === other.scheme &&
  one.canPick === other.canPick;

/** What was said on the way to a document. */
interface Line {
  /** The document listens. */
  isOpen: boolean;
  /** Turns that were sent, and of them the newest that is known to stand there. */
  sent: number;
  shown: number;
  /** What waits to be sent. */
  next: ShowMessage | null;
  /** What was asked for last. */
  last: ShowMessage | null;
  /** Times that this content has told its height. */
  heights: number;
}

const newLine = (): Line => ({ isOpen: false, sent: 0, shown: 0, next: null, last: null, heights: 0 });

interface TakeParts {
  line: RefObject<Line>;
  send: () => void;
  setState: (state: PreviewWindow['state']) => void;
  setHeight: (height: number) => void;
  onPick: ((name: string) => void) | undefined;
}

/** What is done with each thing that a document says. */
function useTake({ line, send, setState, setHeight, onPick }: TakeParts): (message: FrameMessage) => void {
  const picked = useRef(onPick);
  useLayoutEffect(() => {
    picked.current = onPick;
  }, [onPick]);
  return useCallback(
    (message) => {
      const { current } = line;
      if (message.kind === 'ready') {
        // Also where the browser loads the document anew.
        line.current = { ...newLine(), isOpen: true, last: current.last, next: current.last };
        send();
      } else if (message.kind === 'shown') {
        if (message.turn !== current.sent) return;
        current.shown = message.turn;
        setState('shown');
        send();
      } else if (message.kind === 'height') {
        current.heights += 1;
        if (current.heights <= mostHeights) setHeight(Math.min(message.height, greatestHeight));
      } else {
        picked.current?.(message.name);
      }
    },
    [line, send, setState, setHeight],
  );
}
