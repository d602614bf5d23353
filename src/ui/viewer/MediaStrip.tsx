import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Thumbnail } from '../images/Thumbnail';
import styles from './MediaViewer.module.css';
import { type MediaItem, ownUrl } from './mediaItem';

interface MediaStripProps {
  items: readonly MediaItem[];
  currentIndex: number;
  mediaUrls: readonly string[];
  onGo: (currentIndex: number) => void;
}

/** Thumbnail strip; the current item is highlighted and scrolled into view. */
export function MediaStrip({ items, currentIndex, mediaUrls, onGo }: MediaStripProps) {
  const translate = useTranslate();
  const visibleItemRef = useRef<HTMLButtonElement>(null);
  const id = items[currentIndex]?.id;
  useEffect(() => {
    if (id !== undefined) visibleItemRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id]);
  return (
    <ul aria-label={translate('viewer.strip')} className={styles.strip}>
      {items.map((item, index) => (
        <li key={item.id}>
          <button
            ref={index === currentIndex ? visibleItemRef : null}
            type="button"
            aria-current={index === currentIndex || undefined}
            className={styles.small}
            onClick={() => onGo(index)}
          >
            <Thumbnail
              src={ownUrl(item.thumbnail ?? (item.kind === 'image' ? item.src : null), mediaUrls)}
              kind={item.kind}
              label={item.label}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
