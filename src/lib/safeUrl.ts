const allowed = new Set(['http:', 'https:', 'mailto:']);
const longest = 8192;

/**
 * An address that may stand in a link or an image, written out in full; null for everything else:
 * other schemes, relative addresses, addresses with a password in them.
 */
export function safeUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > longest) return null;
  let url: URL;
  try {
    url = new URL(raw.trim());
  } catch {
    return null;
  }
  return allowed.has(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}
