import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPreviewChannel, type PreviewPayload } from './previewChannel';
import type { LiveContent, PreviewContent } from './previewContent';
import { isReady } from './previewMessages';

/** Timeout for the preview document. */
const START_TIMEOUT_MS = 15_000;

/** Higher content is scrolled inside the frame. */
const MAX_HEIGHT_PX = 20_000;

interface PreviewWindow {
  /** `failed` if the document did not load in time. */
  state: 'starting' | 'shown' | 'failed';
  /** Content height in px; 0 until known. */
  height: number;
  /** Key of the frame; incremented by `retry`. */
  attempt: number;
  retry: () => void;
}

interface PreviewWindowOptions {
  content: PreviewContent;
  live?: LiveContent<PreviewContent> | undefined;
  onPick?: ((name: string) => void) | undefined;
}

/** Connects to the document of a preview frame and keeps its content in sync. */
export function usePreviewWindow(
  frame: RefObject<HTMLIFrameElement | null>,
  { content, live, onPick }: PreviewWindowOptions,
): PreviewWindow {
  const [state, setState] = useState<PreviewWindow['state']>('starting');
  const [height, setHeight] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const latestOnPick = useRef(onPick);
  useLayoutEffect(() => {
    latestOnPick.current = onPick;
  }, [onPick]);
  const [channel] = useState(() =>
    createPreviewChannel({
      onRendered: () => setState('shown'),
      onHeight: (reportedHeight) => setHeight(Math.min(reportedHeight, MAX_HEIGHT_PX)),
      onPick: (name) => latestOnPick.current?.(name),
    }),
  );

  const canPick = onPick !== undefined;
  const show = useCallback((next: PreviewContent) => channel.show(toPreviewPayload(next, canPick)), [canPick, channel]);
  useLayoutEffect(() => show(content), [content, show]);
  useLayoutEffect(() => live?.(show), [live, show]);

  useEffect(() => {
    const handleMessage = ({ source, origin, data, ports: [port] }: MessageEvent) => {
      // A sandboxed document has the origin 'null', and the source check identifies this frame. The ready message is
      // repeated when the browser reloads the document.
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      if (port && isReady(data)) channel.open(port);
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
      channel.close();
    };
  }, [frame, channel]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timeout on each attempt
  useEffect(() => {
    if (state !== 'starting') return;
    const timer = setTimeout(() => setState('failed'), START_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  const retry = () => {
    channel.close();
    setState('starting');
    setAttempt((before) => before + 1);
  };
  return { state, height, attempt, retry };
}

function toPreviewPayload(content: PreviewContent, canPick: boolean): PreviewPayload {
  const { body, css, ownCss = '', locale, direction, scheme } = content;
  return { body: body.toString(), css, ownCss, locale, direction, scheme, canPick };
}
