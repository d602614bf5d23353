import { useTranslate } from 'ra-core';
import { type RefObject, useState } from 'react';
import type { MediaUrl } from '../../lib/url/classifyMediaUrl';
import { Button } from '../buttons/Button';
import { useFocusRestore } from '../focus/useFocusRestore';
import { Icon } from '../icons/Icon';
import { Spinner } from '../icons/Spinner';
import { ExternalLink } from '../navigation/ExternalLink';
import styles from './MediaViewer.module.css';
import type { MediaItem } from './mediaItem';
import type { ZoomView } from './useZoom';

interface MediaStageProps {
  item: MediaItem;
  itemUrl: MediaUrl;
  /** URL of the video's poster image; null if there is none. */
  poster: string | null;
  /** Gets the focus when a focused button inside unmounts. */
  stage: RefObject<HTMLElement | null>;
  image: RefObject<HTMLImageElement | null>;
  view: ZoomView;
  /** Horizontal offset of a swipe in px; null if there is no swipe. */
  swipeOffset: number | null;
  isBroken: boolean;
  onBroken: (isBroken: boolean) => void;
}

/** An image or video, or the reason why it isn't shown. Use the URL as key. */
export function MediaStage(props: MediaStageProps) {
  const { item, itemUrl, poster, stage, image, view, swipeOffset, isBroken, onBroken } = props;
  const translate = useTranslate();
  const [isLoaded, setLoaded] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useFocusRestore(stage);
  if (itemUrl.kind !== 'own') {
    return (
      <MediaError
        why={
          itemUrl.kind === 'foreign' ? translate('viewer.foreign', { host: itemUrl.host }) : translate('viewer.unsafe')
        }
        src={item.src}
      />
    );
  }
  if (isBroken) {
    const retry = () => {
      setAttempt(attempt + 1);
      onBroken(false);
    };
    return <MediaError why={translate(`viewer.broken.${item.kind}`)} src={item.src} onRetry={retry} />;
  }
  if (item.kind === 'video') {
    return (
      // Customer videos have no captions.
      <video
        key={attempt}
        src={itemUrl.url}
        {...(poster !== null && { poster })}
        controls
        playsInline
        preload="metadata"
        aria-label={item.label}
        className={styles.media}
        onError={() => onBroken(true)}
      />
    );
  }
  const { scale, x, y } = view;
  return (
    <>
      {!isLoaded && (
        <span className={styles.wait}>
          <Spinner label />
        </span>
      )}
      <img
        key={attempt}
        ref={image}
        src={itemUrl.url}
        alt={item.label}
        referrerPolicy="no-referrer"
        draggable={false}
        className={styles.media}
        data-held={swipeOffset !== null || undefined}
        style={{ transform: `translate(${x + (swipeOffset ?? 0)}px, ${y}px) scale(${scale})` }}
        onLoad={() => setLoaded(true)}
        onError={() => onBroken(true)}
      />
    </>
  );
}

interface MediaErrorProps {
  why: string;
  src: string | null;
  onRetry?: () => void;
}

/** Explains why media can't be shown and links to it. */
function MediaError({ why, src, onRetry }: MediaErrorProps) {
  const translate = useTranslate();
  return (
    <div className={styles.notShown}>
      <Icon name="image" size={20} />
      <p>{why}</p>
      {src !== null && src !== '' && (
        <p className={styles.address}>
          <ExternalLink href={src}>
            <bdi>{src}</bdi>
          </ExternalLink>
        </p>
      )}
      {onRetry && <Button onClick={onRetry}>{translate('ui.retry')}</Button>}
    </div>
  );
}
