import * as z from 'zod/mini';
import { type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';
import type { StoredForm } from '../../../engine/drafts/useIdempotentForm';

const formShape = z.object({ event_type: z.enum(birthdayTypes), person: z.string(), date: z.string() });

/** Form values. Empty `person` and `date` are ''. */
export type BirthdayFormValues = z.infer<typeof formShape>;

/** Draft storage of the form. */
export const storedBirthdayForm: StoredForm<BirthdayFormValues> = {
  shape: formShape,
  empty: { event_type: 'birth', person: '', date: '' },
};

/** Request body. `person` is omitted if the birthday is the customer's own. */
export function toBirthdayPayload({ event_type, person, date }: BirthdayFormValues): BirthdayDraft {
  const name = person.trim();
  return { event_type, ...(name !== '' && { person: name }), date };
}
