const longest = 4096;

/**
 * A token as it may stand in a header, else null: printable ASCII without spaces, at most 4 kB, and none
 * of what a program stores when it had no token.
 */
export function readToken(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > longest || !/^[\x21-\x7e]+$/.test(raw)) return null;
  return /^(?:undefined|null|true|false|NaN|\[object.*|[{["'].*)$/.test(raw) ? null : raw;
}
