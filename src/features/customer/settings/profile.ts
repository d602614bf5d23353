/** Profile of a customer as it is edited. */
import * as z from 'zod/mini';
import type { DraftName } from '../../../engine/drafts/useDraft';
import { isEmail } from '../../../lib/email';
import type { Customer } from '../customer';

/** Schema of persisted drafts. Missing texts are ''. */
export const profileShape = z.object({
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  emailAddress: z.string(),
  acceptsMarketing: z.boolean(),
  loyaltyProgramId: z.string(),
  offlineCardNumber: z.string(),
});
export type Profile = z.infer<typeof profileShape>;
export type ProfileField = keyof Profile;

/** Fields in the order of the form. */
export const profileFields = z.keyof(profileShape).options;

/** Draft name of a customer's profile. */
export const getProfileDraftName = (id: string): DraftName => `edit:customers.${id}`;

/** Maps a customer to form values. */
export const toProfile = (customer: Customer): Profile => ({
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  name: customer.name ?? '',
  emailAddress: customer.emailAddress ?? '',
  acceptsMarketing: customer.acceptsMarketing === true,
  loyaltyProgramId: customer.loyaltyProgramId ?? '',
  offlineCardNumber: customer.offlineCardNumber ?? '',
});

/** Trims the changed texts. A text that only differs in spaces is unchanged. */
export function trimProfile(saved: Profile, profile: Profile): Profile {
  const entries = getChangedFields(saved, profile).map((name) => [name, trim(profile[name])]);
  return { ...saved, ...Object.fromEntries(entries) };
}

/** Fields whose values differ, except in spaces around them. */
export const getChangedFields = (saved: Profile, profile: Profile): readonly ProfileField[] =>
  profileFields.filter((name) => trim(saved[name]) !== trim(profile[name]));

/** Returns the changed fields to send. Empty texts become null. */
export const diffProfile = (saved: Profile, profile: Profile): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    getChangedFields(saved, profile).map((name) => [name, profile[name] === '' ? null : profile[name]]),
  );

/** Changed fields with invalid values. */
export function findInvalidFields(saved: Profile, profile: Profile): readonly ProfileField[] {
  const email = profile.emailAddress.trim();
  return getChangedFields(saved, profile).filter((name) => name === 'emailAddress' && email !== '' && !isEmail(email));
}

const trim = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);
