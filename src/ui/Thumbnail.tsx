import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { safeUrl } from '../lib/safeUrl';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  src: string | null;
  /** What it shows; without it, its kind is said. */
  label?: string | undefined;
  kind?: 'image' | 'video' | undefined;
}

/** A small picture of an attachment or product; an icon stands in for one that cannot be loaded. */
export function Thumbnail({ src, label, kind = 'image' }: ThumbnailProps) {
  const translate = useTranslate();
  const url = safeUrl(src);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const words = label ?? translate(`ui.image.${kind}`);
  if (!url || url === brokenUrl) {
    const broken = translate('ui.image.broken', { label: words });
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
        alt={words}
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
