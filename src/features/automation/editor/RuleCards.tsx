import { useTranslate } from 'ra-core';
import { rewards, rewardTaskTypes } from '../../../../resources/rewards';
import { entityLabels, useEntityLabels } from '../../../engine/entity/entityLabels';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { Select } from '../../../ui/inputs/Select';
import { TextArea } from '../../../ui/inputs/TextArea';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { getActionTypes, getRuleAction } from '../rule/actions';
import { getChoices, getConditionField } from '../rule/conditions';
import { emptyRule, type Rule } from '../rule/rule';
import { getTrigger, getTriggers } from '../rule/triggers';
import { NumberField, type RulePartProps, RuleSelect } from './ruleInputs';

/** Maximum length of a reply, an answer, or a note in characters. */
const MAX_TEXT_LENGTH = 2000;

/** What the rule does with each record. */
export function ActionCard({ rule, change, errorOf }: RulePartProps) {
  const translate = useTranslate();
  const { action } = rule;
  const entity = getTrigger(rule)?.entity;
  const ruleAction = entity && getRuleAction(entity, action.type);
  const set = (part: Partial<Rule['action']>, merge?: string) =>
    change((now) => ({ ...now, action: { ...now.action, ...part } }), merge === undefined ? {} : { merge });
  const getLabel = (type: string) => {
    const owner = entity && getRuleAction(entity, type)?.entity;
    return owner ? entityLabels(owner, translate).action(type) : type;
  };
  return (
    <Card title={translate('automation.parts.action')}>
      <div className={columnStyles.stack}>
        <RuleSelect
          label={translate('automation.fields.action')}
          value={action.type}
          error={errorOf('action')}
          options={(entity ? getActionTypes(entity) : []).map((value) => ({ value, label: getLabel(value) }))}
          onChange={(type) => set({ type })}
        />
        {ruleAction?.setting === 'points' && (
          <>
            <NumberField
              label={translate('automation.fields.points')}
              error={errorOf('points')}
              value={action.points}
              onChange={(points) => set({ points }, 'points')}
            />
            <TextArea
              rows={2}
              maxLength={MAX_TEXT_LENGTH}
              label={translate('automation.fields.customerNote')}
              value={action.customerNote}
              onChange={(customerNote) => set({ customerNote }, 'customerNote')}
            />
          </>
        )}
        {ruleAction?.setting === 'voucher' && (
          <>
            <Select
              showLabel
              className={selectStyles.field}
              label={translate('automation.fields.discountType')}
              value={action.discountType}
              options={['percentage', 'fixed_amount'].map((value) => ({
                value,
                label: translate(`automation.discounts.${value}`),
              }))}
              onChange={(discountType) => set({ discountType })}
            />
            <NumberField
              kind={action.discountType === 'fixed_amount' ? 'money' : 'percent'}
              label={translate('automation.fields.discountValue')}
              error={errorOf('discountValue')}
              value={action.discountValue}
              onChange={(discountValue) => set({ discountValue }, 'discountValue')}
            />
          </>
        )}
        {ruleAction?.setting === 'program' && (
          <ProgramPicker
            empty
            excluded
            label={translate('automation.fields.program')}
            value={action.programId}
            onChange={(programId) => set({ programId })}
          />
        )}
        {ruleAction?.setting === 'text' && (
          <TextArea
            required
            rows={4}
            maxLength={MAX_TEXT_LENGTH}
            label={translate('automation.fields.text')}
            help={translate('automation.fields.textHelp')}
            error={errorOf('text')}
            value={action.text}
            onChange={(text) => set({ text }, 'text')}
          />
        )}
      </div>
    </Card>
  );
}

/** The event that a rule reacts to. */
export function TriggerCard({ rule, change, errorOf }: RulePartProps) {
  const translate = useTranslate();
  const { trigger } = rule;
  const { settings = [], entity = rewards } = getTrigger(rule) ?? {};
  const labels = useEntityLabels(entity);
  const set = (part: Partial<Rule['trigger']>, merge?: string) =>
    change((now) => ({ ...now, trigger: { ...now.trigger, ...part } }), merge === undefined ? {} : { merge });
  return (
    <Card title={translate('automation.parts.trigger')}>
      <div className={columnStyles.stack}>
        <RuleSelect
          label={translate('automation.fields.trigger')}
          value={trigger.type}
          error={errorOf('trigger')}
          options={Object.keys(getTriggers()).map((value) => ({
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
            options={getChoices(entity, 'status').map((value) => ({
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
  const entity = getTrigger({ trigger })?.entity;
  return {
    ...rule,
    trigger,
    conditions: rule.conditions.filter((condition) => getConditionField(entity?.name ?? '', condition) !== undefined),
    action: entity && getActionTypes(entity).includes(rule.action.type) ? rule.action : emptyRule.action,
  };
}
