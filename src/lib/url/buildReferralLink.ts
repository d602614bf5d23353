import { parseWebsite } from './parseWebsite';

/**
 * Returns the store's URL with the customer's `ref` code. Returns null if either is missing or the
 * website has no http(s) URL.
 */
export function buildReferralLink(website: string | null, code: string | null): string | null {
  const websiteUrl = parseWebsite(website);
  const ref = code?.trim();
  if (websiteUrl === null || !ref) return null;
  const url = new URL(websiteUrl);
  url.searchParams.set('ref', ref);
  return url.href;
}
