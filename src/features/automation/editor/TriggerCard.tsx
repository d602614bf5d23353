import { useTranslate } from 'ra-core';
import { rewards, rewardTaskTypes } from '../../../../resources/rewards';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { Select } from '../../../ui/inputs/Select';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { getActionTypes } from '../rule/actions';
import { getConditionField } from '../rule/conditions';
import { emptyRule, type Rule } from '../rule/rule';
import { getTrigger, triggers } from '../rule/triggers';
import { NumberField, RuleSelect } from './ruleInputs';
import type { RulePartProps } from './ruleParts';

/** The event that a rule reacts to. */
export function TriggerCard({ rule, change, errorOf }: RulePartProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(rewards);
  const { trigger } = rule;
  const settings = getTrigger(rule)?.settings ?? [];
  const set = (part: Partial<Rule['trigger']>, merge?: string) =>
    change((now) => ({ ...now, trigger: { ...now.trigger, ...part } }), merge === undefined ? {} : { merge });
  return (
    <Card title={translate('automation.parts.trigger')}>
      <div className={columnStyles.stack}>
        <RuleSelect
          label={translate('automation.fields.trigger')}
          value={trigger.type}
          error={errorOf('trigger')}
          options={Object.keys(triggers).map((value) => ({
            value,
            label: translate(`automation.triggers.${value}.label`),
          }))}
          onChange={(type) => change((now) => withTrigger(now, type))}
        />
        {settings.includes('taskType') && (
          <Select
            showLabel
            className={selectStyles.field}
            label={translate('automation.fields.taskType')}
            value={trigger.taskType}
            options={[
              { value: '', label: translate('automation.any') },
              ...rewardTaskTypes.map((value) => ({ value, label: labels.value('task_type', value) })),
            ]}
            onChange={(taskType) => set({ taskType })}
          />
        )}
        {settings.includes('status') && (
          <RuleSelect
            label={labels.field('status')}
            value={trigger.status}
            error={errorOf('status')}
            options={['pending', 'approved', 'rejected'].map((value) => ({
              value,
              label: labels.value('status', value),
            }))}
            onChange={(status) => set({ status })}
          />
        )}
        {settings.includes('rating') && (
          <NumberField
            label={translate('automation.fields.rating')}
            error={errorOf('rating')}
            value={trigger.rating}
            onChange={(rating) => set({ rating }, 'rating')}
          />
        )}
        {settings.includes('days') && (
          <NumberField
            label={translate('automation.fields.days')}
            error={errorOf('days')}
            value={trigger.days}
            onChange={(days) => set({ days }, 'days')}
          />
        )}
      </div>
    </Card>
  );
}

/** Returns a rule with another trigger, without the conditions and the action that it can't have. */
function withTrigger(rule: Rule, type: string): Rule {
  const trigger = { ...rule.trigger, type };
  const entityName = getTrigger({ trigger })?.entity.name ?? '';
  return {
    ...rule,
    trigger,
    conditions: rule.conditions.filter((condition) => getConditionField(entityName, condition) !== undefined),
    action: getActionTypes(entityName).includes(rule.action.type) ? rule.action : emptyRule.action,
  };
}
