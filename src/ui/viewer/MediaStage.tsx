import { useTranslate } from 'ra-core';
import { type RefObject, useState } from 'react';
import type { MediaAddress } from '../../lib/mediaAddress';
import { Button } from '../Button';
import { ExternalLink } from '../ExternalLink';
import { Icon } from '../Icon';
import { Spinner } from '../Spinner';
import { useKeepFocus } from '../useKeepFocus';
import styles from './MediaViewer.module.css';
import type { MediaItem } from './mediaItem';
import type { View } from './zoom';

interface MediaStageProps {
  item: MediaItem;
  address: MediaAddress;
  /** Where its first picture may be loaded from; null where there is none. */
  poster: string | null;
  /** Keeps the focus when a button inside is gone. */
  stage: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLImageElement | null>;
  view: View;
  /** Pixels that it is held aside by a finger; null while nothing holds it. */
  held: number | null;
  isBroken: boolean;
  onBroken: (isBroken: boolean) => void;
}

/** One picture or video, or why it is not shown. Give it the address as key. */
export function MediaStage(props: MediaStageProps) {
  const { item, address, poster, stage, picture, view, held, isBroken, onBroken } = props;
  const translate = useTranslate();
  const [isThere, setThere] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useKeepFocus(stage);
  if (address.kind !== 'own') {
    return <NotShown why={translate(`viewer.${address.kind}`)} src={item.src} />;
  }
  if (isBroken) {
    const again = () => {
      setAttempt(attempt + 1);
      onBroken(false);
    };
    return <NotShown why={translate(`viewer.broken.${item.kind}`)} src={item.src} onRetry={again} />;
  }
  if (item.kind === 'video') {
    return (
      // What customers send has no captions, and none can be made up.
      <video
        key={attempt}
        src={address.url}
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
      {!isThere && (
        <span className={styles.wait}>
          <Spinner label />
        </span>
      )}
      <img
        key={attempt}
        ref={picture}
        src={address.url}
        alt={item.label}
        referrerPolicy="no-referrer"
        draggable={false}
        className={styles.media}
        data-held={held !== null || undefined}
        style={{ transform: `translate(${x + (held ?? 0)}px, ${y}px) scale(${scale})` }}
        onLoad={() => setThere(true)}
        onError={() => onBroken(true)}
      />
    </>
  );
}

interface NotShownProps {
  why: string;
  src: string | null;
  onRetry?: () => void;
}

/** Stands where something cannot be shown: why, and where it would be. */
function NotShown({ why, src, onRetry }: NotShownProps) {
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
