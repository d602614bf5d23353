import * as z from 'zod/mini';
import { listProof } from './proof';
import { id, instant, text } from './shapes';

/** Person who manages the store: `invited` until the invitation is accepted, then `active`. Other statuses are kept. */
export const managerShape = z.object({ _id: id, name: text, email: text, status: text, lastSeenAt: instant });
export type Manager = z.infer<typeof managerShape>;

/** Body of an invitation. */
export const managerDraftShape = z.object({ email: z.string(), name: z.optional(z.string()) });

/** Email addresses are compared without case. */
export const isSameEmail = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase();

/** An invitation is a manager in the list. That of a known address only sends the email again. */
export const invitationProof = listProof({
  resource: 'managers',
  matches: (record, { email }) => isSameEmail(record['email'], email),
  addsNone: (records, draft) => records.some((record) => isSameEmail(record['email'], draft['email'])),
});
