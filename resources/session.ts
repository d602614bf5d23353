import * as z from 'zod/mini';
import { id, text } from './shapes';

/** Site that the user can open, with its token. */
export const siteShape = z.object({ _id: id, name: text, access_token: text });
export type Site = z.infer<typeof siteShape>;

/** Response of GET /auth/sites. */
export const sessionShape = z.object({
  userId: text,
  siteId: text,
  sites: z._default(z.nullable(z.array(siteShape)), null),
  profile: z._default(z.nullable(z.object({ name: text, email: text })), null),
});

/** Response of POST /auth/email: a token, or the message of a failed login. */
export const signInShape = z.object({ access_token: text, error: text });
