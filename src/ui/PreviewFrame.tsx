import { useTranslate } from 'ra-core';
import { type CSSProperties, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import styles from './PreviewFrame.module.css';
import { type PreviewContent, previewDocument, trustedDocument } from './previewDocument';
import { useWidth } from './useWidth';

/** Widths at which a preview is shown, in pixels. */
export const previewWidths = { phone: 360, desktop: 1024 } as const;
export type PreviewWidth = keyof typeof previewWidths;

interface PreviewFrameProps extends PreviewContent {
  /** What the frame shows, for those who do not see it. */
  title: string;
  /** Pixels that the content is high about, at a width: so that the place it is scrolled to stays while it changes. */
  heightAt: (width: number) => number;
}

/**
 * A document as others will see it, cut off from the console: sandboxed, without scripts, forms and requests. Its
 * links lead nowhere. At the width of a phone or of a desktop, scaled down to the room there is. Its words are those
 * of the area `preview`.
 */
export function PreviewFrame({ title, heightAt, body, css, locale, direction }: PreviewFrameProps) {
  const translate = useTranslate();
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const { element, width: room } = useWidth<HTMLElement>();
  const pixels = previewWidths[width];
  const scale = room === 0 ? 1 : Math.min(1, room / pixels);
  const height = heightAt(pixels);
  const content = useDeferredValue(previewDocument({ body, css, locale, direction }));
  return (
    <div className={styles.preview}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would say it twice */}
      <div className={styles.widths} role="group" aria-label={translate('preview.width')}>
        {(['phone', 'desktop'] as const).map((one) => (
          <Button key={one} size="small" aria-pressed={one === width} onClick={() => setWidth(one)}>
            {translate(`preview.widths.${one}`)}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard */}
      <section ref={element} aria-label={title} tabIndex={0} className={styles.room}>
        <div
          className={styles.page}
          style={{ inlineSize: pixels * scale, blockSize: height * scale, '--scale': scale } as CSSProperties}
        >
          <Frames key={width} {...{ title, content, height }} width={pixels} />
        </div>
      </section>
    </div>
  );
}

interface FramesProps {
  title: string;
  content: string;
  width: number;
  height: number;
}

/** A new document is loaded behind the one that is shown, and takes its place once it is there: nothing blinks. */
function Frames({ title, content, width, height }: FramesProps) {
  const [shown, setShown] = useState({ turn: 0, content });
  const turns = shown.content === content ? [shown] : [shown, { turn: shown.turn + 1, content }];
  return turns.map((one) => (
    <Frame
      key={one.turn}
      {...{ title, width, height }}
      content={one.content}
      isComing={one.turn !== shown.turn}
      onLoad={() => setShown(one)}
    />
  ));
}

interface FrameProps extends FramesProps {
  /** It is not shown yet. */
  isComing: boolean;
  onLoad: () => void;
}

function Frame({ title, content, width, height, isComing, onLoad }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    // Set here: React makes a plain text of it, which the policy of the page refuses.
    if (frame.current) frame.current.srcdoc = trustedDocument(content);
  }, [content]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox=""
      tabIndex={-1}
      referrerPolicy="no-referrer"
      width={width}
      height={height}
      aria-hidden={isComing || undefined}
      className={classes(styles.frame, isComing && styles.coming)}
      onLoad={onLoad}
    />
  );
}
