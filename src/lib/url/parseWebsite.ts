import { sanitizeUrl } from './sanitizeUrl';

/** Labels with at least one dot, the last of which isn't a number, and perhaps a path. */
const bareDomain = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+(?:[/?#]\S*)?$/u;

/**
 * Returns the http(s) URL of a store's website. Platforms also store bare domains, such as `shop.example/en`: they get
 * `https://`. Null if it is anything else.
 */
export function parseWebsite(raw: unknown): string | null {
  const url = sanitizeUrl(raw);
  if (url !== null && /^https?:/.test(url)) return url;
  return typeof raw === 'string' && bareDomain.test(raw.trim()) ? sanitizeUrl(`https://${raw.trim()}`) : null;
}

/** Returns a typed website without spaces around it. A bare domain gets `https://`; other texts stay as they are. */
export function completeWebsite(typed: string): string {
  const text = typed.trim();
  return bareDomain.test(text) ? `https://${text}` : text;
}
