import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Thumbnail } from '../Thumbnail';
import styles from './MediaViewer.module.css';
import { type MediaItem, ownUrl } from './mediaItem';

interface MediaStripProps {
  items: readonly MediaItem[];
  place: number;
  mediaUrl: string;
  onGo: (place: number) => void;
}

/** All there is to look at, small; the one that is shown is marked and in sight. */
export function MediaStrip({ items, place, mediaUrl, onGo }: MediaStripProps) {
  const translate = useTranslate();
  const shown = useRef<HTMLButtonElement>(null);
  const id = items[place]?.id;
  useEffect(() => {
    if (id !== undefined) shown.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id]);
  return (
    <ul aria-label={translate('viewer.strip')} className={styles.strip}>
      {items.map((item, index) => (
        <li key={item.id}>
          <button
            ref={index === place ? shown : null}
            type="button"
            aria-current={index === place || undefined}
            className={styles.small}
            onClick={() => onGo(index)}
          >
            <Thumbnail
              src={ownUrl(item.thumbnail ?? (item.kind === 'image' ? item.src : null), mediaUrl)}
              kind={item.kind}
              label={item.label}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
