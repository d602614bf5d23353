import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Widget } from '../../../../resources/widgets';
import { Editor } from '../../../engine/editing/Editor';
import { useEditor } from '../../../engine/editing/useEditor';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { publishWidget } from '../../storefront/publishWidget';
import { useReportCreatedWidget } from '../../storefront/useReportCreatedWidget';
import { useWidgetPorts } from '../../storefront/useWidgetPorts';
import styles from '../automation.module.css';
import { RuleState } from '../RuleState';
import { findIssues } from '../rule/findIssues';
import { RULE_WIDGET_TYPE, type Rule, ruleShape, toRule } from '../rule/rule';
import { DryRunCard } from '../run/DryRunCard';
import { OpenRecordsCard } from '../run/OpenRecordsCard';
import { RunLogCard } from '../run/RunLogCard';
import { SupportNotice } from '../SupportNotice';
import { useRuleText } from '../useRuleText';
import { ActionCard } from './ActionCard';
import { ConditionsCard } from './ConditionsCard';
import { LimitsCard } from './LimitsCard';
import { NameCard } from './NameCard';
import { StateCard } from './StateCard';
import { TriggerCard } from './TriggerCard';
import { useIssueText } from './useIssueText';

/** Edits a rule, checks what it matches, and runs it. */
export function RuleEditor({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const ports = useWidgetPorts();
  const report = useReportCreatedWidget(ports);
  const { getName } = useRuleText();
  const saved = useMemo(() => toRule(widget.data), [widget.data]);
  const editor = useEditor<Rule>({
    name: `edit:automation.${widget._id}`,
    saved,
    shape: ruleShape,
    async save(mine) {
      const target = { type: RULE_WIDGET_TYPE, id: widget._id };
      // Saving creates the rule again if another user deleted it.
      const onCreated = (findRepeated: () => Promise<readonly Widget[]>) =>
        void report({ name: getName(mine), done: null, findRepeated });
      return toRule((await publishWidget(target, { base: saved, mine, read: toRule }, { ...ports, onCreated })).data);
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
        <div className={styles.columns}>
          <div className={styles.page}>
            <NameCard {...parts} />
            <TriggerCard {...parts} />
            <ConditionsCard {...parts} />
            <ActionCard {...parts} />
            <LimitsCard {...parts} ruleId={widget._id} />
          </div>
          <div className={styles.page}>
            <StateCard widget={widget} name={getName(saved)} />
            <SupportNotice ruleId={widget._id} />
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
