import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isFieldVisible } from '../../../../resources/config/configField';
import { buildFieldTextKey, type FormField } from '../../../../resources/forms/formData';
import {
  type FormFieldKind,
  type FormFieldText,
  formFieldKinds,
  hasAnswer,
} from '../../../../resources/forms/formFieldKinds';
import { FieldList } from '../../../engine/fields/FieldList';
import { firstField } from '../../../ui/focus/focusable';
import { TextBox } from '../../../ui/inputs/TextBox';
import { useTouchedFields } from '../../../ui/inputs/useTouchedFields';
import { FormTextInput } from '../editor/FormTextInput';
import { useFormEditor } from '../editor/formEditor';
import { useSettingText } from '../editor/useFormTexts';
import styles from '../forms.module.css';
import { ConditionEditor } from './ConditionEditor';
import { getSettingValues } from './findFormIssues';
import { setPart } from './formChanges';

interface FieldFormProps {
  field: FormField;
  kind: FormFieldKind;
  fields: readonly FormField[];
  title: string;
}

const maxTextLengths = { label: 200, help: 300, placeholder: 100, options: 4000 } as const;

/** Form of a field: its texts in one language, its settings, and its condition. */
export function FieldForm({ field, kind, fields, title }: FieldFormProps) {
  const translate = useTranslate();
  const { change, issues, isChecked } = useFormEditor();
  const getSettingText = useSettingText();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const touched = useTouchedFields();
  const { id, name } = field;
  const { texts, settings } = formFieldKinds[kind];
  const shownTexts: readonly FormFieldText[] = texts;
  const values = getSettingValues(settings, field.settings);
  const visible = Object.fromEntries(Object.entries(settings).filter(([, item]) => isFieldVisible(item, values)));
  /** Message of an issue. Missing values are only reported in touched fields. */
  const getIssueText = (part: string, isTouched: boolean) => {
    const issue = issues.find((item) => item.field === id && item.part === part && item.reason !== 'setting');
    const isShown = isChecked || isTouched || (issue?.reason !== 'missing' && issue?.reason !== 'noOptions');
    return issue && isShown ? translate(`forms.issues.${issue.reason}`) : undefined;
  };
  useEffect(() => {
    if (!fieldset.current) return;
    firstField(fieldset.current)?.focus({ preventScroll: true });
    fieldset.current.closest('article')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const rangeIssue = getIssueText('max', true);
  return (
    <fieldset ref={fieldset} aria-label={title} className={styles.form} onBlur={touched.onBlur}>
      {shownTexts.length > 0 && (
        <div className={styles.fields}>
          {shownTexts.map((text) => (
            <div key={text} className={text === 'placeholder' ? undefined : styles.whole}>
              <FormTextInput
                name={buildFieldTextKey(id, text)}
                label={translate(`forms.texts.${text}`)}
                help={text === 'options' ? translate('forms.texts.optionsHelp') : undefined}
                required={text === 'label' || text === 'options'}
                maxLength={maxTextLengths[text]}
                error={getIssueText(text, touched.has(`texts.${buildFieldTextKey(id, text)}`))}
                {...(text === 'options' && { rows: 4 })}
              />
            </div>
          ))}
        </div>
      )}
      {hasAnswer(kind) && (
        <div data-field="name">
          <TextBox
            required
            label={translate('forms.field.name')}
            help={translate('forms.field.nameHelp')}
            error={getIssueText('name', true)}
            value={name}
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={(next) => change((now) => setPart(now, ['fields', id, 'name'], next), { merge: `${id}.name` })}
          />
        </div>
      )}
      {Object.keys(visible).length > 0 && (
        <FieldList
          fields={visible}
          getFieldText={getSettingText}
          valueAt={(part) => values[part]}
          onChange={(part, value) =>
            change((now) => setPart(now, ['fields', id, part], value), { merge: `${id}.${part}` })
          }
          isChecked={isChecked}
        />
      )}
      {rangeIssue !== undefined && <p className={styles.errors}>{rangeIssue}</p>}
      <ConditionEditor field={field} fields={fields} error={getIssueText('condition', touched.has('condition'))} />
    </fieldset>
  );
}
