import { safeUrl } from './safeUrl';

/** The link by which a customer brings friends: the shop's address with a `ref` parameter. Null where either is missing. */
export function referralLink(website: string | null, code: string | null): string | null {
  const address = safeUrl(website);
  const ref = code?.trim();
  if (address === null || !ref || !/^https?:/.test(address)) return null;
  const url = new URL(address);
  url.searchParams.set('ref', ref);
  return url.href;
}
