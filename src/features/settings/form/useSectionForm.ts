import { useTranslate } from 'ra-core';
import type { ZodMiniType } from 'zod/mini';
import type { Settings } from '../../../../resources/settings';
import { type SettingsEditorController, useSettingsEditor } from '../../../engine/editing/useSettingsEditor';
import { getOwn } from '../../../lib/getOwn';

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

/** Invalid fields of a section, with message keys. Names are those of `data-field`. */
type SectionIssues<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A section of settings that is edited and saved on its own. */
export interface SectionDefinition<Value, Field extends string> {
  /** Part of the draft's name. */
  name: string;
  /** Schema of persisted drafts. */
  shape: ZodMiniType<Value>;
  /** Extracts the values of the fields from the settings. */
  read: (settings: Settings) => Value;
  /** Returns the changed keys of the settings. */
  diff: (saved: Value, value: Value) => Partial<Settings>;
  /** Validates the changed fields: saved values are kept as they are, even if they are invalid. */
  findIssues: (saved: Value, value: Value) => SectionIssues<Field>;
  /** Fields by the key of the settings, for the server's errors. */
  fieldsByKey: Readonly<Record<string, Field>>;
}
