/** Pages that a sign-in never leads to. */
const ownPages = /^\/(auth|logout|install)(\/|$)/i;

/** Parameters that never travel on: secrets, and another way back. */
const dropped = ['token', 't', 'access_token', 'emailToken', 'from'];

/**
 * Where to go after signing in: a path of this console with its query and hash, and '/' for everything else
 * (other hosts, other schemes, the sign-in page itself).
 */
export function safeFrom(raw: unknown, origin: string = location.origin): string {
  if (typeof raw !== 'string' || raw.length > 2048 || !/^\/(?![/\\])/.test(raw) || /[\p{Cc}\\]/u.test(raw)) return '/';
  if (!URL.canParse(raw, origin)) return '/';
  const address = new URL(raw, origin);
  if (address.origin !== origin || ownPages.test(address.pathname)) return '/';
  for (const name of dropped) address.searchParams.delete(name);
  // '/.//evil.example' comes out of the parser as '//evil.example'.
  const path = address.pathname + address.search + address.hash;
  return /^\/(?!\/)/.test(path) ? path : '/';
}
