import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaAddress } from '../../lib/mediaAddress';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { useKeepFocus } from '../useKeepFocus';
import { useModalDialog } from '../useModalDialog';
import { MediaHead } from './MediaHead';
import { MediaStage } from './MediaStage';
import { MediaStrip } from './MediaStrip';
import styles from './MediaViewer.module.css';
import { type MediaItem, ownUrl } from './mediaItem';
import { usePreload } from './usePreload';
import { useZoom } from './useZoom';
import { commandOf } from './viewerKeys';

interface MediaViewerProps {
  items: readonly MediaItem[];
  /** Place of the one that is shown first. */
  at: number;
  /** Base of the addresses that are loaded. */
  mediaUrl: string;
  onClose: () => void;
  /** Deletes the one at this place; the caller asks first. */
  onDelete?: ((place: number) => void) | undefined;
  /** What went wrong with it. */
  notice?: ReactNode;
}

/** Times larger or smaller by a key or a button. */
const step = 1.5;

/** Pictures and videos over the whole page, one at a time; it is open while it is mounted. */
export default function MediaViewer({ items, at, mediaUrl, onClose, onDelete, notice }: MediaViewerProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [wanted, setWanted] = useState(at);
  const place = Math.max(0, Math.min(wanted, items.length - 1));
  const item = items[place];
  const address = mediaAddress(item?.src, mediaUrl);
  const key = `${item?.id} ${item?.src}`;
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = broken === key;
  const canZoom = item?.kind === 'image' && address.kind === 'own' && !isBroken;

  const go = (to: number) => {
    if (to === place || to < 0 || to >= items.length) return;
    zoom.reset();
    setWanted(to);
  };
  /** What follows lies where a line goes on. */
  const goAside = (isRight: boolean) => {
    const isRightToLeft = dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl';
    go(place + (isRight === isRightToLeft ? -1 : 1));
  };
  // A finger pulls in what lies on the other side.
  const zoom = useZoom(stage, picture, (direction) => goAside(direction < 0));
  const scaling = {
    larger: () => zoom.zoomTo((scale) => scale * step),
    smaller: () => zoom.zoomTo((scale) => scale / step),
    fit: zoom.reset,
  };
  useModalDialog(dialog, { isBusy: false, focusCancel: true, onCancel: onClose });
  useKeepFocus(stage);
  useCloseWhenEmpty(items.length === 0, onClose);
  const besides = [items[place + 1], items[place - 1]].filter((one) => one?.kind === 'image');
  usePreload(besides.map((one) => ownUrl(one?.src, mediaUrl) ?? ''));

  const onKeyDown = (event: KeyboardEvent) => {
    // What lies behind has keys of its own.
    event.stopPropagation();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A video is wound by its arrows.
    if (event.target instanceof HTMLMediaElement && event.key !== 'Escape') return;
    const command = commandOf(event, {
      close: onClose,
      aside: goAside,
      first: () => go(0),
      last: () => go(items.length - 1),
      picture: canZoom ? { ...scaling, move: zoom.pan } : null,
    });
    if (!command) return;
    event.preventDefault();
    command();
  };

  if (!item) return null;
  const isLast = place === items.length - 1;
  return (
    <dialog ref={dialog} tabIndex={-1} aria-label={item.label} className={styles.viewer} onKeyDown={onKeyDown}>
      <MediaHead
        label={item.label}
        url={address.kind === 'own' && !isBroken ? address.url : null}
        zoom={canZoom ? { ...scaling, scale: zoom.view.scale } : null}
        onDelete={onDelete && (() => onDelete(place))}
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
          address={address}
          poster={ownUrl(item.thumbnail, mediaUrl)}
          stage={stage}
          picture={picture}
          view={zoom.view}
          held={zoom.held}
          isBroken={isBroken}
          onBroken={(is) => setBroken(is ? key : null)}
        />
      </div>
      {items.length > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            label={translate('ui.previous')}
            aria-disabled={place === 0}
            className={classes(styles.turn, styles.previous)}
            onClick={() => go(place - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={translate('ui.next')}
            aria-disabled={isLast}
            className={classes(styles.turn, styles.next)}
            onClick={() => go(place + 1)}
          />
        </>
      )}
      {(notice || items.length > 1) && (
        <footer className={styles.foot}>
          {notice}
          {items.length > 1 && <MediaStrip items={items} place={place} mediaUrl={mediaUrl} onGo={go} />}
        </footer>
      )}
    </dialog>
  );
}

/** The last one was deleted. */
function useCloseWhenEmpty(isEmpty: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty]);
}
