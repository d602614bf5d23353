import { type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';

/** Form values. Empty `person` and `date` are ''. */
export type BirthdayFormValues = Required<BirthdayDraft>;

/** Parses a stored draft. Invalid JSON and values are ignored. */
export function parseBirthdayDraft(text: string): BirthdayFormValues {
  const stored = parseObject(text);
  const textAt = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const type = birthdayTypes.find((item) => item === stored['event_type']);
  return { event_type: type ?? 'birth', person: textAt('person'), date: textAt('date') };
}

/** Serializes the form for storage. Returns '' if nothing is filled in. */
export function serializeBirthday(values: BirthdayFormValues): string {
  return values.person === '' && values.date === '' && values.event_type === 'birth' ? '' : JSON.stringify(values);
}

/** Request body. `person` is omitted if the birthday is the customer's own. */
export function toBirthdayPayload({ event_type, person, date }: BirthdayFormValues): BirthdayDraft {
  const name = person.trim();
  return { event_type, ...(name !== '' && { person: name }), date };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
