import '../../../i18n/en/areas/previewFrame';
import { useTranslate } from 'ra-core';
import { type CSSProperties, useRef } from 'react';
import { Button } from '../buttons/Button';
import { classes } from '../classes';
import { Skeleton } from '../feedback/Skeleton';
import { useElementWidth } from '../layout/useElementWidth';
import styles from './PreviewFrame.module.css';
import { type LiveContent, type PreviewContent, type PreviewWidth, previewWidths } from './previewContent';
import { usePreviewWindow } from './usePreviewWindow';

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
  `${import.meta.env.BASE_URL}preview${showsPictures ? '/pictures' : ''}`;

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
