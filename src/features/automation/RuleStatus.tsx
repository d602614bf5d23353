import { useTranslate } from 'ra-core';
import type { Widget } from '../../../resources/widgets';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Banner } from '../../ui/feedback/Banner';
import { Switch, toggleOnEnter } from '../../ui/inputs/Switch';
import { useWidgetSwitch } from '../storefront/useWidgetSwitch';
import { getRuleAction, publishesHidden } from './rule/actions';
import { findIssues } from './rule/findIssues';
import { RULE_WIDGET_TYPE, type Rule, toRule } from './rule/rule';
import { getTrigger } from './rule/triggers';
import { useProviderRuns } from './useRules';

/** State of a stored rule: on, off, or incomplete. */
export function RuleState({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  if (findIssues(toRule(widget.data)).length > 0)
    return <StatusBadge tone="waiting">{translate('automation.state.incomplete')}</StatusBadge>;
  const isOn = widget.isEnabled === true;
  return (
    <StatusBadge tone={isOn ? 'done' : 'neutral'}>
      {translate(isOn ? 'automation.state.on' : 'automation.state.off')}
    </StatusBadge>
  );
}

interface RuleSwitchProps {
  widget: Widget;
  name: string;
  showLabel?: boolean;
  /** Whether the rule has changes that aren't saved: it would run without them. */
  isChanged?: boolean;
}

/** Turns a rule on or off at once. One that is incomplete or has unsaved changes can only be turned off. */
export function RuleSwitch({ widget, name, showLabel = false, isChanged = false }: RuleSwitchProps) {
  const translate = useTranslate();
  const { isOn, isBusy, setEnabled } = useWidgetSwitch(RULE_WIDGET_TYPE, widget, name);
  const isIncomplete = findIssues(toRule(widget.data)).length > 0;
  return (
    <Switch
      showLabel={showLabel}
      label={showLabel ? translate('automation.on') : translate('automation.onNamed', { name })}
      checked={isOn}
      disabled={(isIncomplete || isChanged) && !isOn}
      aria-busy={isBusy || undefined}
      onKeyDown={toggleOnEnter}
      onChange={({ target }) => setEnabled(target.checked)}
    />
  );
}

interface SupportNoticeProps {
  ruleId: string;
  /** The rule with its unsaved changes, for what its automatic runs don't know. */
  rule?: Rule;
}

/** Says whether rules run on their own, which only some APIs support. */
export function SupportNotice({ ruleId, rule }: SupportNoticeProps) {
  const translate = useTranslate();
  const { data: runs, error, isFetching, refetch } = useProviderRuns(ruleId);
  if (error && runs === undefined) {
    return (
      <ReadNotice tone="waiting" title={translate('automation.support.failed')} read={{ error, isFetching, refetch }} />
    );
  }
  if (runs === undefined) return null;
  if (runs === null) return <Banner tone="info">{translate('automation.support.no')}</Banner>;
  return (
    <Banner tone="info">
      {translate('automation.support.yes')}
      {rule && publishesLeftHidden(rule) && ` ${translate('automation.support.hidden')}`}
    </Banner>
  );
}

/** Whether a rule publishes records that only this browser knows were left hidden. */
function publishesLeftHidden(rule: Rule): boolean {
  const entity = getTrigger(rule)?.entity;
  const action = entity && getRuleAction(entity, rule.action.type);
  return action ? publishesHidden(entity, action) : false;
}
