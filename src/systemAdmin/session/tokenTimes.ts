import { isObject } from '../../../dataProvider/parse/isObject';

/** Times that a token states about itself, in milliseconds since 1970; null if it states none. */
export interface TokenTimes {
  issuedAt: number | null;
  expiresAt: number | null;
}

/** Reads the times of a JSON Web Token. Other tokens have none. */
export function readTokenTimes(token: string): TokenTimes {
  const claims = parseClaims(token.split('.')[1] ?? '');
  const toTime = (seconds: unknown) => (typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : null);
  return { issuedAt: toTime(claims['iat']), expiresAt: toTime(claims['exp']) };
}

function parseClaims(part: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return isObject(claims) ? claims : {};
  } catch {
    return {};
  }
}
