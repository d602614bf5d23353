import { useTranslate } from 'ra-core';
import { type CSSProperties, useRef } from 'react';
import { Button } from '../Button';
import { classes } from '../classes';
import { Skeleton } from '../Skeleton';
import { useWidth } from '../useWidth';
import styles from './PreviewFrame.module.css';
import { type LiveContent, type PreviewContent, type PreviewWidth, previewWidths } from './previewContent';
import { usePreviewWindow } from './usePreviewWindow';

export interface PreviewFrameProps {
  /** What the frame shows, for those who do not see it. */
  title: string;
  /** Kept (useMemo) where the same is shown again: whatever is new here is sent to the frame. */
  content: PreviewContent;
  /** Content that is shown without a word to React; it has to come as `content` too. The same function (useCallback) as long as it tells of the same. */
  live?: LiveContent<PreviewContent> | undefined;
  width: PreviewWidth;
  /**
   * `content`: as high as what it shows, scrolled from outside. `screen`: as high as the device's screen, scrolled
   * within, for what keeps its place on a screen.
   */
  fit?: 'content' | 'screen' | undefined;
  /** Something with this `data-pick` name was clicked. There has to be a way to the same by keyboard. */
  onPick?: ((name: string) => void) | undefined;
}

/** Heights of the screens of those widths, in pixels. */
const screenHeights: Readonly<Record<PreviewWidth, number>> = {
  [previewWidths.phone]: 640,
  [previewWidths.tablet]: 960,
  [previewWidths.desktop]: 720,
};

/** Where the server has the document of previews: that which asks the media host alone for pictures, and that which asks any. */
const addressOf = ({ showsPictures = false }: PreviewContent) =>
  `${import.meta.env.BASE_URL}preview${showsPictures ? '/pictures' : ''}`;

/**
 * A document as others will see it, cut off from the console: a page of its own with a policy of its own, sandboxed,
 * in which nothing can be pressed, at the width of a device, scaled down to the room there is. Needs the words of the
 * area `previewFrame`.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  // Which document it is decides what it may load; another one is another frame.
  return <Frame key={addressOf(props.content)} {...props} />;
}

function Frame({ title, content, live, width, fit = 'content', onPick }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { element, width: room } = useWidth<HTMLElement>();
  const { state, height: told, attempt, retry } = usePreviewWindow(frame, { content, live, onPick });
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const isScreen = fit === 'screen';
  const height = isScreen || told === 0 ? screenHeights[width] : told;
  if (state === 'failed') return <NotLoaded onRetry={retry} />;
  return (
    <section
      ref={element}
      aria-label={title}
      aria-busy={state === 'starting'}
      // What is scrolled must be reached by keyboard.
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
          src={addressOf(content)}
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

/** Stands where the document of the preview did not come. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div role="alert" className={classes(styles.room, styles.failed)}>
      <p>{translate('previewFrame.failed')}</p>
      <Button onClick={onRetry}>{translate('ui.retry')}</Button>
    </div>
  );
}
