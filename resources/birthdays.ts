import * as z from 'zod/mini';
import { id, text } from './shapes';

/** A birthday or wedding day of a customer, or of somebody of theirs. Values that are not known stay texts. */
export const birthdayShape = z.object({
  _id: id,
  event_type: text,
  person: text,
  /** A day as it is, YYYY-MM-DD: it has no time zone and is never made an instant. */
  date: text,
});
export type Birthday = z.infer<typeof birthdayShape>;

export const birthdayTypes = ['birth', 'marriage'] as const;

/** What is posted for a new one. */
export interface BirthdayDraft {
  event_type: (typeof birthdayTypes)[number];
  person?: string;
  date: string;
}
