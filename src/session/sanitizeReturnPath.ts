/** Pages that are no target after a sign-in. */
const ownPages = /^\/(auth|logout|install)(\/|$)/i;

/** Parameters that are removed: secrets, and another return path. */
const dropped = ['token', 't', 'access_token', 'emailToken', 'from'];

/**
 * Target after a sign-in: a path of this console with its query and hash, or '/' for everything else (other hosts, other
 * schemes, the sign-in page itself).
 */
export function sanitizeReturnPath(raw: unknown, origin: string = location.origin): string {
  if (typeof raw !== 'string' || raw.length > 2048 || !/^\/(?![/\\])/.test(raw) || /[\p{Cc}\\]/u.test(raw)) return '/';
  if (!URL.canParse(raw, origin)) return '/';
  const url = new URL(raw, origin);
  if (url.origin !== origin || ownPages.test(url.pathname)) return '/';
  for (const name of dropped) url.searchParams.delete(name);
  // The parser turns '/.//evil.example' into '//evil.example'.
  const path = url.pathname + url.search + url.hash;
  return /^\/(?!\/)/.test(path) ? path : '/';
}
