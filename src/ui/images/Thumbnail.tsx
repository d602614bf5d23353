import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './Thumbnail.module.css';
import { useOwnUrl } from './useOwnUrl';

interface ThumbnailProps {
  src: string | null;
  /** Alternative text. Defaults to the kind. */
  label?: string | undefined;
  kind?: 'image' | 'video' | undefined;
}

/** Thumbnail of an attachment or product. Shows an icon if the image is on another host than the media's or fails to load. */
export function Thumbnail({ src, label, kind = 'image' }: ThumbnailProps) {
  const translate = useTranslate();
  const url = useOwnUrl(src);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const text = label ?? translate(`ui.image.${kind}`);
  if (!url || url === brokenUrl) {
    const broken = translate('ui.image.broken', { label: text });
    return (
      <span role="img" aria-label={broken} title={broken} className={classes(styles.thumbnail, styles.broken)}>
        <Icon name="image" />
      </span>
    );
  }
  return (
    <span className={styles.thumbnail}>
      <img
        src={url}
        alt={text}
        width={36}
        height={36}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={styles.picture}
        onError={() => setBrokenUrl(url)}
      />
      {kind === 'video' && (
        <span className={styles.play}>
          <Icon name="play" filled />
        </span>
      )}
    </span>
  );
}
