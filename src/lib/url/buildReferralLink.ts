import { sanitizeUrl } from './sanitizeUrl';

/**
 * Returns the store's URL with the customer's `ref` code. Returns null if either is missing or the URL is not http(s).
 */
export function buildReferralLink(website: string | null, code: string | null): string | null {
  const websiteUrl = sanitizeUrl(website);
  const ref = code?.trim();
  if (websiteUrl === null || !ref || !/^https?:/.test(websiteUrl)) return null;
  const url = new URL(websiteUrl);
  url.searchParams.set('ref', ref);
  return url.href;
}
