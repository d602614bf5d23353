import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Card } from '../../../ui/layout/Card';
import styles from '../automation.module.css';
import { findLoop } from '../rule/findLoops';
import { MAX_LIMIT, toRule } from '../rule/rule';
import { useRules } from '../useRules';
import { useRuleText } from '../useRuleText';
import { NumberField } from './NumberField';
import type { RulePartProps } from './ruleParts';

interface LimitsCardProps extends RulePartProps {
  /** Id of the rule's widget. */
  ruleId: string;
}

/** The limit of a run, and a warning if rules start each other. */
export function LimitsCard({ rule, change, errorOf, ruleId }: LimitsCardProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { rules } = useRules();
  const { getName } = useRuleText();
  const others = (rules ?? []).filter(({ _id, isEnabled }) => isEnabled === true && _id !== ruleId);
  const loop = findLoop(
    rule,
    others.map(({ data }) => toRule(data)),
  );
  return (
    <Card title={translate('automation.parts.limit')}>
      <div className={styles.fields}>
        <NumberField
          label={translate('automation.fields.limit')}
          help={translate('automation.fields.limitHelp', { max: formatPoints(MAX_LIMIT, locale) })}
          error={errorOf('limit')}
          value={rule.limit}
          onChange={(limit) => change((now) => ({ ...now, limit }), { merge: 'limit' })}
        />
        <p className={styles.muted}>{translate('automation.once')}</p>
        {loop !== null && (
          <Banner tone="waiting" title={translate('automation.loop.title')}>
            {loop.length === 0
              ? translate('automation.loop.self')
              : translate('automation.loop.others', { names: formatAndList(loop.map(getName), locale) })}
          </Banner>
        )}
      </div>
    </Card>
  );
}
