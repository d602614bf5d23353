import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isFieldVisible } from '../../../../resources/config/configField';
import {
  buildFieldTextKey,
  type ConditionTest,
  conditionTests,
  type FormCondition,
  type FormField,
  parseOptions,
} from '../../../../resources/forms/formData';
import {
  type FormFieldKind,
  type FormFieldText,
  formFieldKinds,
  hasAnswer,
} from '../../../../resources/forms/formFieldKinds';
import { FieldList } from '../../../engine/fields/FieldList';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { firstField } from '../../../ui/focus/focusable';
import gridStyles from '../../../ui/form/fieldGrid.module.css';
import { GroupField } from '../../../ui/form/GroupField';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import { useTouchedFields } from '../../../ui/inputs/useTouchedFields';
import textStyles from '../../../ui/text/text.module.css';
import { getCustomText } from '../../storefront/widgetData';
import { FormTextInput } from '../editor/FormTextInput';
import { useFormEditor } from '../editor/formEditor';
import { useFieldTitle, useSettingText } from '../editor/useFormTexts';
import styles from '../forms.module.css';
import { getSettingValues } from './findFormIssues';
import { setCondition, setPart } from './formChanges';

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
        <div className={gridStyles.grid}>
          {shownTexts.map((text) => (
            <div key={text} className={text === 'placeholder' ? undefined : gridStyles.fullWidth}>
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
      {rangeIssue !== undefined && <p className={textStyles.danger}>{rangeIssue}</p>}
      <ConditionEditor field={field} fields={fields} error={getIssueText('condition', touched.has('condition'))} />
    </fieldset>
  );
}

interface ConditionEditorProps {
  field: FormField;
  fields: readonly FormField[];
  error: string | undefined;
}

/** Kinds that are only answered or not. */
const unaryKinds: readonly FormField['kind'][] = ['checkbox', 'consent', 'file'];

/** Chooses the other field, and the answer, on which a field depends. */
function ConditionEditor({ field, fields, error }: ConditionEditorProps) {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const { data, change } = useFormEditor();
  const getTitle = useFieldTitle(data);
  const { id, condition } = field;
  const sources = fields.filter((other) => other.id !== id && other.kind !== null && hasAnswer(other.kind));
  const source = sources.find((other) => other.id === condition?.field) ?? null;
  const set = (next: FormCondition | null) =>
    change((now) => setCondition(now, id, next), { merge: `${id}.condition` });
  const chooseSource = (sourceId: string) =>
    set(sourceId === '' ? null : { field: sourceId, test: 'answered', value: '' });
  const tests: readonly ConditionTest[] = unaryKinds.includes(source?.kind ?? null)
    ? ['answered', 'empty']
    : conditionTests;
  const hasValue = condition?.test === 'is' || condition?.test === 'isNot';
  const options =
    source?.kind === 'select' || source?.kind === 'multi'
      ? parseOptions(getCustomText(data, shoppersLocale, buildFieldTextKey(source.id, 'options')))
      : null;
  return (
    <fieldset className={styles.condition} data-field="condition">
      <legend>{translate('forms.condition.title')}</legend>
      <GroupField label={translate('forms.condition.source')} error={source ? undefined : error}>
        {(ties) => (
          <Select
            {...ties}
            label={translate('forms.condition.source')}
            value={condition && !source ? condition.field : (source?.id ?? '')}
            options={[
              { value: '', label: translate('forms.condition.always') },
              ...sources.map((other) => ({ value: other.id, label: getTitle(other) })),
              ...(condition && !source
                ? [{ value: condition.field, label: translate('forms.condition.removed'), disabled: true }]
                : []),
            ]}
            onChange={chooseSource}
          />
        )}
      </GroupField>
      {condition && source && (
        <GroupField label={translate('forms.condition.test')}>
          {(ties) => (
            <Select
              {...ties}
              label={translate('forms.condition.test')}
              value={condition.test}
              options={tests.map((value) => ({ value, label: translate(`forms.condition.tests.${value}`) }))}
              onChange={(test) => set({ ...condition, test })}
            />
          )}
        </GroupField>
      )}
      {condition && source && hasValue && options && (
        <GroupField label={translate('forms.condition.value')} error={error}>
          {(ties) => (
            <Select
              {...ties}
              label={translate('forms.condition.value')}
              value={condition.value}
              options={[
                ...(options.includes(condition.value)
                  ? []
                  : [
                      {
                        value: condition.value,
                        label: condition.value || translate('forms.condition.choose'),
                        disabled: true,
                      },
                    ]),
                ...options.map((option) => ({ value: option, label: option })),
              ]}
              onChange={(value) => set({ ...condition, value })}
            />
          )}
        </GroupField>
      )}
      {condition && source && hasValue && !options && (
        <TextBox
          label={translate('forms.condition.value')}
          error={error}
          value={condition.value}
          dir="auto"
          maxLength={200}
          autoComplete="off"
          onChange={(value) => set({ ...condition, value })}
        />
      )}
    </fieldset>
  );
}
