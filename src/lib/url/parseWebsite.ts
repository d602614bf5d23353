import { parseStoreAddress } from './parseStoreAddress';
import { sanitizeUrl } from './sanitizeUrl';

/**
 * Returns the http(s) URL of a store's website. Platforms also store bare domains, such as `shop.example/en`: they get
 * `https://`. Null if it is anything else.
 */
export function parseWebsite(raw: unknown): string | null {
  const url = sanitizeUrl(raw);
  if (url !== null && /^https?:/.test(url)) return url;
  return typeof raw === 'string' && parseStoreAddress(raw) !== null ? sanitizeUrl(`https://${raw.trim()}`) : null;
}
