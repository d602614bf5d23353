import { type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';

/** What the form holds: `person` and `date` are '' where there is none. */
export type TypedBirthday = Required<BirthdayDraft>;

export const emptyBirthday: TypedBirthday = { event_type: 'birth', person: '', date: '' };

/** What a stored text holds of a form; of anything else, and of what is no JSON, nothing is taken. */
export function readBirthdayDraft(text: string): TypedBirthday {
  const stored = parsed(text);
  const textAt = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const type = birthdayTypes.find((one) => one === stored['event_type']);
  return { event_type: type ?? 'birth', person: textAt('person'), date: textAt('date') };
}

/** What is posted: no person where it is the customer. */
export function postedBirthday({ event_type, person, date }: TypedBirthday): BirthdayDraft {
  const name = person.trim();
  return { event_type, ...(name !== '' && { person: name }), date };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
