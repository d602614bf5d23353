import { useTranslate } from 'ra-core';
import {
  buildFieldTextKey,
  type ConditionTest,
  conditionTests,
  type FormCondition,
  type FormField,
  parseOptions,
} from '../../../../resources/forms/formData';
import { hasAnswer } from '../../../../resources/forms/formFieldKinds';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { getCustomText } from '../../../engine/storefront/widgetData';
import { GroupField } from '../../../ui/form/GroupField';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import { useFormEditor } from '../editor/formEditor';
import { useFieldTitle } from '../editor/useFormTexts';
import styles from '../forms.module.css';
import { setCondition } from './formChanges';

interface ConditionEditorProps {
  field: FormField;
  fields: readonly FormField[];
  error: string | undefined;
}

/** Kinds that are only answered or not. */
const unaryKinds: readonly FormField['kind'][] = ['checkbox', 'consent', 'file'];

/** Chooses the other field, and the answer, on which a field depends. */
export function ConditionEditor({ field, fields, error }: ConditionEditorProps) {
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
