import { useTranslate } from 'ra-core';
import type { Widget } from '../../../resources/widgets';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { findIssues } from './rule/findIssues';
import { toRule } from './rule/rule';

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
