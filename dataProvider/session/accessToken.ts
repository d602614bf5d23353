/** In characters. */
export const MAX_TOKEN_LENGTH = 4096;

/**
 * Whether a text of a response is a token that no header can carry. Requests would be sent without it, and be refused
 * as if the session had expired.
 */
export function isUnsendableToken(raw: unknown): boolean {
  return typeof raw === 'string' && (raw.length > MAX_TOKEN_LENGTH || /[^\x21-\x7e]/.test(raw));
}

/**
 * Returns the token if it is valid in a header, else null: printable ASCII without spaces, at most 4 kB, and
 * not a serialized empty value such as "undefined".
 */
export function sanitizeToken(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_TOKEN_LENGTH || !/^[\x21-\x7e]+$/.test(raw)) return null;
  return /^(?:undefined|null|true|false|NaN|\[object.*|[{["'].*)$/.test(raw) ? null : raw;
}
