import * as z from 'zod/mini';
import { id, text } from './shapes';

/** Birthday or wedding day of a customer or a relative. Unknown event types are kept. */
export const birthdayShape = z.object({
  _id: id,
  event_type: text,
  person: text,
  /** Calendar date, YYYY-MM-DD, without a time zone. Never converted to an instant. */
  date: text,
});
export type Birthday = z.infer<typeof birthdayShape>;

export const birthdayTypes = ['birth', 'marriage'] as const;

/** Body of a POST. */
export interface BirthdayDraft {
  event_type: (typeof birthdayTypes)[number];
  person?: string;
  date: string;
}
