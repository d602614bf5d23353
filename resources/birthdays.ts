import * as z from 'zod/mini';
import type { RecordKind } from './recordKind';
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
const birthdayDraftShape = z.object({
  event_type: z.enum(birthdayTypes),
  person: z.optional(z.string()),
  date: z.string(),
});
export type BirthdayDraft = z.infer<typeof birthdayDraftShape>;

export const birthdays = {
  title: 'date',
  shape: z.extend(birthdayShape, { customerId: id }),
  path: 'customers/{customerId}/birthdays',
  items: 'birthdays',
  parent: 'customerId',
  write: {
    draft: birthdayDraftShape,
    draftKey: 'birthday',
    answer: 'birthday',
    // The API may respond with an instant.
    proof: {
      matches: (record, { event_type, person, date }) =>
        record['event_type'] === event_type &&
        (record['person'] ?? null) === (person ?? null) &&
        String(record['date'] ?? '').startsWith(String(date)),
    },
    isDeletable: true,
  },
} as const satisfies RecordKind;
