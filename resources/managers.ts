import * as z from 'zod/mini';
import { id, instant, text } from './shapes';

/** Person who manages the store: `invited` until the invitation is accepted, then `active`. Other statuses are kept. */
export const managerShape = z.object({ _id: id, name: text, email: text, status: text, lastSeenAt: instant });
export type Manager = z.infer<typeof managerShape>;

/** Body of an invitation. */
export interface ManagerDraft {
  email: string;
  name: string;
}
