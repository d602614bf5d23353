import { sanitizeUrl } from './sanitizeUrl';

/**
 * An image or video URL. `own`: on the media host or the console's origin, may be loaded. `foreign`: would leak the
 * visit to another host and is blocked by the Content-Security-Policy. `unsafe`: must not even be linked.
 */
export type MediaUrl = { kind: 'own' | 'foreign'; url: string } | { kind: 'unsafe' };

/** Classifies a media URL. @param mediaUrl configured base URL of uploaded files */
export function classifyMediaUrl(raw: unknown, mediaUrl: string): MediaUrl {
  const url = sanitizeUrl(raw);
  if (url === null || !/^https?:/.test(url)) return { kind: 'unsafe' };
  const { origin } = new URL(url);
  const isOwn = origin === window.location.origin || (URL.canParse(mediaUrl) && origin === new URL(mediaUrl).origin);
  return { kind: isOwn ? 'own' : 'foreign', url };
}
