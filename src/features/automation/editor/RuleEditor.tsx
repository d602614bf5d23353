import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Widget } from '../../../../resources/widgets';
import { Editor } from '../../../engine/editing/Editor';
import { useEditor } from '../../../engine/editing/useEditor';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import textStyles from '../../../ui/text/text.module.css';
import { publishWidget } from '../../storefront/publishWidget';
import { useWidgetPorts } from '../../storefront/useWidgetPorts';
import { RuleState, RuleSwitch, SupportNotice } from '../RuleStatus';
import { findIssues, findLoop, type RuleIssue } from '../rule/findIssues';
import { MAX_LIMIT, RULE_WIDGET_TYPE, type Rule, ruleShape, toRule } from '../rule/rule';
import { DryRunCard } from '../run/DryRunCard';
import { OpenRecordsCard } from '../run/OpenRecordsCard';
import { RunLogCard } from '../run/RunFigures';
import { useRules } from '../useRules';
import { useRuleText } from '../useRuleText';
import { ConditionsCard } from './ConditionsCard';
import { ActionCard, TriggerCard } from './RuleCards';
import { NumberField, type RulePartProps } from './ruleInputs';

/** Edits a rule, checks what it matches, and runs it. */
export function RuleEditor({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const ports = useWidgetPorts();
  const { getName } = useRuleText();
  const saved = useMemo(() => toRule(widget.data), [widget.data]);
  const editor = useEditor<Rule>({
    name: `edit:automation.${widget._id}`,
    saved,
    shape: ruleShape,
    async save(mine) {
      const target = { type: RULE_WIDGET_TYPE, id: widget._id };
      // Saving creates the rule again if another user deleted it.
      const published = await publishWidget(
        target,
        { base: saved, mine, read: toRule },
        { ...ports, name: getName(mine) },
      );
      return toRule(published.data.data);
    },
    savedText: translate('automation.saved'),
  });
  const { value: rule, change } = editor;
  const issueText = useIssueText();
  // Whether everything that is missing is marked.
  const [isMarked, setMarked] = useState(false);
  const issues = findIssues(rule);
  const parts = { rule, change, errorOf: issueText(isMarked ? issues : []) };
  return (
    <>
      <PageHeader
        title={<bdi>{getName(saved)}</bdi>}
        subtitle={<RuleState widget={widget} />}
        back={<BackButton to="/automation" label={translate('automation.back')} />}
      />
      <Editor
        editor={editor}
        verb="save"
        getLabel={([part = '']) => translate(`automation.parts.${part}`, { _: part })}
        getFieldLabel={(field) => field}
        formatValue={(value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))}
      >
        <div className={columnStyles.columns}>
          <div className={columnStyles.stack}>
            <NameCard {...parts} />
            <TriggerCard {...parts} />
            <ConditionsCard {...parts} />
            <ActionCard {...parts} />
            <LimitsCard {...parts} ruleId={widget._id} />
          </div>
          <div className={columnStyles.stack}>
            <StateCard widget={widget} name={getName(saved)} isChanged={editor.isChanged} />
            <SupportNotice ruleId={widget._id} rule={rule} />
            <RunLogCard widget={widget} />
          </div>
        </div>
        <OpenRecordsCard widget={widget} />
        <DryRunCard
          widget={widget}
          rule={rule}
          isChanged={editor.isChanged}
          issues={issues}
          onIncomplete={() => setMarked(true)}
        />
      </Editor>
    </>
  );
}

/** Returns a function from issues to the error text of an input. */
function useIssueText(): (issues: readonly RuleIssue[]) => RulePartProps['errorOf'] {
  const translate = useTranslate();
  return (issues) => (issue) =>
    issues.includes(issue) ? translate(`automation.issues.${issue.split('.')[0]}`) : undefined;
}

/** The switch of a rule, and what it means. */
function StateCard({ widget, name, isChanged }: { widget: Widget; name: string; isChanged: boolean }) {
  const translate = useTranslate();
  return (
    <Card title={translate('automation.parts.state')}>
      <RuleSwitch showLabel widget={widget} name={name} isChanged={isChanged} />
      <p className={textStyles.second}>{translate(isChanged ? 'automation.savedRuns' : 'automation.stateText')}</p>
    </Card>
  );
}

/** Maximum length in characters. */
const MAX_NAME_LENGTH = 80;

/** The name of a rule. */
function NameCard({ rule, change, errorOf }: RulePartProps) {
  const translate = useTranslate();
  return (
    <Card title={translate('automation.rule')}>
      <TextBox
        required
        dir="auto"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        label={translate('automation.parts.name')}
        error={errorOf('name')}
        value={rule.name}
        onChange={(name) => change((now) => ({ ...now, name }), { merge: 'name' })}
      />
    </Card>
  );
}

interface LimitsCardProps extends RulePartProps {
  /** Id of the rule's widget. */
  ruleId: string;
}

/** The limit of a run, and a warning if rules start each other. */
function LimitsCard({ rule, change, errorOf, ruleId }: LimitsCardProps) {
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
      <div className={columnStyles.stack}>
        <NumberField
          label={translate('automation.fields.limit')}
          help={translate('automation.fields.limitHelp', { max: formatPoints(MAX_LIMIT, locale) })}
          error={errorOf('limit')}
          value={rule.limit}
          onChange={(limit) => change((now) => ({ ...now, limit }), { merge: 'limit' })}
        />
        <p className={textStyles.second}>{translate('automation.once')}</p>
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
