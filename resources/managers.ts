import * as z from 'zod/mini';
import type { RecordKind } from './recordKind';
import { id, instant, text } from './shapes';

/** Person who manages the store: `invited` until the invitation is accepted, then `active`. Other statuses are kept. */
export const managerShape = z.object({ _id: id, name: text, email: text, status: text, lastSeenAt: instant });
export type Manager = z.infer<typeof managerShape>;

/** Email addresses are compared without case. */
export const isSameEmail = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase();

export const managers = {
  title: 'email',
  shape: managerShape,
  path: 'managers',
  items: 'managers',
  isOptional: true,
  write: {
    // Body of an invitation.
    draft: z.object({ email: z.string(), name: z.optional(z.string()) }),
    answer: ({ managers: all }, _, { email }) =>
      Array.isArray(all) && all.find((manager) => isSameEmail(Object(manager).email, email)),
    isAnswerPartial: true,
    // An invitation is a manager in the list. That of a known address only sends the email again.
    proof: {
      matches: (record, { email }) => isSameEmail(record['email'], email),
      addsNone: (records, draft) => records.some((record) => isSameEmail(record['email'], draft['email'])),
    },
    isDeletable: true,
  },
} as const satisfies RecordKind;
