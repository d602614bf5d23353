import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { customers } from '../../../../resources/customers';
import { useDraft } from '../../../engine/drafts/useDraft';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useEngine } from '../../../engine/records/EngineContext';
import { updateCachedRecord } from '../../../engine/records/recordCache';
import { useProvider } from '../../../engine/shop/useProvider';
import { useToast } from '../../../ui/toasts/toastContext';
import { toCustomer } from '../customer';
import {
  acknowledgeLatest,
  applyEdit,
  applyProfileEdits,
  dropEdits,
  findInvalidProfileFields,
  getChangedFields,
  isSameProfileValue,
  noProfileEdits,
  type Profile,
  type ProfileField,
  toProfile,
} from './profile';
import { getProfileDraftName, parseProfileDraft, serializeProfileDraft } from './profileDraft';
import { type SaveProfileOutcome, saveProfile } from './saveProfile';

export interface ProfileForm {
  values: Profile;
  set: <Name extends ProfileField>(name: Name, value: Profile[Name]) => void;
  changed: readonly ProfileField[];
  /** Changed fields with invalid values. */
  invalidFields: readonly ProfileField[];
  /** Values set by another user in fields that were also edited here. */
  serverValues: Partial<Profile>;
  /** Replaces the edited value with the server's. */
  acceptServerValue: (name: ProfileField) => void;
  /** Outcome of the last save. Null before the first one, and after editing a field with an error. */
  outcome: SaveProfileOutcome | null;
  /** The form contains a restored draft. */
  isRestored: boolean;
  discard: () => void;
  save: () => Promise<void>;
  /** Returns true if there are unsaved changes. */
  hasUnsavedChanges: () => boolean;
}

/** State of the profile form. Untouched fields follow the server; edits are kept as a draft until they are saved. */
export function useProfileForm(record: ConsoleRecord): ProfileForm {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { writer } = useEngine();
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const toast = useToast();
  const [text, setText] = useDraft(getProfileDraftName(record.id));
  const edits = parseProfileDraft(text);
  const [isRestored, setRestored] = useState(() => getChangedFields(edits).length > 0);
  const [outcome, setOutcome] = useState<SaveProfileOutcome | null>(null);
  const [serverValues, setServerValues] = useState<Partial<Profile>>({});
  // Edits made during a save are not part of it.
  const latest = useRef(edits);
  useLayoutEffect(() => {
    latest.current = edits;
  });
  const current = toProfile(toCustomer(record));
  const persist = (next: typeof edits) => {
    latest.current = next;
    setText(serializeProfileDraft(next));
  };
  const dismissConflict = (name: ProfileField) =>
    setServerValues((previous) => Object.fromEntries(Object.entries(previous).filter(([value]) => value !== name)));

  const save = async () => {
    const sent = edits;
    if (getChangedFields(sent).length === 0 || findInvalidProfileFields(sent).length > 0) return;
    setOutcome(null);
    setServerValues({});
    const result = await saveProfile(sent, {
      read: () => dataProvider.readFresh(customers.name, record),
      write: (fresh, change) => writer.write(customers, fresh, { set: change }, { quietly: true }),
    });
    if (result.kind === 'saved') {
      const remaining = latest.current;
      const savedFields = getChangedFields(sent).filter((name) =>
        isSameProfileValue(remaining.typed[name], sent.typed[name]),
      );
      // Edits made during the save are based on the saved values.
      const { typed, seen } = dropEdits(remaining, savedFields);
      persist({ typed, seen: { ...seen, ...pick(sent.typed, Object.keys(typed)) } });
      setRestored(false);
      toast({ tone: 'done', text: translate('customerPage.profile.saved', { title: labels.title(record) }) });
      void writer.refresh(customers);
      return;
    }
    if (result.kind === 'conflict') {
      const fresh = toProfile(toCustomer(result.fresh));
      updateCachedRecord(queryClient, customers.name, result.fresh);
      persist(acknowledgeLatest(latest.current, fresh));
      setServerValues(pick(fresh, result.fields));
    }
    setOutcome(result);
  };

  return {
    values: applyProfileEdits(edits, current),
    set: (name, value) => {
      persist(applyEdit(latest.current, name, value, current));
      setOutcome((previous) => (previous && 'error' in previous && name in previous.error.fields ? null : previous));
    },
    changed: getChangedFields(edits),
    invalidFields: findInvalidProfileFields(edits),
    serverValues,
    acceptServerValue: (name) => {
      persist(dropEdits(latest.current, [name]));
      dismissConflict(name);
    },
    outcome,
    isRestored,
    discard: () => {
      persist(noProfileEdits);
      setRestored(false);
      setOutcome(null);
      setServerValues({});
    },
    save,
    hasUnsavedChanges: () => getChangedFields(latest.current).length > 0,
  };
}

function pick(profile: Partial<Profile>, names: readonly string[]): Partial<Profile> {
  return Object.fromEntries(Object.entries(profile).filter(([name]) => names.includes(name)));
}
