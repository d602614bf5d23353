import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { AppError } from '../../../../dataProvider/errors';
import { updateCachedRecord } from '../../../../dataProvider/writes/updateCache';
import { customers } from '../../../../resources/customers';
import { isDeepEqual, mergeEdits } from '../../../engine/editing/mergeEdits';
import { type EditorController, useEditor } from '../../../engine/editing/useEditor';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { writeRecord } from '../../../engine/records/recordChange';
import { useProvider } from '../../../engine/shop/useProvider';
import { verifiedWrite } from '../../../engine/writes/verifiedWrite';
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
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const saved = useMemo(() => toProfile(toCustomer(record)), [record]);
  const editor = useEditor<Profile, ProfileField>({
    name: getProfileDraftName(record.id),
    saved,
    shape: profileShape,
    validate: (profile, stored) => findInvalidFields(stored, profile),
    async save(profile) {
      const mine = trimProfile(saved, profile);
      const merge = (fresh: ConsoleRecord) => {
        const theirs = toProfile(toCustomer(fresh));
        const { value, conflicts } = mergeEdits(saved, mine, theirs);
        return { theirs, conflicts, merged: profileShape.parse(value) };
      };
      const result = await verifiedWrite<ConsoleRecord, unknown, null>({
        load: () => dataProvider.readFresh(customers.name, record),
        compare(fresh) {
          const { theirs, conflicts, merged } = merge(fresh);
          if (conflicts.length > 0) return { conflict: null };
          return isDeepEqual(merged, theirs) ? 'applied' : 'notApplied';
        },
        write(fresh) {
          const { theirs, merged } = merge(fresh);
          return writeRecord(dataProvider, customers, fresh, { set: diffProfile(theirs, merged) });
        },
      });
      if (result.kind === 'written' || result.kind === 'applied') return mine;
      if (result.kind === 'conflict') {
        updateCachedRecord(queryClient, customers.name, result.state);
        throw new AppError({ kind: 'conflict' });
      }
      throw result.kind === 'gone' ? new AppError({ kind: 'notFound' }) : result.error;
    },
    savedText: translate('customerPage.profile.saved', { title: labels.title(record) }),
  });
  return { ...editor, saved };
}
