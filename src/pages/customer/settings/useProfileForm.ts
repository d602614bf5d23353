import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { customers } from '../../../../resources/customers';
import { useEngine } from '../../../engine/EngineContext';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { putRecord } from '../../../engine/records/recordCache';
import { useDraft } from '../../../engine/useDraft';
import { useProvider } from '../../../engine/useProvider';
import { useEntityWords } from '../../../engine/words';
import { useToast } from '../../../ui/toastContext';
import { asCustomer } from '../customer';
import {
  changedFields,
  edited,
  facing,
  faultyFields,
  isSame,
  noEdits,
  type Profile,
  type ProfileField,
  profileOf,
  shownProfile,
  without,
} from './profile';
import { profileDraft, readProfileDraft, writeProfileDraft } from './profileDraft';
import { type SaveOutcome, saveProfile } from './saveProfile';

export interface ProfileForm {
  values: Profile;
  set: <Name extends ProfileField>(name: Name, value: Profile[Name]) => void;
  changed: readonly ProfileField[];
  /** Fields whose value cannot be sent. */
  faulty: readonly ProfileField[];
  /** What somebody else has set meanwhile, at the fields that the merchant changed too. */
  theirs: Partial<Profile>;
  /** Puts their value in the place of the merchant's. */
  takeTheirs: (name: ProfileField) => void;
  /** What became of the last try; null while there was none, and from the next change of a field that it names. */
  outcome: SaveOutcome | null;
  /** What was typed before this page was opened stands in the form. */
  isRestored: boolean;
  discard: () => void;
  save: () => Promise<void>;
  /** Whether leaving now leaves something behind. */
  holdsWork: () => boolean;
}

/** The state of the profile form. What the merchant has not touched follows the server; what was typed stays until it is saved. */
export function useProfileForm(record: ConsoleRecord): ProfileForm {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { writer } = useEngine();
  const translate = useTranslate();
  const words = useEntityWords(customers);
  const toast = useToast();
  const [text, setText] = useDraft(profileDraft(record.id));
  const edits = readProfileDraft(text);
  const [isRestored, setRestored] = useState(() => changedFields(edits).length > 0);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [theirs, setTheirs] = useState<Partial<Profile>>({});
  // What is typed while a save is under way is not what was saved.
  const latest = useRef(edits);
  useLayoutEffect(() => {
    latest.current = edits;
  });
  const now = profileOf(asCustomer(record));
  const keep = (next: typeof edits) => {
    latest.current = next;
    setText(writeProfileDraft(next));
  };
  const dismiss = (name: ProfileField) =>
    setTheirs((known) => Object.fromEntries(Object.entries(known).filter(([one]) => one !== name)));

  const save = async () => {
    const sent = edits;
    if (changedFields(sent).length === 0 || faultyFields(sent).length > 0) return;
    setOutcome(null);
    setTheirs({});
    const result = await saveProfile(sent, {
      read: () => dataProvider.readFresh(customers.name, record),
      write: (fresh, change) => writer.write(customers, fresh, { set: change }, { quietly: true }),
    });
    if (result.kind === 'saved') {
      const left = latest.current;
      const done = changedFields(sent).filter((name) => isSame(left.typed[name], sent.typed[name]));
      // What was typed over it meanwhile was typed by one who knows what has been saved.
      const { typed, seen } = without(left, done);
      keep({ typed, seen: { ...seen, ...pick(sent.typed, Object.keys(typed)) } });
      setRestored(false);
      toast({ tone: 'done', text: translate('customerPage.profile.saved', { title: words.title(record) }) });
      void writer.refresh(customers);
      return;
    }
    if (result.kind === 'conflict') {
      const fresh = profileOf(asCustomer(result.fresh));
      putRecord(queryClient, customers.name, result.fresh);
      keep(facing(latest.current, fresh));
      setTheirs(pick(fresh, result.fields));
    }
    setOutcome(result);
  };

  return {
    values: shownProfile(edits, now),
    set: (name, value) => {
      keep(edited(latest.current, name, value, now));
      setOutcome((known) => (known && 'error' in known && name in known.error.fields ? null : known));
    },
    changed: changedFields(edits),
    faulty: faultyFields(edits),
    theirs,
    takeTheirs: (name) => {
      keep(without(latest.current, [name]));
      dismiss(name);
    },
    outcome,
    isRestored,
    discard: () => {
      keep(noEdits);
      setRestored(false);
      setOutcome(null);
      setTheirs({});
    },
    save,
    holdsWork: () => changedFields(latest.current).length > 0,
  };
}

function pick(profile: Partial<Profile>, names: readonly string[]): Partial<Profile> {
  return Object.fromEntries(Object.entries(profile).filter(([name]) => names.includes(name)));
}
