import '../../../i18n/en/areas/previewFrame';
import { useTranslate } from 'ra-core';
import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getBasePath } from '../../boot/basePath';
import { Button } from '../buttons/Button';
import { classes } from '../classes';
import { Skeleton } from '../feedback/Skeleton';
import { useElementWidth } from '../layout/useElementWidth';
import styles from './PreviewFrame.module.css';
import { createPreviewChannel, type PreviewPayload } from './previewChannel';
import { type LiveContent, type PreviewContent, type PreviewWidth, previewWidths } from './previewContent';
import { isReady } from './previewMessages';

export interface PreviewFrameProps {
  /** Accessible name of the frame. */
  title: string;
  /** Memoize: changed content is sent to the frame. */
  content: PreviewContent;
  /** Content that bypasses React; it must also arrive as `content`. Memoize (useCallback). */
  live?: LiveContent<PreviewContent> | undefined;
  width: PreviewWidth;
  /**
   * `content`: as high as its content, scrolled from outside. `screen`: as high as a device screen, scrolled inside,
   * for content with fixed positions.
   */
  fit?: 'content' | 'screen' | undefined;
  /** Called with the `data-pick` name of a clicked element. There must be a keyboard alternative. */
  onPick?: ((name: string) => void) | undefined;
}

/** Screen heights in px by width. */
const screenHeights: Readonly<Record<PreviewWidth, number>> = {
  [previewWidths.phone]: 640,
  [previewWidths.tablet]: 960,
  [previewWidths.desktop]: 720,
};

/** Preview document of the server, whose policy allows images of the media host only or of any host. */
const buildPreviewUrl = ({ showsPictures = false }: PreviewContent) =>
  `${getBasePath()}/preview${showsPictures ? '/pictures' : ''}`;

/**
 * Sandboxed, non-interactive preview of a document at the width of a device, scaled to the available width. The
 * document has a separate origin and Content-Security-Policy. Needs the messages of the `previewFrame` area.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  // The document decides what may be loaded, so another one needs a new frame.
  return <Frame key={buildPreviewUrl(props.content)} {...props} />;
}

function Frame({ title, content, live, width, fit = 'content', onPick }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { element, width: availableWidth } = useElementWidth<HTMLElement>();
  const { state, height: reportedHeight, attempt, retry } = usePreviewWindow(frame, { content, live, onPick });
  const scale = availableWidth === 0 ? 1 : Math.min(1, availableWidth / width);
  const isScreen = fit === 'screen';
  const height = isScreen || reportedHeight === 0 ? screenHeights[width] : reportedHeight;
  if (state === 'failed') return <PreviewError onRetry={retry} />;
  return (
    <section
      ref={element}
      aria-label={title}
      aria-busy={state === 'starting'}
      // Scrollable content must be focusable.
      tabIndex={isScreen ? undefined : 0}
      className={classes(styles.room, isScreen && styles.screen)}
    >
      <div
        className={styles.page}
        style={{ inlineSize: width * scale, blockSize: height * scale, '--scale': scale } as CSSProperties}
      >
        {state === 'starting' && (
          <div className={styles.waiting}>
            <Skeleton height="100%" />
          </div>
        )}
        <iframe
          key={attempt}
          ref={frame}
          title={title}
          src={buildPreviewUrl(content)}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          tabIndex={isScreen ? 0 : -1}
          width={width}
          height={height}
          className={classes(styles.frame, styles[content.scheme], state === 'starting' && styles.starting)}
        />
      </div>
    </section>
  );
}

/** Shown if the preview document failed to load. */
function PreviewError({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div role="alert" className={classes(styles.room, styles.failed)}>
      <p>{translate('previewFrame.failed')}</p>
      <Button onClick={onRetry}>{translate('ui.retry')}</Button>
    </div>
  );
}

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
function usePreviewWindow(
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
