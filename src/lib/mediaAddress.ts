import { safeUrl } from './safeUrl';

/**
 * An address of a picture or video. `own`: of the media host or of the console's own, and may be loaded. `foreign`:
 * it would tell another host who looks, and the page's policy forbids it. `unsafe`: it leads nowhere that a link may.
 */
export type MediaAddress = { kind: 'own' | 'foreign'; url: string } | { kind: 'unsafe' };

/** @param mediaUrl base of the addresses of uploaded files, of the configuration */
export function mediaAddress(raw: unknown, mediaUrl: string): MediaAddress {
  const url = safeUrl(raw);
  if (url === null || !/^https?:/.test(url)) return { kind: 'unsafe' };
  const { origin } = new URL(url);
  const isOwn = origin === window.location.origin || (URL.canParse(mediaUrl) && origin === new URL(mediaUrl).origin);
  return { kind: isOwn ? 'own' : 'foreign', url };
}
