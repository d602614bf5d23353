/** What a form that changes a customer holds, beside what the server says of the customer meanwhile. */
import { isEmail } from '../../../lib/email';
import type { Customer } from '../customer';

/** The fields that can be changed, in the order of the form. */
export const profileFields = [
  'firstName',
  'lastName',
  'name',
  'emailAddress',
  'acceptsMarketing',
  'loyaltyProgramId',
  'offlineCardNumber',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Values as a form shows them: a text that is missing is ''. */
export type Profile = Record<Exclude<ProfileField, 'acceptsMarketing'>, string> & { acceptsMarketing: boolean };

/** What was typed, and for each such field the value that the merchant saw when beginning with it. */
export interface Edits {
  typed: Partial<Profile>;
  seen: Partial<Profile>;
}

export const noEdits: Edits = { typed: {}, seen: {} };

export const isTextField = (name: ProfileField): name is Exclude<ProfileField, 'acceptsMarketing'> =>
  name !== 'acceptsMarketing';

/** What the server says of a customer, as the form shows it. */
export function profileOf(customer: Customer): Profile {
  const texts = profileFields.filter(isTextField).map((name) => [name, customer[name] ?? '']);
  return { ...Object.fromEntries(texts), acceptsMarketing: customer.acceptsMarketing === true };
}

/** What stands in the form. */
export const shownProfile = ({ typed }: Edits, now: Profile): Profile => ({ ...now, ...typed });

/** The edits after one more. */
export function edited<Name extends ProfileField>(
  { typed, seen }: Edits,
  name: Name,
  value: Profile[Name],
  now: Profile,
): Edits {
  return { typed: { ...typed, [name]: value }, seen: { ...seen, [name]: seen[name] ?? now[name] } };
}

/** The edits without these fields. */
export function without({ typed, seen }: Edits, names: readonly ProfileField[]): Edits {
  const rest = (part: Partial<Profile>): Partial<Profile> =>
    Object.fromEntries(Object.entries(part).filter(([name]) => names.every((one) => one !== name)));
  return { typed: rest(typed), seen: rest(seen) };
}

/** The fields that the merchant changed: what is typed is not what was seen. */
export function changedFields({ typed, seen }: Edits): ProfileField[] {
  return profileFields.filter((name) => typed[name] !== undefined && !isSame(typed[name], seen[name]));
}

/** The changed fields that somebody else has set to something else since the merchant saw them. */
export function conflictsOf(edits: Edits, now: Profile): ProfileField[] {
  return changedFields(edits).filter(
    (name) => !isSame(now[name], edits.seen[name]) && !isSame(now[name], edits.typed[name]),
  );
}

/** The edits of a merchant who has seen what is there now: to save them again is to want them. */
export function facing(edits: Edits, now: Profile): Edits {
  const names = Object.keys(edits.typed);
  const seen = Object.fromEntries(
    profileFields.filter((name) => names.includes(name)).map((name) => [name, now[name]]),
  );
  return { typed: edits.typed, seen };
}

/** What is sent: the changed fields that the server does not have yet; an emptied text as null. */
export function changeFor(edits: Edits, now: Profile): Readonly<Record<string, unknown>> {
  const names = changedFields(edits).filter((name) => !isSame(edits.typed[name], now[name]));
  return Object.fromEntries(names.map((name) => [name, sentValue(edits.typed[name])]));
}

/** Changed fields whose value cannot be sent. */
export function faultyFields(edits: Edits): ProfileField[] {
  const email = edits.typed.emailAddress?.trim() ?? '';
  return changedFields(edits).filter((name) => name === 'emailAddress' && email !== '' && !isEmail(email));
}

export function isSame(one: string | boolean | undefined, other: string | boolean | undefined): boolean {
  return plain(one) === plain(other);
}

const plain = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);

function sentValue(value: string | boolean | undefined): string | boolean | null {
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}
