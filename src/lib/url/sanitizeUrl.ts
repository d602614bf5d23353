const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
const MAX_URL_LENGTH = 8192;

/**
 * Normalizes a URL that is safe for links and images. Returns null for other schemes, relative URLs, and URLs with
 * credentials.
 */
export function sanitizeUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_URL_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(raw.trim());
  } catch {
    return null;
  }
  return ALLOWED_PROTOCOLS.has(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}
