import { sanitizeUrl } from './sanitizeUrl';

/**
 * An image or video URL. `own`: on a media host or the console's origin, may be loaded. `foreign`: would leak the
 * visit to another host and is blocked by the Content-Security-Policy. `unsafe`: must not even be linked.
 */
export type MediaUrl =
  | { kind: 'own'; url: string }
  | { kind: 'foreign'; url: string; host: string }
  | { kind: 'unsafe' };

/** Classifies a media URL. @param mediaUrls configured URLs of the media hosts */
export function classifyMediaUrl(raw: unknown, mediaUrls: readonly string[]): MediaUrl {
  const url = sanitizeUrl(raw);
  if (url === null || !/^https?:/.test(url)) return { kind: 'unsafe' };
  const { origin, host } = new URL(url);
  return origin === window.location.origin || isOnMediaHost(url, mediaUrls)
    ? { kind: 'own', url }
    : { kind: 'foreign', url, host };
}

/** Whether a valid URL is on one of the media hosts. */
export function isOnMediaHost(url: string, mediaUrls: readonly string[]): boolean {
  const { origin } = new URL(url);
  return mediaUrls.some((mediaUrl) => URL.canParse(mediaUrl) && new URL(mediaUrl).origin === origin);
}
