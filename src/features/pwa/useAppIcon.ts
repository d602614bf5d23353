import { useEffect, useState } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { classifyMediaUrl } from '../../lib/url/classifyMediaUrl';
import type { AppManifest } from './appManifest';

/** Size of the icon. `unknown` if it can't be loaded or is on another host, from which nothing is loaded. */
export type IconSize =
  | { kind: 'none' | 'loading' | 'unknown' }
  | { kind: 'scalable' }
  | { kind: 'pixels'; width: number; height: number };

/** The icon of a draft: its URL if it may be loaded, and its size. */
export interface AppIcon {
  /** Null if there is no icon, or if it must not be loaded. */
  url: string | null;
  size: IconSize;
}

/** Loads the icon to measure it. An SVG has no size in pixels, so it only has to load. */
export function useAppIcon(icons: AppManifest['icons']): AppIcon {
  const { mediaUrls } = useCurrentSite();
  const [measured, setMeasured] = useState<{ url: string; size: IconSize } | null>(null);
  const [icon] = icons;
  const media = icon ? classifyMediaUrl(icon.src, mediaUrls) : null;
  const url = media?.kind === 'own' ? media.url : null;
  const isSvg = icon?.type === 'image/svg+xml';
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      const isMeasured = !isSvg && width > 0;
      setMeasured({ url, size: isMeasured ? { kind: 'pixels', width, height } : { kind: 'scalable' } });
    };
    image.onerror = () => setMeasured({ url, size: { kind: 'unknown' } });
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [url, isSvg]);
  if (!icon) return { url, size: { kind: 'none' } };
  if (url === null) return { url, size: { kind: 'unknown' } };
  return { url, size: measured?.url === url ? measured.size : { kind: 'loading' } };
}
