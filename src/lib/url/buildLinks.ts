import { parseWebsite } from './parseWebsite';

interface Mail {
  /** Address; '' for a mail without a recipient. */
  to?: string;
  subject?: string;
  body?: string;
}

/**
 * Builds a mailto URL. The address is encoded: otherwise it could add recipients and a text to the mail, as in
 * `kim@shop.example?bcc=…`.
 */
export function buildMailto({ to = '', subject, body }: Mail): string {
  const headers = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encode(text)}`],
  );
  // An unencoded comma would separate two addresses.
  const address = encode(to.trim()).replace('%40', '@');
  return `mailto:${address}${headers.length > 0 ? `?${headers.join('&')}` : ''}`;
}

/** Lone surrogates can't be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

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
