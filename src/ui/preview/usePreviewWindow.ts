import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveContent, PreviewContent } from './previewContent';
import { createPreviewLine, type Shown } from './previewLine';
import { isReady } from './previewMessages';

/** How long the document may take until it can show something, in ms. */
const longestStart = 15_000;

/** Pixels beyond which a preview is scrolled within itself. */
const greatestHeight = 20_000;

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

/** Shows something in the document of a frame, and hears what that document tells. */
export function usePreviewWindow(
  frame: RefObject<HTMLIFrameElement | null>,
  { content, live, onPick }: WindowParts,
): PreviewWindow {
  const [state, setState] = useState<PreviewWindow['state']>('starting');
  const [height, setHeight] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const picked = useRef(onPick);
  useLayoutEffect(() => {
    picked.current = onPick;
  }, [onPick]);
  const [line] = useState(() =>
    createPreviewLine({
      onShown: () => setState('shown'),
      onHeight: (told) => setHeight(Math.min(told, greatestHeight)),
      onPick: (name) => picked.current?.(name),
    }),
  );

  const canPick = onPick !== undefined;
  const show = useCallback((next: PreviewContent) => line.show(shownOf(next, canPick)), [canPick, line]);
  useLayoutEffect(() => show(content), [content, show]);
  useLayoutEffect(() => live?.(show), [live, show]);

  useEffect(() => {
    const listen = ({ source, origin, data, ports: [port] }: MessageEvent) => {
      // A sandboxed document has no origin; nothing else can be the window of this frame. It is ready anew where the
      // browser loads it anew.
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      if (port && isReady(data)) line.open(port);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      line.close();
    };
  }, [frame, line]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is waited anew at each attempt
  useEffect(() => {
    if (state !== 'starting') return;
    const timer = setTimeout(() => setState('failed'), longestStart);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  const retry = () => {
    line.close();
    setState('starting');
    setAttempt((before) => before + 1);
  };
  return { state, height, attempt, retry };
}

function shownOf(content: PreviewContent, canPick: boolean): Shown {
  const { body, css, ownCss = '', locale, direction, scheme } = content;
  return { body: body.toString(), css, ownCss, locale, direction, scheme, canPick };
}
