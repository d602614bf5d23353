import '../../../i18n/en/areas/viewer';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classifyMediaUrl } from '../../lib/url/classifyMediaUrl';
import { IconButton } from '../buttons/IconButton';
import { classes } from '../classes';
import { useFocusRestore } from '../focus/useFocusRestore';
import { Thumbnail } from '../images/Thumbnail';
import { useModalDialog } from '../overlays/useModalDialog';
import { MediaHead } from './MediaHead';
import { MediaStage } from './MediaStage';
import styles from './MediaViewer.module.css';
import { type MediaItem, ownUrl } from './mediaItem';
import { usePreload } from './usePreload';
import { type Point, useZoom } from './useZoom';

interface MediaViewerProps {
  items: readonly MediaItem[];
  /** Index of the initial item. */
  at: number;
  /** URLs of the hosts whose media may be loaded. */
  mediaUrls: readonly string[];
  onClose: () => void;
  /** Deletes the item at an index. The caller asks for confirmation. */
  onDelete?: ((index: number) => void) | undefined;
}

/** Zoom factor of keys and buttons. */
const ZOOM_FACTOR = 1.5;

/** Full-screen viewer of images and videos. Open while mounted. */
export default function MediaViewer({ items, at, mediaUrls, onClose, onDelete }: MediaViewerProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [requestedIndex, setRequestedIndex] = useState(at);
  const index = Math.max(0, Math.min(requestedIndex, items.length - 1));
  const item = items[index];
  const itemUrl = classifyMediaUrl(item?.src, mediaUrls);
  const key = `${item?.id} ${item?.src}`;
  const [brokenKey, setBrokenKey] = useState<string | null>(null);
  const isBroken = brokenKey === key;
  const canZoom = item?.kind === 'image' && itemUrl.kind === 'own' && !isBroken;

  const go = (to: number) => {
    if (to === index || to < 0 || to >= items.length) return;
    zoom.reset();
    setRequestedIndex(to);
  };
  /** In right-to-left languages, the next item is on the left. */
  const goAside = (isRight: boolean) => {
    const isRightToLeft = dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl';
    go(index + (isRight === isRightToLeft ? -1 : 1));
  };
  // A swipe moves in the item from the opposite side.
  const zoom = useZoom(stage, image, (direction) => goAside(direction < 0));
  const zoomActions = {
    larger: () => zoom.zoomTo((scale) => scale * ZOOM_FACTOR),
    smaller: () => zoom.zoomTo((scale) => scale / ZOOM_FACTOR),
    fit: zoom.reset,
  };
  useModalDialog(dialog, { isBusy: false, focusCancel: true, onCancel: onClose });
  useFocusRestore(stage);
  useCloseWhenEmpty(items.length === 0, onClose);
  const neighbors = [items[index + 1], items[index - 1]].filter((entry) => entry?.kind === 'image');
  usePreload(neighbors.map((neighbor) => ownUrl(neighbor?.src, mediaUrls) ?? ''));

  const onKeyDown = (event: KeyboardEvent) => {
    // Keeps shortcuts of the page behind from running.
    event.stopPropagation();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // Arrow keys seek in a focused video.
    if (event.target instanceof HTMLMediaElement && event.key !== 'Escape') return;
    const command = getViewerCommand(event, {
      close: onClose,
      sideways: goAside,
      first: () => go(0),
      last: () => go(items.length - 1),
      image: canZoom ? { ...zoomActions, pan: zoom.pan } : null,
    });
    if (!command) return;
    event.preventDefault();
    command();
  };

  if (!item) return null;
  const isLast = index === items.length - 1;
  return (
    <dialog ref={dialog} tabIndex={-1} aria-label={item.label} className={styles.viewer} onKeyDown={onKeyDown}>
      <MediaHead
        label={item.label}
        url={itemUrl.kind === 'own' && !isBroken ? itemUrl.url : null}
        zoom={canZoom ? { ...zoomActions, scale: zoom.view.scale } : null}
        onDelete={onDelete && (() => onDelete(index))}
        onClose={onClose}
      />
      <div
        ref={stage}
        tabIndex={-1}
        className={classes(styles.stage, canZoom && styles.zoomable, zoom.view.scale > 1 && styles.close)}
        {...(canZoom && zoom.gestures)}
      >
        <MediaStage
          key={key}
          item={item}
          itemUrl={itemUrl}
          poster={ownUrl(item.thumbnail, mediaUrls)}
          stage={stage}
          image={image}
          view={zoom.view}
          swipeOffset={zoom.swipeOffset}
          isBroken={isBroken}
          onBroken={(is) => setBrokenKey(is ? key : null)}
        />
      </div>
      {items.length > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            label={translate('ui.previous')}
            aria-disabled={index === 0}
            className={classes(styles.turn, styles.previous)}
            onClick={() => go(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={translate('ui.next')}
            aria-disabled={isLast}
            className={classes(styles.turn, styles.next)}
            onClick={() => go(index + 1)}
          />
        </>
      )}
      {items.length > 1 && (
        <footer className={styles.foot}>
          <MediaStrip items={items} currentIndex={index} mediaUrls={mediaUrls} onGo={go} />
        </footer>
      )}
    </dialog>
  );
}

/** Closes the viewer after the last item was deleted. */
function useCloseWhenEmpty(isEmpty: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty]);
}

interface MediaStripProps {
  items: readonly MediaItem[];
  currentIndex: number;
  mediaUrls: readonly string[];
  onGo: (currentIndex: number) => void;
}

/** Thumbnail strip; the current item is highlighted and scrolled into view. */
function MediaStrip({ items, currentIndex, mediaUrls, onGo }: MediaStripProps) {
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

/** Keyboard commands of the viewer. `image` is null if there is no image to zoom. */
interface ViewerCommands {
  close: () => void;
  /** Goes to the item on the right or left. */
  sideways: (isRight: boolean) => void;
  first: () => void;
  last: () => void;
  image: null | { larger: () => void; smaller: () => void; fit: () => void; pan: (by: Point) => void };
}

/** Pan distance of Shift with an arrow key. */
const PAN_STEP_PX = 80;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_STEP_PX, y: 0 },
  ArrowRight: { x: -PAN_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP_PX },
  ArrowDown: { x: 0, y: -PAN_STEP_PX },
};

/**
 * Returns the command of a key: arrows navigate, Shift with an arrow pans an image. Returns undefined for other keys.
 */
function getViewerCommand(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { image, ...commands }: ViewerCommands,
): (() => void) | undefined {
  const arrow = arrows[key];
  if (arrow && shiftKey) return image ? () => image.pan(arrow) : undefined;
  if (arrow) return arrow.y === 0 ? () => commands.sideways(key === 'ArrowRight') : undefined;
  switch (key) {
    case 'Escape':
      return commands.close;
    case 'Home':
      return commands.first;
    case 'End':
      return commands.last;
    case '+':
    case '=':
      return image?.larger;
    case '-':
      return image?.smaller;
    case '0':
      return image?.fit;
    default:
      return undefined;
  }
}
