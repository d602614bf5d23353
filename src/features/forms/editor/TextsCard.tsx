import { useTranslate } from 'ra-core';
import { formTexts } from '../../../../resources/forms/formSettings';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import { getRequiredTexts } from '../builder/findFormIssues';
import { setPart } from '../builder/formChanges';
import { MAX_FORM_NAME_LENGTH } from '../list/FormNameDialog';
import { FormTextInput, LanguagePicker } from './FormTextInput';
import { useFormEditor } from './formEditor';

/** Name of the form, and the texts around its fields. */
export function TextsCard() {
  const translate = useTranslate();
  const { data, change, issues, isChecked } = useFormEditor();
  const { name } = data;
  const required = getRequiredTexts(data);
  const getError = (part: string) =>
    isChecked && issues.some((issue) => issue.field === null && issue.part === part)
      ? translate('forms.issues.missing')
      : undefined;
  return (
    <Card title={translate('forms.texts.heading')} action={<LanguagePicker />}>
      <div data-field="name">
        <TextBox
          required
          label={translate('forms.name.label')}
          help={translate('forms.name.help')}
          error={getError('name')}
          value={typeof name === 'string' ? name : ''}
          dir="auto"
          maxLength={MAX_FORM_NAME_LENGTH}
          autoComplete="off"
          onChange={(next) => change((now) => setPart(now, ['name'], next), { merge: 'name' })}
        />
      </div>
      {formTexts.map((text) => (
        <FormTextInput
          key={text}
          name={text}
          label={translate(`forms.texts.${text}`)}
          required={required.includes(text)}
          maxLength={text === 'intro' || text === 'thanks' ? 1000 : 120}
          error={getError(`texts.${text}`)}
          {...((text === 'intro' || text === 'thanks') && { rows: 2 })}
        />
      ))}
    </Card>
  );
}
