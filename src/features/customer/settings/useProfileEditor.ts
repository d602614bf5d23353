import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate, useUpdate } from 'ra-core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError, toAppError } from '../../../../dataProvider/errors';
import { readBefore } from '../../../../dataProvider/uncertainty';
import { mergeEdits } from '../../../../dataProvider/writes/mergeEdits';
import { updateCachedRecord } from '../../../../dataProvider/writes/updateCache';
import { customers } from '../../../../resources/customers';
import type { DraftName } from '../../../engine/drafts/draftStore';
import { type EditorController, useEditor } from '../../../engine/editing/useEditor';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { isSent } from '../../../engine/records/recordChange';
import { isEmail } from '../../../lib/email';
import { type Customer, toCustomer } from '../customer';

export interface ProfileEditor extends EditorController<Profile, ProfileField> {
  saved: Profile;
}

/**
 * Edits the profile of a customer, and sends the changed fields unless another user has changed them.
 * @param onSaved called after a save
 */
export function useProfileEditor(record: ConsoleRecord, onSaved: () => void): ProfileEditor {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [update] = useUpdate();
  const queryClient = useQueryClient();
  const saved = useMemo(() => toProfile(toCustomer(record)), [record]);
  const editor = useEditor<Profile, ProfileField>({
    name: getProfileDraftName(record.id),
    saved,
    shape: profileShape,
    validate: (profile, stored) => findInvalidFields(stored, profile),
    async save(profile) {
      const mine = trimProfile(saved, profile);
      const fresh = await readBefore(() => dataProvider.readFresh(customers.name, record));
      if (!fresh) throw new AppError({ kind: 'notFound' });
      const theirs = toProfile(toCustomer(fresh));
      const { value, conflicts } = mergeEdits(saved, mine, theirs);
      try {
        if (conflicts.length > 0) throw new AppError({ kind: 'conflict', fresh });
        const data = diffProfile(theirs, profileShape.parse(value));
        const params = { id: record.id, data, previousData: fresh };
        if (Object.keys(data).length > 0) await isSent(update(customers.name, params, { returnPromise: true }));
      } catch (thrown) {
        // The editor shows what conflicts with the record as it is now.
        const error = toAppError(thrown);
        if (error.fresh) updateCachedRecord(queryClient, customers.name, error.fresh);
        throw error;
      }
      return mine;
    },
    onSaved,
    savedText: (profile) => translate('customerPage.profile.saved', { title: labels.title({ ...record, ...profile }) }),
  });
  return { ...editor, saved };
}

// Profile of a customer as it is edited.

/** Schema of persisted drafts. Missing texts are ''. */
const profileShape = z.object({
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  emailAddress: z.string(),
  acceptsMarketing: z.boolean(),
  loyaltyProgramId: z.string(),
  offlineCardNumber: z.string(),
});
type Profile = z.infer<typeof profileShape>;
export type ProfileField = keyof Profile;

/** Fields in the order of the form. */
const profileFields = z.keyof(profileShape).options;

/** Draft name of a customer's profile. */
export const getProfileDraftName = (id: string): DraftName => `edit:customers.${id}`;

/** Maps a customer to form values. */
const toProfile = (customer: Customer): Profile => ({
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  name: customer.name ?? '',
  emailAddress: customer.emailAddress ?? '',
  acceptsMarketing: customer.acceptsMarketing === true,
  loyaltyProgramId: customer.loyaltyProgramId ?? '',
  offlineCardNumber: customer.offlineCardNumber ?? '',
});

/** Trims the changed texts. A text that only differs in spaces is unchanged. */
function trimProfile(saved: Profile, profile: Profile): Profile {
  const entries = getChangedFields(saved, profile).map((name) => [name, trim(profile[name])]);
  return { ...saved, ...Object.fromEntries(entries) };
}

/** Fields whose values differ, except in spaces around them. */
export const getChangedFields = (saved: Profile, profile: Profile): readonly ProfileField[] =>
  profileFields.filter((name) => trim(saved[name]) !== trim(profile[name]));

/** Returns the changed fields to send. Empty texts become null. */
const diffProfile = (saved: Profile, profile: Profile): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    getChangedFields(saved, profile).map((name) => [name, profile[name] === '' ? null : profile[name]]),
  );

/** Changed fields with invalid values. */
function findInvalidFields(saved: Profile, profile: Profile): readonly ProfileField[] {
  const email = profile.emailAddress.trim();
  return getChangedFields(saved, profile).filter((name) => name === 'emailAddress' && email !== '' && !isEmail(email));
}

const trim = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);
