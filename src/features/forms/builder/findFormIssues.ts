/** What keeps a form from being published. */

import type { ConfigFields } from '../../../../resources/config/configField';
import { isFieldVisible } from '../../../../resources/config/configField';
import { findConfigIssue, getDefault } from '../../../../resources/config/configShape';
import {
  buildFieldTextKey,
  type FormCondition,
  type FormField,
  getFormFields,
  getFormName,
  parseOptions,
} from '../../../../resources/forms/formData';
import { type FormFieldText, formFieldKinds, hasAnswer } from '../../../../resources/forms/formFieldKinds';
import { afterSubmitFields, displayFields, type FormText, popupFields } from '../../../../resources/forms/formSettings';
import { getCustomText, type WidgetData } from '../../storefront/widgetData';

export interface FormIssue {
  /** Id of the field; null for the form itself. */
  field: string | null;
  /** Setting or text that is invalid. */
  part: string;
  /** Declared settings show a message of their own. */
  reason: 'missing' | 'badName' | 'takenName' | 'noOptions' | 'range' | 'noSource' | 'setting';
}

/** A form that customers see has no fields. */
export const noFieldsIssue: FormIssue = { field: null, part: 'fields', reason: 'missing' };

/** Names that the values of a submission can have. */
const NAME = /^[a-z][a-z0-9_]{0,39}$/i;

/** Returns the declared settings that apply to a form. */
export function getFormSettings(data: WidgetData): ConfigFields {
  const isPopup = data['display'] === 'popup';
  return { ...afterSubmitFields, ...displayFields, ...(isPopup && popupFields) };
}

/** Returns the texts that a form needs. */
export const getRequiredTexts = ({ after }: WidgetData): readonly FormText[] =>
  after === 'redirect' ? ['submit'] : ['submit', 'thanks'];

/** Returns the values of declared settings, or their defaults. */
export const getSettingValues = (fields: ConfigFields, values: WidgetData): WidgetData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      values[name] === undefined ? getDefault(field) : values[name],
    ]),
  );

/**
 * Finds the issues of a form, in the order in which the editor shows them.
 * @param code language in which texts must not be missing
 */
export function findFormIssues(data: WidgetData, code: string): readonly FormIssue[] {
  const fields = getFormFields(data);
  return [
    ...(getFormName(data) === '' ? [{ field: null, part: 'name', reason: 'missing' as const }] : []),
    ...fields.flatMap((field) => findFieldIssues(field, fields, data, code)),
    ...getRequiredTexts(data)
      .filter((key) => getCustomText(data, code, key).trim() === '')
      .map((key) => ({ field: null, part: `texts.${key}`, reason: 'missing' as const })),
    ...findInvalidSettings(getFormSettings(data), data).map((part) => ({
      field: null,
      part,
      reason: 'setting' as const,
    })),
  ];
}

/** Finds the issues of one field. A field of an unknown kind can only have a name that is taken. */
export function findFieldIssues(
  { id, kind, name, condition, settings }: FormField,
  fields: readonly FormField[],
  data: WidgetData,
  code: string,
): readonly FormIssue[] {
  const issues: FormIssue[] = [];
  const report = (part: string, reason: FormIssue['reason']) => issues.push({ field: id, part, reason });
  const definition = kind && formFieldKinds[kind];
  const texts: readonly FormFieldText[] = definition?.texts ?? [];
  const getText = (text: FormFieldText) => getCustomText(data, code, buildFieldTextKey(id, text));
  if (texts.includes('label') && getText('label').trim() === '') report('label', 'missing');
  if (texts.includes('options') && parseOptions(getText('options')).length === 0) report('options', 'noOptions');
  if (definition && hasAnswer(kind)) {
    const isTaken = fields.some((other) => other.id !== id && hasAnswer(other.kind) && other.name === name);
    if (!NAME.test(name)) report('name', 'badName');
    else if (isTaken) report('name', 'takenName');
  }
  if (definition) for (const part of findInvalidSettings(definition.settings, settings)) report(part, 'setting');
  const { min, max } = settings;
  if (kind === 'number' && typeof min === 'number' && typeof max === 'number' && min > max) report('max', 'range');
  const conditionIssue = condition && findConditionIssue(condition, id, fields);
  if (conditionIssue) report('condition', conditionIssue);
  return issues;
}

function findConditionIssue(
  { field, test, value }: FormCondition,
  id: string,
  fields: readonly FormField[],
): 'noSource' | 'missing' | null {
  if (!fields.some((other) => other.id === field && other.id !== id)) return 'noSource';
  return (test === 'is' || test === 'isNot') && value.trim() === '' ? 'missing' : null;
}

function findInvalidSettings(fields: ConfigFields, stored: WidgetData): readonly string[] {
  const values = getSettingValues(fields, stored);
  return Object.entries(fields).flatMap(([name, field]) =>
    isFieldVisible(field, values) && findConfigIssue(field, values[name]) ? [name] : [],
  );
}
