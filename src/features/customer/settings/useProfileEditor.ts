import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError, toAppError } from '../../../../dataProvider/errors';
import { mergeEdits } from '../../../../dataProvider/writes/mergeEdits';
import { updateCachedRecord } from '../../../../dataProvider/writes/updateCache';
import { customers } from '../../../../resources/customers';
import { type EditorController, useEditor } from '../../../engine/editing/useEditor';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { writeRecord } from '../../../engine/records/recordChange';
import { loadBeforeWrite } from '../../../engine/writes/verifiedWrite';
import { toCustomer } from '../customer';
import {
  diffProfile,
  findInvalidFields,
  getProfileDraftName,
  type Profile,
  type ProfileField,
  profileShape,
  toProfile,
  trimProfile,
} from './profile';

export interface ProfileEditor extends EditorController<Profile, ProfileField> {
  saved: Profile;
}

/** Edits the profile of a customer, and sends the changed fields unless another user has changed them. */
export function useProfileEditor(record: ConsoleRecord): ProfileEditor {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const saved = useMemo(() => toProfile(toCustomer(record)), [record]);
  const editor = useEditor<Profile, ProfileField>({
    name: getProfileDraftName(record.id),
    saved,
    shape: profileShape,
    validate: (profile, stored) => findInvalidFields(stored, profile),
    async save(profile) {
      const mine = trimProfile(saved, profile);
      const fresh = await loadBeforeWrite(() => dataProvider.readFresh(customers.name, record));
      if (!fresh) throw new AppError({ kind: 'notFound' });
      const theirs = toProfile(toCustomer(fresh));
      const { value, conflicts } = mergeEdits(saved, mine, theirs);
      try {
        if (conflicts.length > 0) throw new AppError({ kind: 'conflict', fresh });
        const set = diffProfile(theirs, profileShape.parse(value));
        if (Object.keys(set).length > 0) await writeRecord(dataProvider, customers, fresh, { set });
      } catch (thrown) {
        // The editor shows what conflicts with the record as it is now.
        const error = toAppError(thrown);
        if (error.fresh) updateCachedRecord(queryClient, customers.name, error.fresh);
        throw error;
      }
      return mine;
    },
    savedText: translate('customerPage.profile.saved', { title: labels.title(record) }),
  });
  return { ...editor, saved };
}
