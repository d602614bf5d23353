import { useTranslate } from 'ra-core';
import { entityLabels } from '../../../engine/entity/entityLabels';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { Select } from '../../../ui/inputs/Select';
import { TextArea } from '../../../ui/inputs/TextArea';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { getActionTypes, getRuleAction } from '../rule/actions';
import type { Rule } from '../rule/rule';
import { getTrigger } from '../rule/triggers';
import { NumberField, RuleSelect } from './ruleInputs';
import type { RulePartProps } from './ruleParts';

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
          options={getActionTypes(entity?.name ?? '').map((value) => ({ value, label: getLabel(value) }))}
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
            excluded
            label={translate('automation.fields.program')}
            empty={translate('list.value.noProgram')}
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
