import { useTranslate } from 'ra-core';
import type { FormCondition, FormField } from '../../../../resources/forms/formData';
import { useFormEditor } from '../editor/formEditor';
import { useFieldTitle } from '../editor/useFormTexts';

/** Returns a function that describes when a field is shown. */
export function useConditionSentence(fields: readonly FormField[]): (condition: FormCondition) => string {
  const translate = useTranslate();
  const { data } = useFormEditor();
  const getTitle = useFieldTitle(data);
  return ({ field, test, value }) => {
    const source = fields.find(({ id }) => id === field);
    if (!source) return translate('forms.issues.noSource');
    return translate(`forms.condition.sentence.${test}`, { field: getTitle(source), value });
  };
}
