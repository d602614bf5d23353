import { useTranslate } from 'ra-core';
import type { Entity } from '../../../../resources/entity';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import styles from '../automation.module.css';
import { type ConditionField, getConditionField, getConditionFields, operators } from '../rule/conditions';
import type { Condition } from '../rule/rule';
import { createCondition, getChoices } from './createCondition';
import { NumberField } from './NumberField';
import { RuleSelect } from './RuleSelect';

interface ConditionRowProps {
  entity: Entity;
  condition: Condition;
  /** 1-based. */
  position: number;
  error: string | undefined;
  /** @param merge name of the input: its changes without a pause are one undo step */
  onChange: (condition: Condition, merge?: string) => void;
  onRemove: () => void;
}

/** A condition: field, operator, and value. */
export function ConditionRow({ entity, condition, position, error, onChange, onRemove }: ConditionRowProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const field = getConditionField(entity.name, condition);
  const getFieldLabel = (name: string, { path }: ConditionField) =>
    path === undefined ? translate(`automation.conditionFields.${name}`) : labels.field(path);
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: the inputs of a list item, without a legend */}
      <div role="group" aria-label={translate('automation.condition', { position })} className={styles.condition}>
        <RuleSelect
          label={translate('automation.fields.field')}
          value={condition.field}
          error={field ? undefined : error}
          options={Object.entries(getConditionFields(entity.name)).map(([value, item]) => ({
            value,
            label: getFieldLabel(value, item),
          }))}
          onChange={(name) => onChange(createCondition(entity, name))}
        />
        {field && (
          <>
            {operators[field.kind].length > 1 && (
              <Select
                showLabel
                className={styles.select}
                label={translate('automation.fields.operator')}
                value={condition.operator}
                options={operators[field.kind].map((value) => ({
                  value,
                  label: translate(`automation.operators.${value}`),
                }))}
                onChange={(operator) => onChange({ ...condition, operator })}
              />
            )}
            <ConditionValue
              field={field}
              entity={entity}
              label={translate('automation.fields.value')}
              condition={condition}
              error={error}
              onChange={(value) => onChange({ ...condition, value }, 'value')}
            />
          </>
        )}
        <IconButton icon="trash" label={translate('automation.removeCondition', { position })} onClick={onRemove} />
      </div>
    </li>
  );
}

interface ConditionValueProps {
  field: ConditionField;
  entity: Entity;
  label: string;
  condition: Condition;
  error: string | undefined;
  onChange: (value: Condition['value']) => void;
}

/** Input of the value of a condition. */
function ConditionValue({ field, entity, label, condition: { value }, error, onChange }: ConditionValueProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  switch (field.kind) {
    case 'number':
      return <NumberField label={label} value={value} error={error} onChange={(next) => onChange(next ?? '')} />;
    case 'program':
      return (
        <ProgramPicker
          excluded
          label={label}
          empty={translate('list.value.noProgram')}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'text':
      return <TextBox required dir="auto" label={label} value={String(value)} error={error} onChange={onChange} />;
    default: {
      const choices = field.kind === 'flag' ? ['yes', 'no'] : getChoices(entity, field.path);
      return (
        <RuleSelect
          label={label}
          value={String(value)}
          error={error}
          options={choices.map((choice) => ({
            value: choice,
            label:
              field.kind === 'flag' ? translate(`automation.flag.${choice}`) : labels.value(field.path ?? '', choice),
          }))}
          onChange={onChange}
        />
      );
    }
  }
}
