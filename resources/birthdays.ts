import * as z from 'zod/mini';
import { listProof } from './proof';
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

/** Values of a new birthday, as they are sent. */
export const birthdayDraftShape = z.object({
  event_type: z.enum(birthdayTypes),
  person: z.optional(z.string()),
  date: z.string(),
});
export type BirthdayDraft = z.infer<typeof birthdayDraftShape>;

/** A new birthday is proven by the customer's list. */
export const birthdayProof = listProof({
  resource: 'birthdays',
  filter: ({ customerId }) => ({ customerId }),
  matches: (record, { event_type, person, date }) =>
    record['event_type'] === event_type &&
    (record['person'] ?? null) === (person ?? null) &&
    String(record['date'] ?? '').startsWith(String(date)),
});
