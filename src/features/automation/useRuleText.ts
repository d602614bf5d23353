import { useTranslate } from 'ra-core';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useLoadPrograms } from '../../engine/shop/programs';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPercent } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { byLocale } from '../../lib/format/locale';
import { clipText } from '../../lib/format/text';
import { getRuleAction } from './rule/actions';
import { type Rule, toNumber } from './rule/rule';
import { getTrigger } from './rule/triggers';

const dayFormat = byLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }));

interface RuleText {
  getName: (rule: Rule) => string;
  /** The trigger as a sentence. An unknown one is shown by its type. */
  describeTrigger: (rule: Rule) => string;
  /** The action with its values, of which a text is clipped unless `isWhole`. An unknown one is shown by its type. */
  describeAction: (rule: Rule, isWhole?: boolean) => string;
  /** The value of a voucher. */
  formatDiscount: (rule: Rule) => string;
}

/** Texts of rules. */
export function useRuleText(): RuleText {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const { nameOf } = useLoadPrograms(true);

  const formatDiscount = ({ action: { discountType, discountValue } }: Rule) =>
    discountType === 'percentage'
      ? formatPercent(toNumber(discountValue), locale)
      : formatMoney(toNumber(discountValue), currency, locale);

  const describeTrigger = (rule: Rule) => {
    const { type, days, rating, taskType, status } = rule.trigger;
    const trigger = getTrigger(rule);
    if (!trigger) return translate('automation.unknown', { type: type || translate('automation.none') });
    const labels = entityLabels(trigger.entity, translate);
    const hasReason = trigger.settings.includes('taskType') && taskType !== '';
    return translate(`automation.triggers.${type}.${hasReason ? 'sentenceFor' : 'sentence'}`, {
      days: dayFormat(locale).format(toNumber(days)),
      rating: formatPoints(toNumber(rating), locale),
      reason: labels.value('task_type', taskType),
      status: labels.value('status', status),
    });
  };

  const describeAction = (rule: Rule, isWhole = false) => {
    const { action } = rule;
    const trigger = getTrigger(rule);
    const ruleAction = trigger && getRuleAction(trigger.entity, action.type);
    if (!ruleAction) return translate('automation.unknown', { type: action.type || translate('automation.none') });
    const label = entityLabels(ruleAction.entity, translate).action(action.type);
    const values = {
      points: () => formatPoints(toNumber(action.points), locale),
      voucher: () => formatDiscount(rule),
      program: () => nameOf(action.programId || null),
      text: () => (isWhole ? action.text.trim() : clipText(action.text.trim(), 80)),
    };
    const value = ruleAction.setting === null ? '' : values[ruleAction.setting]();
    return value === '' ? label : translate('automation.withValue', { label, value });
  };

  return {
    getName: ({ name }) => clipText(name.trim(), 80) || translate('automation.untitled'),
    describeTrigger,
    describeAction,
    formatDiscount,
  };
}
