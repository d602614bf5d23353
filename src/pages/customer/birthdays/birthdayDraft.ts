import { type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';

/** What the form holds: `person` and `date` are '' where there is none. */
export type TypedBirthday = Required<BirthdayDraft>;

/** What a stored text holds of a form; of anything else, and of what is no JSON, nothing is taken. */
export function readBirthdayDraft(text: string): TypedBirthday {
  const stored = parsed(text);
  const textAt = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const type = birthdayTypes.find((one) => one === stored['event_type']);
  return { event_type: type ?? 'birth', person: textAt('person'), date: textAt('date') };
}

/** The text that keeps what the form holds; '' where nothing is filled in. */
export function keptBirthday(typed: TypedBirthday): string {
  return typed.person === '' && typed.date === '' && typed.event_type === 'birth' ? '' : JSON.stringify(typed);
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
