import { useTranslate } from 'ra-core';
import { type SettingsEditorController, useSettingsEditor } from '../../../engine/editing/useSettingsEditor';
import { getOwn } from '../../../lib/getOwn';
import type { SectionDefinition } from './sectionDefinition';

/** State of a section that is edited and saved on its own. */
export interface SectionForm<Value, Field extends string> extends SettingsEditorController<Value, string> {
  /** Returns the error of a field: of the validation after the first attempt to save, or of the server. */
  getFieldError: (field: Field) => string | undefined;
}

/** Edits a section of the settings. */
export function useSectionForm<Value, Field extends string>(
  definition: SectionDefinition<Value, Field>,
): SectionForm<Value, Field> {
  const { name, diff, findIssues, fieldsByKey, ...section } = definition;
  const translate = useTranslate();
  const editor = useSettingsEditor<Value, string>({
    ...section,
    name: `edit:settings.${name}`,
    diff: (before, after) => ({ settings: diff(before, after) }),
    validate: (value, saved) => Object.keys(findIssues(saved, value)),
    savedText: translate('settingsPage.saved'),
  });
  return {
    ...editor,
    getFieldError(field) {
      const issue = findIssues(editor.saved, editor.value)[field];
      if (editor.isChecked && issue !== undefined) return translate(issue);
      return Object.entries(editor.serverErrors).find(([key]) => getOwn(fieldsByKey, key) === field)?.[1];
    },
  };
}
