import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { EditConflictError, mergeIntoLatest } from '../../../engine/editing/mergeIntoLatest';
import { type EditSession, useEditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { loadBeforeWrite } from '../../../engine/writes/verifiedWrite';
import { getOwn } from '../../../lib/getOwn';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useToast } from '../../../ui/toasts/toastContext';
import { focusField } from '../useFieldFocus';
import type { SectionDefinition } from './sectionDefinition';
import { hasConsoleKey, splitChange } from './splitChange';

/** A failed save. */
export interface SectionSaveError {
  error: AppError;
  /** The rejected request had a key that only the console uses. The API may not know it. */
  isConsoleSetting: boolean;
}

/** State of a section that is edited and saved on its own. */
export interface SectionForm<Value, Field extends string> {
  edited: EditSession<Value>;
  /** Number of changed settings. */
  changeCount: number;
  /** Number of invalid fields, after the first attempt to save. */
  issueCount: number;
  /** Returns the error of a field: of the validation after the first attempt to save, or of the server. */
  getFieldError: (field: Field) => string | undefined;
  saveError: SectionSaveError | null;
  /** Validates and saves. Focuses the first invalid field. */
  save: () => void;
}

/**
 * Edits a section. Before saving, the settings are loaded again to detect changes by other users. A save is optimistic;
 * on failure it is rolled back, the error is reported, and the draft is kept.
 */
export function useSectionForm<Value, Field extends string>(
  definition: SectionDefinition<Value, Field>,
): SectionForm<Value, Field> {
  const { shape, read, diff, findIssues, fieldsByKey } = definition;
  const translate = useTranslate();
  const toast = useToast();
  const { settings, changeSettings, reloadSettings } = useCurrentSite();
  const saved = useMemo(() => read(settings), [settings, read]);
  const edited = useEditSession({ saved, name: `edit:settings.${definition.name}`, shape });
  const [isChecked, setChecked] = useState(false);
  const [saveError, setSaveError] = useState<SectionSaveError | null>(null);
  const issues = findIssues(saved, edited.value);

  const send = async (mine: Value): Promise<Value> => {
    const latest = read(await loadBeforeWrite(reloadSettings));
    const value = mergeIntoLatest(shape, saved, mine, latest);
    const changes = splitChange(diff(latest, value));
    const results = await Promise.allSettled(changes.map((change) => changeSettings(change)));
    const failedIndex = results.findIndex(({ status }) => status === 'rejected');
    const failed = results[failedIndex];
    if (failed?.status !== 'rejected') return value;
    const error = toAppError(failed.reason);
    const isOwn = hasConsoleKey(changes[failedIndex] ?? {});
    setSaveError({ error, isConsoleSetting: isOwn && error.kind === 'validation' });
    throw error;
  };
  const { run } = useAsyncAction(async () => {
    setSaveError(null);
    try {
      await edited.save(send);
      toast({ tone: 'done', text: translate('settingsPage.saved') });
    } catch (thrown) {
      if (thrown instanceof EditConflictError) return;
      const error = toAppError(thrown);
      setSaveError((before) => before ?? { error, isConsoleSetting: false });
    }
  });
  const save = () => {
    // `edited.value` may be a keystroke behind.
    const [firstField] = Object.keys(findIssues(saved, edited.latest()));
    setChecked(firstField !== undefined);
    if (firstField === undefined) run();
    else focusField(firstField);
  };
  const serverErrors = Object.entries(saveError?.error.fields ?? {});
  return {
    edited,
    changeCount: Object.keys(diff(saved, edited.value)).length,
    issueCount: isChecked ? Object.keys(issues).length : 0,
    getFieldError(field) {
      const issue = issues[field];
      if (isChecked && issue !== undefined) return translate(issue);
      return serverErrors.find(([key]) => getOwn(fieldsByKey, key) === field)?.[1];
    },
    saveError,
    save,
  };
}
