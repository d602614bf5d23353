import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { Entity } from '../../../../resources/entity';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { RadioList } from '../../../ui/form/RadioList';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../automation.module.css';
import { type ConditionField, getChoices, getConditionField, getConditionFields, operators } from '../rule/conditions';
import type { Condition } from '../rule/rule';
import { getTrigger } from '../rule/triggers';
import { NumberField, type RulePartProps, RuleSelect } from './ruleInputs';

/** The conditions that a record must meet. */
export function ConditionsCard({ rule, change, errorOf }: RulePartProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  // Removing a condition removes the button that has the focus.
  useFocusRestore(list);
  const entity = getTrigger(rule)?.entity;
  const { conditions, match } = rule;
  const [firstField] = Object.keys(getConditionFields(entity?.name ?? ''));
  const setConditions = (update: (now: readonly Condition[]) => Condition[], merge?: string) =>
    change(
      (now) => ({ ...now, conditions: update(now.conditions) }),
      merge === undefined ? {} : { merge: `condition ${merge}` },
    );
  return (
    <Card title={translate('automation.parts.conditions')}>
      <div className={columnStyles.stack}>
        {conditions.length === 0 && <p className={textStyles.second}>{translate('automation.noConditions')}</p>}
        {conditions.length > 1 && (
          <RadioList
            label={translate('automation.parts.match')}
            value={match}
            options={[
              { value: 'all', label: translate('automation.match.all') },
              { value: 'any', label: translate('automation.match.any') },
            ]}
            onChange={(value) => change((now) => ({ ...now, match: value }))}
          />
        )}
        {entity && conditions.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={translate('automation.parts.conditions')}
            className={flowStyles.rows3}
          >
            {conditions.map((condition, index) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and are not reordered
                key={index}
                entity={entity}
                condition={condition}
                position={index + 1}
                error={errorOf(`condition.${index}`)}
                onChange={(next, merge) =>
                  setConditions(
                    (now) => now.map((other, at) => (at === index ? next : other)),
                    merge && `${merge} ${index}`,
                  )
                }
                onRemove={() => setConditions((now) => now.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
        )}
        {entity && firstField !== undefined && (
          <div>
            <Button
              kind="dashed"
              icon="plus"
              onClick={() => setConditions((now) => [...now, createCondition(entity, firstField)])}
            >
              {translate('automation.addCondition')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

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
function ConditionRow({ entity, condition, position, error, onChange, onRemove }: ConditionRowProps) {
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
                className={selectStyles.field}
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
      return <ProgramPicker empty excluded label={label} value={String(value)} onChange={onChange} />;
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

/** A condition on a field, with its first operator and choice. */
function createCondition(entity: Entity, fieldName: string): Condition {
  const field = getConditionFields(entity.name)[fieldName];
  if (!field) return { field: fieldName, operator: '', value: '' };
  const [operator = ''] = operators[field.kind];
  const [choice = ''] = field.kind === 'flag' ? ['yes'] : getChoices(entity, field.path);
  return { field: fieldName, operator, value: choice };
}
