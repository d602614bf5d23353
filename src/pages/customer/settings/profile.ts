/** Edits of a customer's profile, merged with the server's current values. */
import { isEmail } from '../../../lib/email';
import type { Customer } from '../customer';

/** Editable fields, in form order. */
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

/** Form values. Missing texts are ''. */
export type Profile = Record<Exclude<ProfileField, 'acceptsMarketing'>, string> & { acceptsMarketing: boolean };

/** Edited values, and for each the server value shown when the edit started. */
export interface ProfileEdits {
  typed: Partial<Profile>;
  seen: Partial<Profile>;
}

export const noProfileEdits: ProfileEdits = { typed: {}, seen: {} };

export const isTextField = (name: ProfileField): name is Exclude<ProfileField, 'acceptsMarketing'> =>
  name !== 'acceptsMarketing';

/** Maps a customer to form values. */
export function toProfile(customer: Customer): Profile {
  const texts = profileFields.filter(isTextField).map((name) => [name, customer[name] ?? '']);
  return { ...Object.fromEntries(texts), acceptsMarketing: customer.acceptsMarketing === true };
}

/** Merges edits into the server's values. */
export const applyProfileEdits = ({ typed }: ProfileEdits, now: Profile): Profile => ({ ...now, ...typed });

/** Adds an edit. */
export function applyEdit<Name extends ProfileField>(
  { typed, seen }: ProfileEdits,
  name: Name,
  value: Profile[Name],
  now: Profile,
): ProfileEdits {
  return { typed: { ...typed, [name]: value }, seen: { ...seen, [name]: seen[name] ?? now[name] } };
}

/** Removes edits of the given fields. */
export function dropEdits({ typed, seen }: ProfileEdits, names: readonly ProfileField[]): ProfileEdits {
  const rest = (part: Partial<Profile>): Partial<Profile> =>
    Object.fromEntries(Object.entries(part).filter(([name]) => names.every((item) => item !== name)));
  return { typed: rest(typed), seen: rest(seen) };
}

/** Returns the fields whose edited value differs from the value seen. */
export function getChangedFields({ typed, seen }: ProfileEdits): ProfileField[] {
  return profileFields.filter((name) => typed[name] !== undefined && !isSameProfileValue(typed[name], seen[name]));
}

/** Returns the edited fields that were changed on the server to another value since the edit started. */
export function findProfileConflicts(edits: ProfileEdits, now: Profile): ProfileField[] {
  return getChangedFields(edits).filter(
    (name) => !isSameProfileValue(now[name], edits.seen[name]) && !isSameProfileValue(now[name], edits.typed[name]),
  );
}

/** Marks the server's current values as seen, so the next save overwrites them. */
export function acknowledgeLatest(edits: ProfileEdits, now: Profile): ProfileEdits {
  const names = Object.keys(edits.typed);
  const seen = Object.fromEntries(
    profileFields.filter((name) => names.includes(name)).map((name) => [name, now[name]]),
  );
  return { typed: edits.typed, seen };
}

/** Returns the changed fields to send, without values that the server already has. Empty texts become null. */
export function toProfilePatch(edits: ProfileEdits, now: Profile): Readonly<Record<string, unknown>> {
  const names = getChangedFields(edits).filter((name) => !isSameProfileValue(edits.typed[name], now[name]));
  return Object.fromEntries(names.map((name) => [name, toApiValue(edits.typed[name])]));
}

/** Returns the changed fields with invalid values. */
export function findInvalidProfileFields(edits: ProfileEdits): ProfileField[] {
  const email = edits.typed.emailAddress?.trim() ?? '';
  return getChangedFields(edits).filter((name) => name === 'emailAddress' && email !== '' && !isEmail(email));
}

export function isSameProfileValue(a: string | boolean | undefined, b: string | boolean | undefined): boolean {
  return trimText(a) === trimText(b);
}

const trimText = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);

function toApiValue(value: string | boolean | undefined): string | boolean | null {
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}
